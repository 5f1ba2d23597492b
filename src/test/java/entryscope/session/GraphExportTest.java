// SPDX-License-Identifier: Apache-2.0
package entryscope.session;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import entryscope.file.GraphReader;
import entryscope.file.GraphWriter.Origin;
import entryscope.file.Library;
import entryscope.file.Loaded;
import entryscope.flow.Body;
import entryscope.flow.Flow;
import entryscope.inlining.CallPath;
import entryscope.layout.Folds;
import entryscope.picture.Preset;
import entryscope.picture.graph.ReadBack;
import entryscope.quantity.Probability;
import entryscope.session.GraphExport.Format;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class GraphExportTest {
  private final Catalogue catalogue = Catalogue.of(Library.load(Path.of("flows")));

  @TestFactory
  Stream<DynamicTest> jsonHoldsTheGraphThatDotHolds() {
    return each(
        document -> {
          JsonNode json = JsonMapper.shared().readTree(json(document));
          ReadBack dot =
              ReadBack.dot(
                  GraphExport.of(document, Format.DOT, Preset.LIGHT.palette())
                      .texts()
                      .getOrDefault("", ""));
          assertThat(texts(json.at("/nodes"), "id"))
              .containsExactlyInAnyOrderElementsOf(dot.nodes().keySet());
          assertThat(
                  json.at("/edges")
                      .valueStream()
                      .map(e -> e.path("from").asString() + " → " + e.path("to").asString())
                      .toList())
              .containsExactlyInAnyOrderElementsOf(
                  dot.edges().stream().map(e -> e.from() + " → " + e.to()).toList());
        });
  }

  @TestFactory
  Stream<DynamicTest> jsonIsAsItsSchemasSay() {
    return each(
        document -> {
          String text = json(document);
          JsonNode json = JsonMapper.shared().readTree(text);
          assertThat(errors("graph-1", text)).isEmpty();
          assertThat(errors("flow-1", json.path("flow").toString())).isEmpty();
          assertThat(errors("machine-1", json.path("machine").toString())).isEmpty();
        });
  }

  @TestFactory
  Stream<DynamicTest> jsonOpensAgainAsWhatItWasMadeOf() {
    return each(
        document -> {
          String text = json(document);
          Loaded<Origin> loaded = GraphReader.read("graph.json", text);
          assertThat(loaded.messages()).isEmpty();
          Origin origin = loaded.toOptional().orElseThrow();
          Document again =
              Document.of(origin.flow(), origin.scenario(), origin.machine())
                  .withEntry(origin.entry())
                  .withPlan(origin.plan());
          assertThat(again).isEqualTo(document);
          assertThat(json(again)).isEqualTo(text);
        });
  }

  @Test
  void whatIsWrongWithAGraphIsSaidWithItsPlace() {
    Document document = document(flow("s390-6.7"));
    String text = json(document).replace("\"entry\": \"system-call\"", "\"entry\": \"sytem-call\"");
    assertThat(GraphReader.read("graph.json", text).messages())
        .singleElement()
        .asString()
        .contains("graph.json:", "no entry \"sytem-call\"", "system-call");
  }

  @ParameterizedTest
  @EnumSource(Format.class)
  void everyFunctionGetsAFileOfItsOwn(Format format) {
    Document document = document(flow("x86_64-6.13"));
    GraphExport.Files files = GraphExport.byFunction(document, format, Preset.PAPER.palette());
    long described =
        document.flow().functions().values().stream()
            .filter(f -> f.body() instanceof Body.Described)
            .count();
    assertThat(files.texts()).hasSize((int) described);
    assertThat(files.texts().keySet())
        .allMatch(name -> name.matches("-[A-Za-z0-9_][A-Za-z0-9_.-]*"));
    assertThat(files.texts().keySet().stream().map(n -> n.toLowerCase(Locale.ROOT)))
        .doesNotHaveDuplicates();
    assertThat(GraphExport.byFunction(document, format, Preset.PAPER.palette())).isEqualTo(files);
  }

  @Test
  void fileNamesAreSafeAndTellCaseApart() {
    FileNames names = new FileNames();
    assertThat(List.of(names.safe("Foo"), names.safe("foo"), names.safe("../x"), names.safe("")))
        .containsExactly("Foo", "foo-2", "_._x", "_");
  }

  private Stream<DynamicTest> each(Consumer<Document> check) {
    return catalogue.flows().values().stream()
        .map(flow -> DynamicTest.dynamicTest(flow.id(), () -> check.accept(document(flow))));
  }

  /// A document that differs from the flow's own in everything but its folds.
  private Document document(Flow flow) {
    Document document =
        Document.of(
            flow, catalogue.defaultScenario(), catalogue.defaultMachine(flow).orElseThrow());
    CallPath call =
        new Workbench().figures(document).expansion().allCalls().findFirst().orElseThrow().path();
    return document
        .withPlan(document.plan().withCall(call, false))
        .withScenario(document.scenario().with("ptrace", new Probability(0.25)))
        .withFolds(Folds.DEFAULT);
  }

  private Flow flow(String id) {
    return Optional.ofNullable(catalogue.flows().get(id)).orElseThrow();
  }

  private static String json(Document document) {
    return GraphExport.of(document, Format.JSON, Preset.LIGHT.palette())
        .texts()
        .getOrDefault("", "");
  }

  private static List<String> texts(JsonNode list, String key) {
    return list.valueStream().map(each -> each.path(key).asString()).toList();
  }

  private static List<String> errors(String schema, String text) {
    JsonNode node =
        JsonMapper.shared().readTree(Path.of("resources/schema/" + schema + ".schema.json"));
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(node)
        .validate(text, InputFormat.JSON)
        .stream()
        .map(Object::toString)
        .toList();
  }
}
