// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.listing.Architecture;
import entryscope.listing.FunctionListing;
import entryscope.listing.Instruction;
import entryscope.listing.Listing;
import entryscope.listing.Symbol;
import java.nio.file.Files;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Listings as mails have them.
final class PastedTest {
  private static final String ARM64 =
      """
      On Tue, someone wrote:

      > <do_toy>:
      >        d503201f        nop
      >        d503233f        paciasp
      >        373001e2        tbnz    w2, #6, ffff80008002c0f0
      > <do_toy+0x10>
      >        97ffffb1        bl      ffff80008002bf88 <invoke.constprop.0>
      >        d65f03c0        ret
      >
      > Looks good to me.
      """;

  @Test
  void addressesAreTakenFromTheBranches() throws Exception {
    FunctionListing function = only(ARM64, "do_toy");
    assertThat(function.symbol().address()).isEqualTo(0xffff80008002c0e0L);
    assertThat(function.instructions())
        .extracting(Instruction::mnemonic)
        .containsExactly("nop", "paciasp", "tbnz", "bl", "ret");
    Instruction branch = function.instructions().get(2);
    assertThat(branch.target()).hasValue(0xffff80008002c0f0L);
    assertThat(branch.line()).isEqualTo(6);
    assertThat(function.contains(0xffff80008002c0f0L)).isTrue();
    assertThat(function.size()).isEqualTo(20);
  }

  @Test
  void whatNothingNamesGetsAnAddress() throws Exception {
    Listing listing =
        read(ARM64.replaceAll("ffff8\\w+\n> <.*", "1f").replaceAll("ffff8\\w+ <.*>", "x1"));
    FunctionListing function = listing.named("do_toy").getFirst();
    assertThat(function.symbol().address()).isEqualTo(1L << 32);
    assertThat(function.instructions()).hasSize(5);
  }

  @Test
  void twoBodiesOfOneNameStayTwo() throws Exception {
    Listing listing = read(ARM64 + "\nand after the patch:\n\n" + ARM64);
    assertThat(listing.named("do_toy"))
        .hasSize(2)
        .allMatch(f -> f.instructions().size() == 5)
        .allMatch(f -> f.contains(f.instructions().get(2).target().orElseThrow()));
  }

  @ParameterizedTest
  @EnumSource(Architecture.class)
  void aQuotedListingIsTheListing(Architecture architecture) throws Exception {
    String text = Files.readString(Toy.file(architecture.id() + "-gnu.txt"));
    SortedMap<String, List<String>> plain = Toy.shape(read(text));
    assertThat(Toy.shape(read(quoted(text, "> ")))).isEqualTo(plain);
    assertThat(Toy.shape(read(quoted(text, ">> > ")))).isEqualTo(plain);
    assertThat(Toy.shape(read(quoted(text.replace("\t", "    "), "> ")))).isEqualTo(plain);
  }

  @ParameterizedTest
  @ValueSource(strings = {"x86_64", "arm64", "loongarch64", "riscv64", "s390"})
  void aWrappedListingIsTheListing(String architecture) throws Exception {
    String text = Files.readString(Toy.file(architecture + "-gnu.txt"));
    String wrapped =
        text.replaceAll("(?m)(?<=[0-9a-f]{4}) (?=<[^>]*>$)", "\n")
            .lines()
            .map(l -> "> " + l)
            .collect(Collectors.joining("\n"));
    assertThat(wrapped.lines().count()).isGreaterThan(text.lines().count());
    assertThat(Toy.shape(read(wrapped.replaceAll("\n> <([^>]*)>:", " <$1>:"))))
        .isEqualTo(Toy.shape(read(text)));
  }

  @Test
  void gdbPrintsFunctionsToo() throws Exception {
    FunctionListing function =
        only(
            """
            (gdb) disassemble toy
            Dump of assembler code for function toy:
               0xffffffff81000050 <+0>:\tpush   %rbx
            => 0xffffffff81000051 <+1>:\tcall   0xffffffff81000280 <schedule>
               0xffffffff81000056 <+6>:\tjne    0xffffffff81000050 <toy>
               0xffffffff81000058 <+8>:\tret
            End of assembler dump.
            """,
            "toy");
    assertThat(function.symbol()).isEqualTo(new Symbol("toy", 0xffffffff81000050L, ""));
    assertThat(function.instructions()).extracting(Instruction::length).containsExactly(1, 5, 2, 0);
    assertThat(function.instructions().get(1).target()).hasValue(0xffffffff81000280L);
  }

  @ParameterizedTest
  @EnumSource(Architecture.class)
  void theArchitectureIsGuessed(Architecture architecture) throws Exception {
    String text = Files.readString(Toy.file(architecture.id() + "-gnu.txt"));
    Listing listing = read(text.replaceFirst("(?m)^.*file format.*$", ""));
    assertThat(listing.architecture()).isEqualTo(architecture);
  }

  private static String quoted(String text, String mark) {
    return text.lines().map(l -> mark + l).collect(Collectors.joining("\n"));
  }

  private static FunctionListing only(String text, String name) throws ListingException {
    return read(text).named(name).getFirst();
  }

  private static Listing read(String text) throws ListingException {
    try (ListingIndex index = Listings.ofText("mail", text, Options.DEFAULT)) {
      return index.whole();
    }
  }
}
