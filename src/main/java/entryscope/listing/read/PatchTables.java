// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Alternative;
import entryscope.listing.Architecture;
import entryscope.listing.BootPatches;
import entryscope.listing.KeySite;
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
  private final ElfSections sections;
  private final List<ElfSymbols.Entry> symbols;
  private final ElfFile elf;
  private final Function<String, OptionalLong> base;

  private PatchTables(ElfSections sections, ElfFile elf, Function<String, OptionalLong> base)
      throws IOException, ListingException {
    this.sections = sections;
    this.symbols = ElfSymbols.of(sections);
    this.elf = elf;
    this.base = base;
  }

  /// @param base where a section of an object begins in its listing
  static BootPatches read(Path file, ElfFile elf, Function<String, OptionalLong> base)
      throws ListingException {
    try (FileChannel channel = FileChannel.open(file)) {
      return new PatchTables(new ElfSections(channel), elf, base).read();
    } catch (IOException e) {
      throw new ListingException(0, "cannot read " + file, Listings.reason(e));
    } catch (IndexOutOfBoundsException | ArithmeticException e) {
      throw new ListingException(0, "damaged ELF file", "its tables of patches are out of bounds");
    }
  }

  private BootPatches read() throws IOException, ListingException {
    Map<Long, KeySite> keys = Map.of();
    Optional<ElfReferences> jumps =
        table("__jump_table", "__start___jump_table", "__stop___jump_table");
    if (jumps.isPresent()) {
      KeyNames variables = new KeyNames(sections, symbols, elf.relocatable());
      keys = JumpTable.read(jumps.get(), sections.wide() ? 8 : 4, variables, this::address);
    }
    NavigableMap<Long, List<Alternative>> alternatives = new TreeMap<>(Long::compareUnsigned);
    Optional<ElfReferences> replaced =
        elf.architecture() == Architecture.RISCV64
            ? table(".alternative", "__alt_start", "__alt_end")
            : table(".altinstructions", "__alt_instructions", "__alt_instructions_end");
    Map<Integer, String> names = CapabilityNames.of(sections, symbols);
    replaced
        .map(table -> AlternativeTable.read(table, elf.architecture(), this::address, names))
        .orElse(List.of())
        .forEach(
            each -> alternatives.computeIfAbsent(each.address(), _ -> new ArrayList<>()).add(each));
    ReplacedJump replacedJump = new ReplacedJump(sections, elf);
    alternatives.values().forEach(all -> all.replaceAll(replacedJump::of));
    return new BootPatches(keys, alternatives);
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
