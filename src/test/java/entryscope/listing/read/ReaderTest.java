// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.listing.FunctionListing;
import entryscope.listing.InlineFrame;
import entryscope.listing.Instruction;
import entryscope.listing.Instruction.Kind;
import entryscope.listing.Listing;
import entryscope.listing.SourceLine;
import entryscope.listing.Symbol;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What lines mean, beyond what all tools agree on.
final class ReaderTest {
  private static final long TEXT = 0xffffffff81000000L;

  @Test
  void labelsLieInsideTheFunction() throws Exception {
    FunctionListing entry = Toy.function("x86_64-gnu.txt", "entry_toy");
    assertThat(entry.labels())
        .extracting(Symbol::name)
        .containsExactly("entry_toy_safe_stack", "entry_toy_after_frame", "entry_toy_end");
    assertThat(entry.size()).isEqualTo(13);
    Instruction jump = entry.instructions().get(1);
    assertThat(jump.targetSymbol()).contains("entry_toy_safe_stack+0x1");
    assertThat(jump.target()).hasValue(TEXT + 0x291);
  }

  @Test
  void anInnerLabelsNameFindsTheFunction() throws Exception {
    assertThat(Toy.function("x86_64-gnu.txt", "entry_toy_after_frame").symbol().name())
        .isEqualTo("entry_toy");
  }

  @Test
  void coldPartsBelongToTheirFunction() throws Exception {
    FunctionListing check = Toy.function("x86_64-gnu.txt", "check");
    assertThat(check.symbol().address()).isEqualTo(TEXT + 0xb0);
    assertThat(check.contains(TEXT + 0x1c)).isTrue();
    assertThat(check.contains(TEXT + 0x44)).isFalse();
    assertThat(Toy.function("x86_64-gnu.txt", "check.cold")).isEqualTo(check);
  }

  @Test
  void namesRepeat() throws Exception {
    try (ListingIndex index =
        Listings.open(Toy.file("x86_64-gnu.txt"), Options.DEFAULT, Progress.NONE)) {
      assertThat(index.function("twice"))
          .extracting(f -> f.symbol().address())
          .containsExactly(TEXT + 0x50, TEXT + 0x230);
    }
  }

  @Test
  void aSymbolTableNamesAliasesAndSizes() throws Exception {
    FunctionListing forward = Toy.function("x86_64-jumps.txt", "forward_alias");
    assertThat(forward.symbol().name()).isEqualTo("forward");
    assertThat(forward.labels()).extracting(Symbol::name).containsExactly("forward_alias");
    assertThat(forward.size()).isEqualTo(9);
    assertThat(forward.instructions()).hasSize(2);
  }

  @Test
  void framesTellWhatWasInlined() throws Exception {
    List<Instruction> call = Toy.function("x86_64-lines-gnu.txt", "system_call").instructions();
    Instruction counted = call.get(2);
    assertThat(counted.mnemonic()).isEqualTo("lock addl");
    assertThat(counted.source()).contains(new SourceLine("././toy.c", 21));
    assertThat(counted.inlined())
        .containsExactly(
            new InlineFrame("enter", Optional.of(new SourceLine("././toy.c", 62))),
            new InlineFrame("count_user", Optional.of(new SourceLine("././toy.c", 25))));
    assertThat(call.get(5).inlined()).extracting(InlineFrame::function).containsExactly("enter");
    assertThat(call.get(6).inlined()).isEmpty();
    assertThat(call.get(0).source()).contains(new SourceLine("././toy.c", 60));
  }

