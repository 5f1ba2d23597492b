// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.cost.Scenario;
import entryscope.quantity.Probability;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ScenarioReaderTest {
  private static final String GOOD =
      """
      {"format": 1, "scenarios": {
        "null-call": {"title": "null call", "does": "Nothing pending.", "set": {}},
        "busy": {"title": "busy", "does": "", "set": {"work": 0.25, "thunks": 1}}}}
      """;

  @Test
  void scenariosAreReadInTheOrderOfTheFile() {
    Map<String, Scenario> scenarios = read(GOOD).toOptional().orElseThrow();
    assertThat(scenarios.keySet()).containsExactly("null-call", "busy");
    assertThat(scenarios)
        .containsEntry(
            "busy",
            new Scenario(
                "busy",
                "busy",
                "",
                Map.of("work", new Probability(0.25), "thunks", Probability.ALWAYS)));
  }

  @Test
  void theDefaultIsThere() {
    assertThat(Fixture.messages(read(GOOD.replace("null-call", "nil"))))
        .startsWith("scenarios.json:1:28: error: the scenario \"null-call\" is missing");
  }

  @Test
  void probabilitiesAreProbabilities() {
    assertThat(Fixture.messages(read(GOOD.replace("0.25", "25"))))
        .isEqualTo(
            "scenarios.json:3:57: error: expected a probability from 0 to 1, found 25"
                + " (at /scenarios/busy/set/work)");
  }

  @Test
  void switchesHaveIds() {
    assertThat(Fixture.messages(read(GOOD.replace("\"work\"", "\"Work\""))))
        .startsWith("scenarios.json:3:49: error: not an id: \"Work\"");
  }

  private static Loaded<Map<String, Scenario>> read(String text) {
    return ScenarioReader.read("scenarios.json", text.getBytes(StandardCharsets.UTF_8));
  }
}
