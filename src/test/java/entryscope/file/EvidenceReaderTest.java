// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.cost.EvidenceCase;
import entryscope.cost.EvidenceCase.Published;
import entryscope.cost.EvidenceCase.Side;
import entryscope.quantity.Nanoseconds;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class EvidenceReaderTest {
  static final String GOOD =
      """
      {"format": 1, "id": "T1", "title": "Made up", "machine": "toy", "scenario": "null-call",
       "before": {"flow": "tiny-1.0", "entry": "system-call", "plan": "compiled"},
       "after": {"flow": "tiny-1.0", "entry": "system-call", "plan": "all"},
       "published": {"beforeNs": 94.5, "afterNs": 84.25},
       "benchmark": "none", "source": "none", "caveats": ["made up"]}
      """;

  @Test
  void aCaseOfTimesIsReadInFull() {
    assertThat(read(GOOD).toOptional())
        .contains(
            new EvidenceCase(
                "T1",
                "Made up",
                "toy",
                "null-call",
                Side.of("tiny-1.0", "system-call", "compiled"),
                Side.of("tiny-1.0", "system-call", "all"),
                new Published.Times(new Nanoseconds(94.5), new Nanoseconds(84.25)),
                "none",
                "none",
                java.util.List.of("made up")));
  }

  @Test
  void aGainMayStandForTimes() {
    String gain = GOOD.replace("\"beforeNs\": 94.5, \"afterNs\": 84.25", "\"rateGainPercent\": -7");
    assertThat(read(gain).toOptional().map(EvidenceCase::published))
        .contains(new Published.RateGain(-7));
  }

  @Test
  void bothTimesOrAGainArePublished() {
    assertThat(Fixture.messages(read(GOOD.replace(", \"afterNs\": 84.25", ""))))
        .isEqualTo("T1.json:4:15: error: the key \"afterNs\" is missing (at /published)");
    assertThat(
            Fixture.messages(
                read(GOOD.replace("\"afterNs\": 84.25", "\"afterNs\": 1, \"rateGainPercent\": 7"))))
        .startsWith("T1.json:4:48: error: what was published is said twice");
    assertThat(
            Fixture.messages(
                read(
                    GOOD.replace(
                        "\"beforeNs\": 94.5, \"afterNs\": 84.25",
                        "\"rateGainPercent\": 7, \"afterNs\": 1"))))
        .startsWith("T1.json:4:38: error: unknown key \"afterNs\"");
  }

  @Test
  void timesAreNotNegative() {
    assertThat(Fixture.messages(read(GOOD.replace("94.5", "-94.5"))))
        .startsWith("T1.json:4:28: error: expected a time in ns, 0 or more, found -94.5");
  }

  @Test
  void sidesAreComplete() {
    assertThat(Fixture.messages(read(GOOD.replace(", \"plan\": \"all\"", ""))))
        .isEqualTo("T1.json:3:11: error: the key \"plan\" is missing (at /after)");
  }

  static Loaded<EvidenceCase> read(String text) {
    return EvidenceReader.read("T1.json", text.getBytes(StandardCharsets.UTF_8));
  }
}