  @ParameterizedTest
  @CsvSource({
    "x86_64-object-gnu.txt, callq?",
    "x86_64-object-llvm.txt, callq?",
    "x86_64-2.44-object.txt, callq?",
    "x86_32-object-gnu.txt, calll?",
    "x86_32-object-llvm.txt, calll?",
    "arm64-object-gnu.txt, bl",
    "arm64-object-llvm.txt, bl",
    "s390-object-gnu.txt, brasl",
    "s390-object-llvm.txt, brasl",
    "riscv64-object-gnu.txt, jalr",
    "riscv64-object-llvm.txt, jalr",
    "loongarch64-object-gnu.txt, bl",
    "loongarch64-object-llvm.txt, bl"
  })
  void relocationsTellWhatIsCalled(String file, String call) throws Exception {
    FunctionListing entry = Toy.function(file, "system_call");
    assertThat(entry.instructions())
        .filteredOn(i -> i.mnemonic().matches(call) && i.targetSymbol().isPresent())
        .extracting(i -> i.targetSymbol().orElseThrow())
        .contains("check", "exit_loop", "audit");
    long check = Toy.function(file, "check").symbol().address();
    assertThat(entry.instructions())
        .filteredOn(i -> i.targetSymbol().equals(Optional.of("check")))
        .filteredOn(i -> i.mnemonic().matches(call))
        .extracting(Instruction::target)
        .containsOnly(OptionalLong.of(check));
    assertThat(entry.instructions())
        .filteredOn(i -> i.targetSymbol().equals(Optional.of("audit")))
        .extracting(Instruction::target)
        .containsOnly(OptionalLong.empty());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"x86_64-object-gnu.txt", "x86_64-object-llvm.txt", "x86_32-object-gnu.txt"})
  void anObjectsSectionsLieApart(String file) throws Exception {
    FunctionListing check = Toy.function(file, "check");
    assertThat(check.labels()).extracting(Symbol::name).contains("check.cold");
    assertThat(check.labels().getLast().section()).isEqualTo(".text.unlikely");
    assertThat(check.instructions().getLast().address()).isGreaterThan(1L << 32);
    assertThat(check.instructions())
        .filteredOn(i -> i.mnemonic().matches("j[ae]"))
        .allMatch(i -> check.contains(i.target().orElseThrow()))
        .anyMatch(i -> i.target().orElseThrow() > 1L << 32);
  }

  @Test
  void dataAndGapsAreNoInstructions() throws Exception {
    FunctionListing literal = Toy.function("arm64-gnu.txt", "literal");
    assertThat(literal.instructions())
        .extracting(Instruction::kind)
        .containsExactly(Kind.CODE, Kind.DATA, Kind.GAP);
    assertThat(literal.instructions().get(1).mnemonic()).isEqualTo(".word");
  }

  @Test
  void aConditionIsJoinedToNothing() throws Exception {
    assertThat(Toy.function("arm64-gnu.txt", "exit_loop").instructions())
        .filteredOn(i -> i.mnemonic().equals("b.eq"))
        .extracting(Instruction::comment)
        .containsExactly("b.none");
  }

  @Test
  void sourcesThatLookLikeInstructionsAreNone() throws Exception {
    Listing listing =
        text(
            """
            toy: file format elf64-x86-64

            Disassembly of section .text:

            ffffffff81000000 <retry>:
            retry():
            entry.S:10
            1:\tjmp 2f
            ffffffff81000000:\teb 01                \tjmp    ffffffff81000003 <retry+0x3>
             2:\tcall foo
            ffffffff81000002:\t90                   \tnop
            ffffffff81000003:\tc3                   \tret
            """);
    FunctionListing retry = listing.named("retry").getFirst();
    assertThat(retry.instructions())
        .extracting(Instruction::mnemonic)
        .containsExactly("jmp", "nop", "ret");
    assertThat(retry.instructions().getFirst().source()).contains(new SourceLine("entry.S", 10));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "riscv64 | auipc\tra,0x31 | jalr\t-1094(ra) | 30bba",
        "riscv64 | auipc\tra,0xfffff | jalr\t-4(ra) | ffffffffffffeffc",
        "riscv64 | auipc\tt1,0x1 | jr\t8(t1) | 1008",
        "loongarch64 | pcaddu18i   \t$ra, 1 | jirl        \t$ra, $ra, 940 | 403ac",
        "loongarch64 | pcaddu18i   \t$ra, -1 | jirl        \t$ra, $ra, 4 | fffffffffffc0004"
      })
  void pairsBranchTogether(String architecture, String first, String second, String target)
      throws Exception {
    Listing listing =
        text(
            "x: file format elf64-"
                + (architecture.equals("riscv64") ? "littleriscv" : "loongarch")
                + "\n\n0000000000000000 <f>:\n   0:\t"
                + first
                + "\n   4:\t"
                + second
                + "\n");
    Instruction branch = listing.named("f").getFirst().instructions().getLast();
    assertThat(branch.target()).hasValue(Long.parseUnsignedLong(target, 16));
  }

  @Test
  void linesOfSomeoneElsesListingAreLeftOutWithAWarning() throws Exception {
    Listing listing =
        text(
            """
            toy: file format elf64-x86-64

            ffffffff81000000 <f>:
            ffffffff81000000:\t90                   \tnop
            ffffffff83000000:\tcc                   \tint3
            ffffffff81000001:\tc3                   \tret
            """);
    assertThat(listing.named("f").getFirst().instructions()).hasSize(2);
    assertThat(listing.warnings())
        .singleElement()
        .satisfies(w -> assertThat(w.line()).isEqualTo(5))
        .satisfies(w -> assertThat(w.what()).contains("out of order"));
  }

  @Test
  void aRelocationMayStandOnTheInstructionsLine() throws Exception {
    Listing listing =
        text(
            "a.o: file format elf64-x86-64\n\n"
                + "0000000000000000 <f>:\n"
                + "   0:\te8 00 00 00 00       \tcall   5 <f+0x5>\t1: R_X86_64_PLT32"
                + "\tschedule-0x4\n"
                + "   5:\tc3                   \tret\n");
    Instruction call = listing.named("f").getFirst().instructions().getFirst();
    assertThat(call.targetSymbol()).contains("schedule");
    assertThat(call.target()).isEmpty();
    assertThat(call.length()).isEqualTo(5);
  }

  private static Listing text(String text) throws ListingException {
    try (ListingIndex index = Listings.ofText("test", text, Options.DEFAULT)) {
      return index.whole();
    }
  }
}
