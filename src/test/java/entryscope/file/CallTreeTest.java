// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Flows whose call trees cannot be expanded are refused, and refusing takes no time.
@Timeout(120)
class CallTreeTest {

  @Test
  void aTreeThatDoublesWithEachFunctionIsRefused() {
    assertThat(messages(tree(15, 2)))
        .containsExactly(
            "error: 65534 calls on the paths from here, at most 20000 can be"
                + " (at /entries/system-call/function)\n"
                + "    hint: describe functions that are called often and cost little as opaque");
    assertThat(messages(tree(90, 3)).getFirst())
        .startsWith("error: billions of calls on the paths from here");
  }

  @Test
  void aTreeOfTwentyThousandCallsIsNot() {
    assertThat(messages(tree(12, 2))).isEmpty();
  }

  @Test
  void aChainOfAHundredCallsIsReadAndALongerOneIsNot() {
    assertThat(messages(tree(100, 1))).isEmpty();
    assertThat(messages(tree(101, 1)))
        .singleElement()
        .asString()
        .startsWith("error: 101 calls inside each other, at most 100 can be");
  }

  @Test
  void aVeryLongChainOverflowsNothing() {
    assertThat(messages(tree(19_000, 1)).getFirst()).startsWith("error: 19000 calls inside");
    assertThat(messages(tree(12_000, 2)).getFirst())
        .startsWith("error: billions of calls on the paths");
  }

  @Test
  void aLongCycleIsNamedByItsEnds() {
    String recursive = tree(5000, 1).replace("\"opaque\": {}", body("\"tailCall\"", "\"f0\"", ""));
    assertThat(messages(recursive).getFirst())
        .isEqualTo(
            "error: recursion: f0 -> f1 -> f2 -> f3 -> f4 -> f5 -> … -> f5000 -> f0"
                + " (at /functions/f5000/blocks/b/tailCall/function)\n    hint: describe one of"
                + " these functions as opaque: a flow's calls make a tree");
  }

  @Test
  void aFunctionOfTooManyBlocksIsRefused() {
    String blocks =
        IntStream.rangeClosed(1, FunctionForm.MAX_BLOCKS)
            .mapToObj(
                i ->
                    "\"b%d\": {\"title\": \"t\", \"does\": \"\", \"goto\": \"b%d\"}"
                        .formatted(i, i + 1))
            .collect(Collectors.joining(","));
    String text =
        Fixture.with(
            "\"out\": {\"title\": \"out\", \"does\": \"\", \"operations\": {\"syscall-exit\": 1},",
            blocks.replace("\"b%d\"".formatted(FunctionForm.MAX_BLOCKS + 1), "\"out\"")
                + ", \"out\": {\"title\": \"out\", \"does\": \"\",");
    assertThat(Fixture.messages(text))
        .singleElement()
        .extracting(Diagnostic::message)
        .isEqualTo("20001 blocks, at most 20000 can be");
  }

  private static List<String> messages(String text) {
    return FlowReader.read("tree", text).messages().stream()
        .map(each -> each.toString().replaceFirst("tree:\\d+:\\d+: ", ""))
        .toList();
  }

  /// An entry that calls `f0`; each function calls the next so many times, the last is opaque.
  private static String tree(int functions, int width) {
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < functions; i++) {
      String callee = "\"f%d\"".formatted(i + 1);
      StringBuilder blocks = new StringBuilder();
      for (int w = 0; w < width - 1; w++) {
        blocks.append(
            block(
                "b" + w,
                "\"call\"",
                callee,
                ", \"next\": \"b%s\""
                    .formatted(w + 1 == width - 1 ? "" : Integer.toString(w + 1))));
        blocks.append(",");
      }
      blocks.append(block("b", "\"tailCall\"", callee, ""));
      all.append(
          "\"f%d\": {%s, %s},".formatted(i, HEAD, "\"bytes\": 1, \"blocks\": {" + blocks + "}"));
    }
    all.append("\"f%d\": {%s, \"opaque\": {}}".formatted(functions, HEAD));
    return """
    {"format": 1, "id": "tree", "title": "t",
     "provenance": {"architecture": "a", "kernel": "k", "countsFrom": "c"},
     "convention": {"landingPad": {}, "landingPadBytes": 0, "callBytes": 0, "returnBytes": 0},
     "switches": {},
     "entries": {"system-call": {"title": "t", "does": "", "function": "f0"}},
     "functions": {%s},
     "plans": {"compiled": {"title": "t", "does": ""}}}
    """
        .formatted(all);
  }

  private static final String HEAD = "\"language\": \"C\", \"section\": \".text\", \"does\": \"\"";

  private static String body(String key, String callee, String more) {
    return "\"bytes\": 1, \"blocks\": {" + block("b", key, callee, more) + "}";
  }

  private static String block(String id, String key, String callee, String more) {
    return "\"%s\": {\"title\": \"t\", \"does\": \"\", %s: {\"function\": %s%s}}"
        .formatted(id, key, callee, more);
  }
}
