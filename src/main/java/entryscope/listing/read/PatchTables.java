// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Alternative;
import entryscope.listing.Architecture;
import entryscope.listing.BootPatches;
import entryscope.listing.KeySite;
import entryscope.listing.Warning;
import entryscope.listing.read.ElfReferences.Reference;
import entryscope.listing.read.ElfSections.Section;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/// Reads of an ELF file where the kernel patches its code. A linked kernel may keep a table amid
/// another section, between two symbols.
final class PatchTables {
  private static final String NO_SWITCHES = ": static keys are no switches";

  private final ElfSections sections;
  private final List<ElfSymbols.Entry> symbols;
  private final ElfFile elf;
  private final Function<String, OptionalLong> base;
  private final List<Warning> warnings = new ArrayList<>();

  private PatchTables(ElfSections sections, ElfFile elf, Function<String, OptionalLong> base)
      throws IOException, ListingException {
    this.sections = sections;
    this.symbols = ElfSymbols.of(sections);
    this.elf = elf;
    this.base = base;
  }

  /// What can be read; of a damaged table there is a warning.
  ///
  /// @param base where a section of an object begins in its listing
  static BootPatches read(Path file, ElfFile elf, Function<String, OptionalLong> base) {
    try (FileChannel channel = FileChannel.open(file)) {
      return new PatchTables(new ElfSections(channel), elf, base).read();
    } catch (IOException | ListingException | IndexOutOfBoundsException e) {
      Warning unread = new Warning(0, "the tables of patches cannot be read" + NO_SWITCHES, "");
      return new BootPatches(Map.of(), new TreeMap<>(), List.of(unread));
    }
  }

  private BootPatches read() {
    Map<Long, KeySite> keys =
        orWarn(this::keys, Map.of(), "the table of static keys is damaged" + NO_SWITCHES);
    Map<Integer, String> names =
        orWarn(
            () -> CapabilityNames.of(sections, symbols),
            Map.of(),
            "the names of processor features are damaged: features are told by number");
    List<Alternative> alternatives =
        orWarn(
            () -> alternatives(names),
            List.of(),
            "the table of alternatives is damaged: they are neither named nor switches");
    NavigableMap<Long, List<Alternative>> byAddress = new TreeMap<>(Long::compareUnsigned);
    alternatives.forEach(
        each -> byAddress.computeIfAbsent(each.address(), _ -> new ArrayList<>()).add(each));
    return new BootPatches(keys, byAddress, warnings);
  }

  /// Reads one table.
  private interface Reading<T> {
    T read() throws IOException, ListingException;
  }

  private <T> T orWarn(Reading<T> table, T otherwise, String what) {
    try {
      return table.read();
    } catch (IOException | ListingException | IndexOutOfBoundsException | ArithmeticException e) {
      warnings.add(new Warning(0, what, ""));
      return otherwise;
    }
  }

  private Map<Long, KeySite> keys() throws IOException, ListingException {
    Optional<ElfReferences> jumps =
        table("__jump_table", "__start___jump_table", "__stop___jump_table");
    if (jumps.isEmpty()) {
      return Map.of();
    }
    KeyNames variables = new KeyNames(sections, symbols, elf.relocatable());
    int word = sections.wide() ? 8 : 4;
    Map<Long, KeySite> keys = JumpTable.read(jumps.get(), word, variables, this::address);
    int left = JumpTable.entries(jumps.get(), word) - keys.size();
    if (left > 0) {
      warnings.add(
          new Warning(
              0,
              "%d entries of the table of static keys lead to no code, and are left out"
                  .formatted(left),
              ""));
    }
    return keys;
  }

  private List<Alternative> alternatives(Map<Integer, String> names)
      throws IOException, ListingException {
    Optional<ElfReferences> replaced =
        elf.architecture() == Architecture.RISCV64
            ? table(".alternative", "__alt_start", "__alt_end")
            : table(".altinstructions", "__alt_instructions", "__alt_instructions_end");
    if (replaced.isEmpty()) {
      return List.of();
    }
    ReplacedJump jump = new ReplacedJump(sections, elf);
    return AlternativeTable.read(replaced.get(), elf.architecture(), this::address, names).stream()
        .map(jump::of)
        .toList();
  }

  private Optional<ElfReferences> table(String name, String start, String end)
      throws IOException, ListingException {
    Optional<Section> own = sections.named(name).filter(Section::stored);
    if (own.isPresent()) {
      return Optional.of(references(own.get(), own.get().address(), own.get().size()));
    }
    OptionalLong from = value(start);
    OptionalLong to = value(end);
    if (elf.relocatable() || from.isEmpty() || to.isEmpty()) {
      return Optional.empty();
    }
    Optional<Section> around =
        sections.all().stream()
            .filter(section -> section.stored() && section.holds(from.getAsLong()))
            .filter(section -> section.address() != 0)
            .findFirst();
    return around.isPresent()
        ? Optional.of(references(around.get(), from.getAsLong(), to.getAsLong() - from.getAsLong()))
        : Optional.empty();
  }

  private ElfReferences references(Section section, long start, long size)
      throws IOException, ListingException {
    return new ElfReferences(sections, symbols, section, start, size, elf.relocatable());
  }

  private OptionalLong value(String symbol) {
    return symbols.stream()
        .filter(entry -> entry.name().equals(symbol))
        .mapToLong(ElfSymbols.Entry::value)
        .findFirst();
  }

  /// Where code is in the listing.
  private OptionalLong address(Reference reference) {
    if (elf.relocatable()) {
      boolean here = reference.section() > 0 && reference.section() < sections.all().size();
      Optional<Section> section =
          here ? Optional.of(sections.all().get(reference.section())) : Optional.empty();
      return section.filter(Section::executable).map(Section::title).map(base).stream()
          .flatMap(start -> start.stream().boxed())
          .mapToLong(start -> start + reference.place())
          .findFirst();
    }
    return executable().anyMatch(section -> section.holds(reference.place()))
        ? OptionalLong.of(reference.place())
        : OptionalLong.empty();
  }

  private Stream<Section> executable() {
    return sections.all().stream().filter(Section::executable);
  }
}
