// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.FunctionListing;
import entryscope.listing.InlineFrame;
import entryscope.listing.Instruction;
import entryscope.listing.Listing;
import entryscope.listing.SourceLine;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Asks `llvm-symbolizer` what was inlined around instructions: LLVM's objdump names the innermost
/// function only.
///
/// @param program path or name
/// @param file with debug information
record Symbolizer(String program, Path file) {
  private static final Pattern PLACE = Pattern.compile("(.*):(\\d{1,9}):\\d{1,9}");

  /// The one that belongs to a disassembler of LLVM: beside it, with the same version.
  static Symbolizer beside(Disassembler disassembler, Path file) {
    return new Symbolizer(disassembler.program().replace("objdump", "symbolizer"), file);
  }

  /// The listing with the inlined functions at each instruction.
  ///
  /// @throws ListingException if the program cannot be run
  Listing withFrames(Listing listing) throws ListingException {
    List<Long> addresses =
        listing.functions().values().stream()
            .flatMap(function -> function.instructions().stream())
            .map(Instruction::address)
            .distinct()
            .toList();
    Map<Long, List<InlineFrame>> frames = addresses.isEmpty() ? Map.of() : frames(addresses);
    NavigableMap<Long, FunctionListing> functions = new TreeMap<>(Long::compareUnsigned);
    listing
        .functions()
        .forEach(
            (address, function) ->
                functions.put(
                    address,
                    new FunctionListing(
                        function.symbol(),
                        function.labels(),
                        function.instructions().stream()
                            .map(i -> with(i, frames.getOrDefault(i.address(), i.inlined())))
                            .toList(),
                        function.size())));
    return new Listing(listing.architecture(), functions, listing.symbols(), listing.warnings());
  }

  private static Instruction with(Instruction i, List<InlineFrame> frames) {
    return new Instruction(
        i.address(),
        i.length(),
        i.mnemonic(),
        i.operands(),
        i.comment(),
        i.target(),
        i.targetSymbol(),
        i.line(),
        frames,
        i.source(),
        i.kind());
  }

  private Map<Long, List<InlineFrame>> frames(List<Long> addresses) throws ListingException {
    try {
      Path asked = Files.createTempFile("entryscope-", ".addresses");
      try {
        Files.write(asked, addresses.stream().map(a -> "0x" + Long.toHexString(a)).toList());
        return answered(addresses, asked.toFile());
      } finally {
        Files.deleteIfExists(asked);
      }
    } catch (IOException e) {
      throw new ListingException(
          0,
          "cannot run %s, which knows what was inlined".formatted(program),
          "install the package llvm, or leave out --inlines");
    }
  }

  private Map<Long, List<InlineFrame>> answered(List<Long> addresses, File asked)
      throws IOException {
    Process process =
        new ProcessBuilder(program, "--obj=" + file, "--inlines", "--output-style=LLVM")
            .redirectInput(asked)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      return read(lines, addresses);
    } finally {
      process.destroy();
    }
  }

  /// Reads answers, one for each address in order: pairs of a function and its line, the innermost
  /// first, and an empty line.
  static Map<Long, List<InlineFrame>> read(BufferedReader lines, List<Long> addresses)
      throws IOException {
    Map<Long, List<InlineFrame>> frames = new HashMap<>();
    for (long address : addresses) {
      List<String> names = new ArrayList<>();
      List<Optional<SourceLine>> places = new ArrayList<>();
      for (String name = lines.readLine();
          name != null && !name.isEmpty();
          name = lines.readLine()) {
        names.add(name);
        places.add(place(Optional.ofNullable(lines.readLine()).orElse("")));
      }
      List<InlineFrame> around = new ArrayList<>();
      for (int i = names.size() - 2; i >= 0; i--) {
        around.add(new InlineFrame(names.get(i), places.get(i + 1)));
      }
      frames.put(address, around);
    }
    return frames;
  }

  private static Optional<SourceLine> place(String text) {
    Matcher matcher = PLACE.matcher(text);
    return matcher.matches() && !matcher.group(1).equals("??")
        ? Optional.of(new SourceLine(matcher.group(1), Integer.parseInt(matcher.group(2))))
        : Optional.empty();
  }
}
