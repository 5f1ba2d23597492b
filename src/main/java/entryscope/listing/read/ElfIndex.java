// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Architecture;
import entryscope.listing.BootPatches;
import entryscope.listing.CodeSize;
import entryscope.listing.FunctionListing;
import entryscope.listing.Listing;
import entryscope.listing.Symbol;
import entryscope.listing.Warning;
import entryscope.listing.read.Contents.Sized;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;

/// An ELF file: its symbols are the index, and objdump is run on the functions asked for. Only for
/// all of them is everything disassembled, into a file that lives as long as the index.
final class ElfIndex implements ListingIndex {
  /// Functions as near as this are disassembled in one run: to start objdump on a kernel takes as
  /// long as so many bytes of code.
  private static final long NEAR = 1 << 17;

  /// The same where the lines of each instruction are looked up.
  private static final long NEAR_WITH_LINES = 1 << 15;

  /// Where a symbol without size is the last one, so many bytes are taken for its code.
  private static final long MOST_UNSIZED = 1 << 14;

  /// Bytes that are read where code in no function begins.
  private static final long SNIPPET = 48;

  private final Path file;
  private final ElfFile elf;
  private final Options options;
  private final Architecture architecture;
  private final Disassembler disassembler;
  private final Extents extents;
  private final Progress progress;
  private final Warnings warnings = new Warnings();
  private Optional<TextIndex> everything = Optional.empty();
  private Optional<BootPatches> patches = Optional.empty();

  private ElfIndex(
      Path file, ElfFile elf, Options options, Disassembler disassembler, Progress progress) {
    this.file = file;
    this.elf = elf;
    this.options = options;
    this.architecture = options.architecture().orElse(elf.architecture());
    this.disassembler = disassembler;
    this.extents = new Extents(elf.symbols());
    this.progress = progress;
  }

  static ElfIndex open(Path file, Options options, Progress progress)
      throws IOException, ListingException {
    ElfFile elf = ElfFile.read(file);
    Listings.refuseOther(options, Optional.of(elf.architecture()));
    Architecture architecture = elf.architecture();
    String path = Optional.ofNullable(System.getenv("PATH")).orElse("/usr/bin:/bin");
    return new ElfIndex(
        file, elf, options, Disassembler.find(architecture, options, path), progress);
  }

  private List<String> command() {
    return disassembler.command(architecture, elf.relocatable(), options.lines());
  }

  @Override
  public Architecture architecture() {
    return architecture;
  }

  @Override
  public String origin() {
    return String.join(" ", command()) + " " + file;
  }

  @Override
  public List<Symbol> functions() {
    return extents.functions().stream()
        .map(Sized::symbol)
        .filter(s -> !ColdPart.is(s.name()) && !s.name().startsWith("__pfx_"))
        .toList();
  }

  @Override
  public List<CodeSize> sizes() throws ListingException {
    return elf.relocatable() ? everything().sizes() : extents.sizes();
  }

  @Override
  public Listing read(Collection<String> names) throws ListingException {
    if (elf.relocatable() || elf.symbols().isEmpty()) {
      return everything().read(names);
    }
    List<AddressRange> ranges = new ArrayList<>();
    for (String name : names) {
      ranges.addAll(rangesOf(name));
    }
    try (TextIndex index = disassembled(ranges)) {
      return kept(index.read(names));
    }
  }

  @Override
  public Listing readAt(Collection<Long> addresses) throws ListingException {
    if (elf.relocatable() || elf.symbols().isEmpty()) {
      return everything().readAt(addresses);
    }
    List<AddressRange> ranges = new ArrayList<>();
    for (long address : addresses) {
      extents
          .enclosing(address)
          .ifPresent(
              s -> {
                ranges.add(range(s));
                ranges.addAll(coldRangesOf(s.symbol().name()));
              });
    }
    try (TextIndex index = disassembled(ranges)) {
      return kept(withSnippets(index.readAt(addresses), addresses));
    }
  }

  /// Adds code that is in no function, such as alternatives out of line (`.altinstr_aux`): what
  /// stands at the address, as long as those are.
  private Listing withSnippets(Listing listing, Collection<Long> addresses)
      throws ListingException {
    List<AddressRange> ranges =
        addresses.stream()
            .filter(address -> extents.enclosing(address).isEmpty())
            .map(address -> new AddressRange(address, address + SNIPPET))
            .toList();
    if (ranges.isEmpty()) {
      return listing;
    }
    SortedMap<Long, FunctionListing> functions = new TreeMap<>(Long::compareUnsigned);
    functions.putAll(listing.functions());
    try (TextIndex index = disassembled(ranges, List.of())) {
      index.whole().functions().forEach((at, code) -> functions.putIfAbsent(at, nameless(code)));
    }
    return new Listing(architecture, functions, listing.symbols(), listing.warnings());
  }

  private static FunctionListing nameless(FunctionListing code) {
    long address = code.symbol().address();
    return new FunctionListing(
        new Symbol(
            FunctionListing.NAMELESS + Long.toHexString(address), address, code.symbol().section()),
        List.of(),
        code.instructions(),
        code.size());
  }

  private Listing kept(Listing listing) throws ListingException {
    warnings.addAll(listing.warnings());
    return disassembler.llvm() && options.lines()
        ? Symbolizer.beside(disassembler, file).withFrames(listing)
        : listing;
  }

