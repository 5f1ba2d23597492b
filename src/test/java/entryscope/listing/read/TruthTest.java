// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import entryscope.listing.Architecture;
import entryscope.listing.FunctionListing;
import entryscope.listing.Instruction;
import entryscope.listing.Instruction.Kind;
import entryscope.listing.Listing;
import entryscope.listing.Symbol;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Listings of real kernels and of the mailing list, where they lie beside the project.
final class TruthTest {
  private static final Path SHARED = Path.of("..", "shared");
  private static final Pattern EXTENT =
      Pattern.compile("# ==== (\\S+) 0x([0-9a-f]+)\\.\\.0x([0-9a-f]+) size (\\d+).*");

  @ParameterizedTest
  @CsvSource({
    "amd64-6.12, X86_64",
    "arm64-6.12, ARM64",
    "s390x-6.1, S390",
    "s390x-6.12, S390",
    "riscv64-6.12, RISCV64"
  })
  void everyFunctionOfARealKernelIsReadWhole(String kernel, Architecture architecture)
      throws Exception {
    Path file = SHARED.resolve("truth").resolve(kernel).resolve("listing-plain.txt");
    assumeThat(file).exists();
    Listing listing = read(file);
    assertThat(listing.architecture()).isEqualTo(architecture);
    assertThat(listing.warnings()).isEmpty();
    Set<Long> read = new HashSet<>();
    listing.functions().values().stream()
        .flatMap(f -> f.instructions().stream())
        .filter(i -> i.kind() != Kind.GAP)
        .forEach(i -> read.add(i.address()));
    List<String> lines = Files.readAllLines(file);
    Set<Long> printed = new HashSet<>();
    for (String line : lines) {
      Matcher matcher = Pattern.compile("\\s*([0-9a-f]+):\\t.*").matcher(line);
      if (matcher.matches()) {
        printed.add(Long.parseUnsignedLong(matcher.group(1), 16));
      }
    }
    assertThat(read).isEqualTo(printed).hasSizeGreaterThan(1000);
    for (String line : lines) {
      Matcher matcher = EXTENT.matcher(line);
      if (matcher.matches()) {
        long start = Long.parseUnsignedLong(matcher.group(2), 16);
        Optional<FunctionListing> function = listing.functionAt(start);
        assertThat(function).as(line).isPresent();
        assertThat(function.orElseThrow().contains(start)).isTrue();
      }
    }
  }

  /// The trap behind the last instruction, which the symbol's size counts, is a piece of its own:
  /// only a symbol table can tell. perf's commit 980b68ec0694: jumps that print a label inside are
  /// jumps inside.
  @Test
  void theEntryIsOneFunction() throws Exception {
    Path file = SHARED.resolve("truth/amd64-6.12/listing-plain.txt");
    assumeThat(file).exists();
    FunctionListing entry = read(file).named("entry_SYSCALL_64").getFirst();
    assertThat(entry.size()).isEqualTo(331);
    assertThat(entry.labels())
        .extracting(Symbol::name)
        .contains("entry_SYSCALL_64_after_hwframe", "syscall_return_via_sysret");
    assertThat(entry.instructions())
        .filteredOn(i -> i.mnemonic().equals("jmp"))
        .extracting(Instruction::target)
        .allMatch(t -> entry.contains(t.orElseThrow()));
  }

  @Test
  void theFunctionInTheMailIsRead() throws Exception {
    Path folder = SHARED.resolve("seeds");
    assumeThat(folder).exists();
    Path mail;
    try (var files = Files.list(folder)) {
      mail =
          files.filter(f -> f.getFileName().toString().startsWith("004")).findFirst().orElseThrow();
    }
    FunctionListing function = read(mail).named("do_el0_svc").getFirst();
    assertThat(function.symbol().address()).isEqualTo(0xffff80008002c080L);
    assertThat(function.instructions()).hasSize(54);
    assertThat(function.instructions())
        .filteredOn(i -> i.targetSymbol().filter(s -> s.startsWith("do_el0_svc")).isPresent())
        .hasSize(7)
        .allMatch(i -> function.contains(i.target().orElseThrow()));
  }

  private static Listing read(Path file) throws ListingException {
    try (ListingIndex index = Listings.open(file, Options.DEFAULT, Progress.NONE)) {
      return index.whole();
    }
  }
}
