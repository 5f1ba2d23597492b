// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Alternative;
import entryscope.listing.Architecture;
import entryscope.listing.read.ElfReferences.Reference;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;

/// The alternatives of a kernel: `struct alt_instr` of arch/*/include/asm/alternative.h. Its form
/// changed over the versions; of those that the size of the table allows, the first is taken all of
/// whose entries lie in code.
final class AlternativeTable {
  private static final int NOT = 1 << 15;

  /// One of so many entries may lie elsewhere, such as in data that is run (riscv64).
  private static final int MOST = 4;

  private final ElfReferences table;
  private final Function<Reference, OptionalLong> address;
  private final Map<Integer, String> names;

  /// Whether the highest bit of a feature tells of a function that writes the replacement
  /// (ARM64_CB_BIT).
  private final boolean callbacks;

  private AlternativeTable(
      ElfReferences table,
      Function<Reference, OptionalLong> address,
      Map<Integer, String> names,
      boolean callbacks) {
    this.table = table;
    this.address = address;
    this.names = names;
    this.callbacks = callbacks;
  }

  /// One form of an entry, behind the two places.
  ///
  /// @param size of an entry in bytes
  /// @param length where the length of the code is, one byte
  /// @param replacement where that of its replacement is, one byte; that of the code where they are
  ///   equal by rule
  /// @param feature words for an entry's feature
  private record Form(int size, int length, int replacement, Feature feature) {}

  private interface Feature {
    String of(ByteBuffer bytes, int at);
  }

  /// The alternatives, in the order of the table.
  ///
  /// @param address of code in the listing, empty for what is no code
  /// @param names of features of x86 processors, by number
  /// @throws ListingException if no form fits
  static List<Alternative> read(
      ElfReferences table,
      Architecture architecture,
      Function<Reference, OptionalLong> address,
      Map<Integer, String> names)
      throws ListingException {
    AlternativeTable reader =
        new AlternativeTable(table, address, names, architecture == Architecture.ARM64);
    return reader.forms(architecture).stream()
        .filter(form -> table.bytes().limit() % form.size() == 0)
        .map(reader::read)
        .flatMap(Optional::stream)
        .findFirst()
        .orElseThrow(() -> new ListingException(0, "a table of alternatives in no known form", ""));
  }

  private List<Form> forms(Architecture architecture) {
    return switch (architecture) {
      case X86_64, X86_32 ->
          List.of(
              new Form(
                  14, 12, 13, (b, at) -> x86(b.getShort(at + 8), (b.getShort(at + 10) & 1) != 0)),
              new Form(
                  12, 10, 11, (b, at) -> x86(b.getShort(at + 8), (b.getShort(at + 8) & NOT) != 0)),
              new Form(13, 10, 11, (b, at) -> x86(b.getShort(at + 8), false)));
      case ARM64 ->
          List.of(new Form(12, 10, 11, (b, at) -> "capability " + (b.getShort(at + 8) & 0x7fff)));
      case LOONGARCH64 ->
          List.of(new Form(12, 10, 11, (b, at) -> "CPU feature " + (b.getShort(at + 8) & 0xffff)));
      case S390 ->
          List.of(
              new Form(13, 12, 12, (b, at) -> s390(b.getInt(at + 8))),
              new Form(11, 10, 10, (b, at) -> "facility " + b.getShort(at + 8)),
              new Form(12, 10, 11, (b, at) -> "facility " + b.getShort(at + 8)));
      case RISCV64 ->
          List.of(
              new Form(
                  16,
                  10,
                  10,
                  (b, at) ->
                      b.getShort(at + 8) == 0
                          ? "extension " + b.getInt(at + 12)
                          : "vendor 0x%x, erratum %d"
                              .formatted(b.getShort(at + 8), b.getInt(at + 12))));
    };
  }

  private String x86(int feature, boolean not) {
    int number = feature & 0x7fff;
    String name = Optional.ofNullable(names.get(number)).map(" (%s)"::formatted).orElse("");
    return "%sX86_FEATURE %d*32+%d%s".formatted(not ? "no " : "", number / 32, number % 32, name);
  }

  /// The lowest bits say when it is patched, eight more the kind, the others the number (v6.12).
  private static String s390(int feature) {
    int kind = feature >>> 20 & 0xff;
    int number = feature & 0xfffff;
    return kind == 0 ? "facility " + number : "kind %d, number %d".formatted(kind, number);
  }

  /// @return empty where the form cannot be right
  private Optional<List<Alternative>> read(Form form) {
    List<Alternative> found = new ArrayList<>();
    ByteBuffer bytes = table.bytes();
    for (int at = 0; at + form.size() <= bytes.limit(); at += form.size()) {
      OptionalLong code = table.at(at, 4).map(address).orElse(OptionalLong.empty());
      OptionalLong other = table.at(at + 4, 4).map(address).orElse(OptionalLong.empty());
      int length = bytes.get(at + form.length()) & 0xff;
      int replaced = bytes.get(at + form.replacement()) & 0xff;
      if (code.isEmpty() || length == 0 || (other.isEmpty() && replaced > 0)) {
        continue;
      }
      found.add(
          new Alternative(
              code.getAsLong(),
              length,
              other.orElse(0),
              replaced,
              callbacks && bytes.getShort(at + 8) < 0,
              form.feature().of(bytes, at),
              OptionalLong.empty()));
    }
    int all = bytes.limit() / form.size();
    return found.size() * MOST >= all * (MOST - 1) ? Optional.of(found) : Optional.empty();
  }
}