  /// Where functions of that name lie, those around inner labels of that name, and their cold
  /// parts.
  private List<AddressRange> rangesOf(String name) {
    List<AddressRange> ranges = new ArrayList<>();
    for (Sized symbol : extents.all()) {
      if (symbol.symbol().name().equals(name)) {
        Sized outer = extents.enclosing(symbol.symbol().address()).orElse(symbol);
        ranges.add(range(outer));
        ranges.addAll(coldRangesOf(outer.symbol().name()));
      }
    }
    ColdPart.functionOf(name).ifPresent(f -> ranges.addAll(rangesOf(f)));
    return ranges;
  }

  private List<AddressRange> coldRangesOf(String name) {
    return extents.all().stream()
        .filter(s -> s.symbol().name().startsWith(name))
        .filter(s -> ColdPart.functionOf(s.symbol().name()).filter(name::equals).isPresent())
        .map(this::range)
        .toList();
  }

  /// A symbol without size reaches to the next one.
  private AddressRange range(Sized symbol) {
    long start = symbol.symbol().address();
    if (symbol.size() > 0) {
      return new AddressRange(start, start + symbol.size());
    }
    return new AddressRange(
        start,
        extents.between(start + 1, start + MOST_UNSIZED).stream()
            .findFirst()
            .map(s -> s.symbol().address())
            .orElse(start + MOST_UNSIZED));
  }

  private TextIndex disassembled(List<AddressRange> ranges) throws ListingException {
    return disassembled(ranges, elf.symbols());
  }

  private TextIndex disassembled(List<AddressRange> ranges, List<Sized> symbols)
      throws ListingException {
    try {
      Path spool = Files.createTempFile("entryscope-", ".listing");
      try {
        disassemble(ranges, spool);
        try (InputStream in = Files.newInputStream(spool)) {
          long size = Files.size(spool);
          Contents contents = IndexPass.of(in, origin(), size, progress);
          return new TextIndex(
              origin(),
              new Text.InFile(spool),
              size,
              architecture,
              contents,
              symbols,
              () -> delete(spool));
        }
      } catch (IOException | ListingException e) {
        delete(spool);
        throw e;
      }
    } catch (IOException e) {
      throw new ListingException(0, "cannot disassemble " + file, Listings.reason(e));
    }
  }

  private void disassemble(List<AddressRange> ranges, Path spool)
      throws IOException, ListingException {
    long gap = options.lines() ? NEAR_WITH_LINES : NEAR;
    try (OutputStream text = Files.newOutputStream(spool)) {
      long written = 0;
      for (AddressRange range : AddressRange.merged(ranges, gap)) {
        List<String> command = new ArrayList<>(command());
        command.add("--start-address=0x" + Long.toHexString(range.start()));
        command.add("--stop-address=0x" + Long.toHexString(range.end()));
        command.add(file.toString());
        try (Run run = new Run(command, progress)) {
          written += run.text().transferTo(text);
          run.end();
        }
        progress.reached(origin(), written, 0);
      }
    }
  }

  private TextIndex index(Text text, long size, Contents contents, Runnable close) {
    return new TextIndex(origin(), text, size, architecture, contents, elf.symbols(), close);
  }

  /// The index of the whole file's disassembly, made once, as fast as objdump prints it.
  TextIndex everything() throws ListingException {
    if (everything.isEmpty()) {
      everything = Optional.of(spooled());
    }
    return everything.get();
  }

  private TextIndex spooled() throws ListingException {
    List<String> command = new ArrayList<>(command());
    command.add(file.toString());
    try {
      Path spool = Files.createTempFile("entryscope-", ".listing");
      try (Run run = new Run(command, progress);
          OutputStream copy = Files.newOutputStream(spool);
          InputStream in = new Tee(run.text(), copy)) {
        Contents contents = IndexPass.of(in, origin(), 0, progress);
        run.end();
        copy.flush();
        return index(new Text.InFile(spool), Files.size(spool), contents, () -> delete(spool));
      } catch (IOException | ListingException e) {
        delete(spool);
        throw e;
      }
    } catch (IOException e) {
      throw new ListingException(0, "cannot disassemble " + file, Listings.reason(e));
    }
  }

  private static void delete(Path spool) {
    try {
      Files.deleteIfExists(spool);
    } catch (IOException e) {
      spool.toFile().deleteOnExit();
    }
  }

  @Override
  public void forEach(Consumer<FunctionListing> consumer, Progress heard) throws ListingException {
    everything().forEach(consumer, heard);
  }

  @Override
  public BootPatches patches() throws ListingException {
    if (patches.isEmpty()) {
      Function<String, OptionalLong> base =
          elf.relocatable() ? everything()::base : _ -> OptionalLong.empty();
      patches = Optional.of(PatchTables.read(file, elf, base));
    }
    return patches.get();
  }

  @Override
  public Listing whole() throws ListingException {
    return everything().whole();
  }

  @Override
  public List<Warning> warnings() {
    return everything.map(TextIndex::warnings).orElseGet(warnings::all);
  }

  @Override
  public void close() {
    everything.ifPresent(TextIndex::close);
    everything = Optional.empty();
  }
}
