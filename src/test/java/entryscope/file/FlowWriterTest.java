// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FlowWriterTest {

  @Test
  void aFlowInOneFormIsWrittenAsItStands() {
    assertThat(FlowWriter.write(Fixture.flow())).isEqualTo(Fixture.text());
  }

  @Test
  void whatIsWrittenReadsBackEqual() {
    String written = FlowWriter.write(Fixture.flow());
    assertThat(FlowReader.read(Fixture.NAME, written).toOptional()).contains(Fixture.flow());
  }

  @Test
  void textsKeepEveryCharacter() {
    String odd = "quote \\\" backslash \\\\ line\\nbreak \\t tab é € 😀 / \\u2028";
    var flow =
        FlowReader.read(Fixture.NAME, Fixture.with("as built", odd)).toOptional().orElseThrow();
    assertThat(flow.plan("compiled").title())
        .isEqualTo("quote \" backslash \\ line\nbreak \t tab é € 😀 / \u2028");
    assertThat(FlowReader.read(Fixture.NAME, FlowWriter.write(flow)).toOptional()).contains(flow);
  }

  @Test
  void numbersKeepEveryDigit() {
    var text = Fixture.with("\"chance\": 0.25", "\"chance\": 0.1234567890123456789e-5");
    var flow = FlowReader.read(Fixture.NAME, text).toOptional().orElseThrow();
    assertThat(FlowReader.read(Fixture.NAME, FlowWriter.write(flow)).toOptional()).contains(flow);
  }
}
