// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.Frame;
import entryscope.flow.Operations;
import entryscope.flow.Terminator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Which block of one build is which of another.
final class AlignmentTest {
  private static final String SETUP = "push %rbx; mov %rdi,%rbx; test $0x1,%dil";
  private static final String WORK = "mov 0x10(%rbx),%rax; add $0x1,%rax; mov %rax,0x10(%rbx)";
  private static final String STORE = "xor %ecx,%ecx; mov %rcx,0x20(%rbx); sfence";
  private static final String END = "pop %rbx; ret";

  /// A body whose blocks run one into the next, by their ids.
  private static Body.Described body(String... idsAndCode) {
    Map<String, Block> blocks = new LinkedHashMap<>();
    for (int i = 0; i < idsAndCode.length; i += 2) {
      Terminator end =
          i + 2 < idsAndCode.length
              ? new Terminator.Goto(idsAndCode[i + 2], false)
              : new Terminator.Return();
      blocks.put(
          idsAndCode[i],
          new Block(
              idsAndCode[i],
              "+" + idsAndCode[i],
              idsAndCode[i + 1],
              Operations.NONE,
              end,
              Optional.empty()));
    }
    return new Body.Described(Frame.NONE, 64, blocks);
  }

  private static Map<String, String> aligned(Body.Described before, Body.Described after) {
    return Alignment.of(before, after);
  }

  @Test
  void aBlockThatIsPutInShiftsTheOthersAndNoMore() {
    assertThat(
            aligned(
                body("0x0", SETUP, "0x8", WORK, "0x20", END),
                body("0x0", SETUP, "0x8", STORE, "0x18", WORK, "0x30", END)))
        .containsExactlyInAnyOrderEntriesOf(Map.of("0x0", "0x0", "0x8", "0x18", "0x20", "0x30"));
  }

  @Test
  void codeThatOnlyStandsElsewhereIsFoundThere() {
    assertThat(
            aligned(
                body("0x0", SETUP, "0x8", WORK, "0x20", STORE, "0x30", END),
                body("0x0", SETUP, "0x8", STORE, "0x18", WORK, "0x30", END)))
        .containsEntry("0x8", "0x18")
        .containsEntry("0x20", "0x8");
  }

  @Test
  void aBlockThatChangedIsFoundBetweenItsNeighbours() {
    assertThat(
            aligned(
                body("0x0", SETUP, "0x8", WORK, "0x20", END),
                body("0x0", SETUP, "0xa", WORK.replace("add", "lock add"), "0x21", END)))
        .containsEntry("0x8", "0xa");
  }

  @Test
  void whatHasLittleInCommonIsNotTheSameBlock() {
    assertThat(
            aligned(
                body("0x0", SETUP, "0x8", "cli; swapgs; wrmsr", "0x20", END),
                body("0x0", SETUP, "0x8", WORK, "0x20", END)))
        .doesNotContainKey("0x8");
  }

  @Test
  void ofEqualBlocksThoseWithEqualNeighboursAreTheSame() {
    assertThat(
            aligned(
                body("0x0", SETUP, "0x8", END, "0x10", WORK, "0x18", END),
                body("0x0", STORE, "0x4", SETUP, "0x8", WORK, "0x10", END)))
        .containsEntry("0x18", "0x10");
  }

  @Test
  void theStartIsTheStartWhateverItDoes() {
    assertThat(aligned(body("0x0", "cli; swapgs"), body("0x0", WORK)))
        .containsExactlyEntriesOf(Map.of("0x0", "0x0"));
  }

  @Test
  void addressesAreNoPartOfTheCode() {
    for (List<String> pair :
        List.of(
            List.of("jne 30 <f+0x20>", "jne 1038 <f+0x28>"),
            List.of("call ffffffff81000010 <work>", "call ffffffff82000010 <work>"),
            List.of("mov %ebp,0x1f98(%rip) <seen>", "mov %ebp,-0x10(%rip) <seen>"),
            List.of("mov $0xffffffff82001234,%rdi", "mov $0xffffffff83001234,%rdi"),
            List.of("tbz x0,#38,ffff800080f470c4 <f+0x24>", "tbz x0,#38,ffff800080f470c8 <f+0x28>"),
            List.of("brasl %r14,1f8bc0 <work>", "brasl %r14,1f8bc8 <work>"),
            List.of("auipc ra,0x1; jalr -1488(ra) <work>", "auipc ra,0x2; jalr 176(ra) <work>"))) {
      assertThat(code(pair.getFirst())).isEqualTo(code(pair.getLast()));
    }
  }

  @Test
  void operandsAndWhatIsCalledArePartOfTheCode() {
    for (List<String> pair :
        List.of(
            List.of("cmp $0x28,%edi", "cmp $0x29,%edi"),
            List.of("call 10 <work>", "call 10 <rest>"),
            List.of("mov 0x10(%rbx),%rax", "mov 0x18(%rbx),%rax"),
            List.of("mov %ebp,0x10(%rip) <seen>", "mov %ebp,0x10(%rip) <seen+0x8>"),
            List.of("mov $0xfffffffffffffff0,%rdi", "mov $0xffffffffffffffe0,%rdi"))) {
      assertThat(code(pair.getFirst())).isNotEqualTo(code(pair.getLast()));
    }
  }

  private static ListedCode code(String does) {
    return ListedCode.of(body("0x0", does).start()).orElseThrow();
  }
}
