// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.flow.Flow;
import org.junit.jupiter.api.Test;

class UnreachedBlockTest {
  /// The fixture with a block that nothing leads to, and more about its function.
  private static Loaded<Flow> read(String more) {
    return read(more, "\"goto\": \"restore\"");
  }

  private static Loaded<Flow> read(String more, String end) {
    String text =
        Fixture.with("\"bytes\": 120,", "\"bytes\": 120," + more)
            .replaceFirst(
                "\"restore\": \\{",
                "\"c\": {\"title\": \"c\", \"does\": \"\", " + end + "}, \"restore\": {");
    return FlowReader.read(Fixture.NAME, text);
  }

  @Test
  void aBlockThatNothingLeadsToIsAnErrorUnlessListed() {
    assertThat(Fixture.messages(read(""))).contains("the block \"c\" is never reached");
    assertThat(Fixture.messages(read("\"unreached\": [\"c\"],"))).doesNotContain("error");
  }

  @Test
  void whatIsListedAndReachedOrNotThereIsAnError() {
    assertThat(Fixture.messages(read("\"unreached\": [\"c\", \"save\"],")))
        .contains("the block \"save\" is reached");
    assertThat(Fixture.messages(read("\"unreached\": [\"c\", \"x\"],"))).contains("no block \"x\"");
  }

  @Test
  void itsReturnIsOnNoPath() {
    assertThat(Fixture.messages(read("\"unreached\": [\"c\"],", "\"return\": true"))).isEmpty();
  }

  @Test
  void itIsWrittenAndReadBack() {
    Flow flow = read("\"unreached\": [\"c\"],").toOptional().orElseThrow();
    String written = FlowWriter.write(flow);
    assertThat(written).contains("\"unreached\": [\"c\"],");
    assertThat(FlowReader.read(Fixture.NAME, written).toOptional()).contains(flow);
  }
}
