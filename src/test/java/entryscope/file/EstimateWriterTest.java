// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.cost.Estimate;
import entryscope.cost.Estimator;
import entryscope.cost.EvidenceCase;
import entryscope.cost.Machine;
import entryscope.cost.PathCounter;
import entryscope.cost.Predictor;
import entryscope.cost.Pricing;
import entryscope.cost.Scenario;
import entryscope.cost.Tally;
import entryscope.cost.TextSize;
import entryscope.flow.Flow;
import entryscope.inlining.Expander;
import entryscope.inlining.InlinePlan;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EstimateWriterTest {
  private static final Scenario NULL_CALL = new Scenario("null-call", "null", "", Map.of());
  private static final EstimateWriter.Subject SUBJECT =
      new EstimateWriter.Subject("tiny-1.0", "system-call", "toy", "null-call", "compiled");

  @Test
  void anEstimateHasEveryFigure() {
    String written = EstimateWriter.write(SUBJECT, estimate(machine("[1, 2, 3]")));
    Node root = parse(written);
    assertThat(root.json())
        .isInstanceOfSatisfying(
            Json.Obj.class,
            object ->
                assertThat(object.members().keySet())
                    .containsExactly(
                        "flow",
                        "entry",
                        "machine",
                        "scenario",
                        "plan",
                        "modelVersion",
                        "estimate",
                        "latencyNs",
                        "lowerBound",
                        "percentilesNs",
                        "instructions",
                        "calls",
                        "textBytes",
                        "breakdown",
                        "functions",
                        "uncosted"));
    assertThat(text(root.find("flow"))).isEqualTo("tiny-1.0");
    assertThat(text(root.find("modelVersion"))).isEqualTo(Estimate.MODEL_VERSION);
    assertThat(keys(root.find("latencyNs"))).containsExactly("low", "typical", "high");
    assertThat(keys(root.find("percentilesNs"))).containsExactly("p50", "p90", "p99");
    assertThat(keys(root.find("breakdown", "0")))
        .containsExactly("operation", "category", "count", "costNs", "grade", "source", "totalNs");
    assertThat(keys(root.find("functions", "0")))
        .containsExactly("name", "instructions", "calls", "textBytes");
    assertThat(keys(root.find("uncosted", "0"))).containsExactly("name", "count");
    assertThat(root.find("lowerBound").truth()).isTrue();
  }

  @Test
  void figuresHaveAtMostFourDecimals() {
    String written = EstimateWriter.write(SUBJECT, estimate(machine("[0.1234567, 0.3, 0.77777]")));
    assertThat(written).doesNotContainPattern("\\d\\.\\d{5}").doesNotContain("-0,", "E-");
    assertThat(written)
        .contains("\"costNs\": {\"low\": 0.1235, \"typical\": 0.3, \"high\": 0.7778}");
  }

  @Test
  void theSameEstimateGivesTheSameText() {
    assertThat(EstimateWriter.write(SUBJECT, estimate(machine("[1, 2, 3]"))))
        .isEqualTo(EstimateWriter.write(SUBJECT, estimate(machine("[1, 2, 3]"))));
  }

  @Test
  void functionsThatAreOnlyEmittedAreListedToo() {
    String written = EstimateWriter.write(SUBJECT, estimate(machine("[1, 2, 3]")));
    assertThat(written)
        .contains(
            "{\"name\": \"exit_elsewhere\", \"instructions\": 0, \"calls\": 0, \"textBytes\": ");
  }

  @Test
  void evidenceHasEveryFigure() {
    Node root = parse(EvidenceWriter.write(List.of(prediction(EvidenceReaderTest.GOOD))));
    assertThat(keys(root.find("cases", "0")))
        .containsExactly(
            "id",
            "title",
            "published",
            "unit",
            "predicted",
            "residual",
            "covered",
            "anchorNs",
            "changeNs",
            "change",
            "uncosted",
            "uncostedOnBothSides",
            "caveats",
            "source");
    assertThat(text(root.find("cases", "0", "unit"))).isEqualTo("ns");
  }

  @Test
  void aFigureThatDoesNotExistIsNull() {
    String gain =
        EvidenceReaderTest.GOOD.replace(
            "\"beforeNs\": 94.5, \"afterNs\": 84.25", "\"rateGainPercent\": 7");
    Machine free = machine("[0, 0, 0]");
    var prediction =
        Predictor.predict(
            EvidenceReaderTest.read(gain).toOptional().orElseThrow(),
            Tally.EMPTY,
            Tally.EMPTY,
            new Pricing(free));
    String written = EvidenceWriter.write(List.of(prediction));
    assertThat(written).contains("\"typical\": null", "\"unit\": \"%\"");
    assertThat(parse(written).json()).isInstanceOf(Json.Obj.class);
  }

  private static entryscope.cost.Prediction prediction(String text) {
    EvidenceCase evidence = EvidenceReaderTest.read(text).toOptional().orElseThrow();
    Tally before = estimate(machine("[1, 2, 3]")).count().total();
    return Predictor.predict(evidence, before, before, new Pricing(machine("[1, 2, 3]")));
  }

  private static Estimate estimate(Machine machine) {
    Flow flow = Fixture.flow();
    InlinePlan plan = InlinePlan.of(flow.plan("compiled"));
    return Estimator.estimate(
        PathCounter.count(flow, Expander.expand(flow, "tiny_entry", plan), NULL_CALL),
        TextSize.of(flow, plan),
        new Pricing(machine));
  }

  private static Machine machine(String ns) {
    String text =
        """
        {"format": 1, "id": "toy", "title": "A toy", "clockGHz": 2, "layout": 0,
         "costs": {"alu": {"ns": %s, "grade": "E", "source": "s"},
                   "load": {"cycles": [1, 1, 1], "grade": "E", "source": "s"}}}
        """
            .formatted(ns);
    return MachineReader.read("toy", text.getBytes(StandardCharsets.UTF_8))
        .toOptional()
        .orElseThrow();
  }

  private static Node parse(String text) {
    Findings findings = new Findings(new Document("written", text));
    Optional<Json> json = JsonReader.read(findings.document(), findings);
    assertThat(findings.hasErrors()).isFalse();
    return Node.root(json.orElseThrow(), findings);
  }

  private static String text(Node node) {
    return node.text();
  }

  private static Iterable<String> keys(Node node) {
    return ((Json.Obj) node.json()).members().keySet();
  }
}
