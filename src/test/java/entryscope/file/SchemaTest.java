// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import entryscope.flow.Function;
import entryscope.flow.Operation;
import entryscope.flow.Switch;
import entryscope.flow.Terminator.Branch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The schemas say what the readers do, as far as a schema can.
class SchemaTest {
  private static final Path RESOURCES = Path.of("resources");

  @Test
  void theFixturesAreValid() {
    assertThat(errors("flow-1", Fixture.text())).isEmpty();
    assertThat(errors("evidence-1", EvidenceReaderTest.GOOD)).isEmpty();
  }

  @TestFactory
  Stream<DynamicTest> everyFileOfTheProgramIsValid() throws IOException {
    return Stream.of(
            tests("flow-1", files(Path.of("flows"), ".flow.json")),
            tests("machine-1", files(RESOURCES.resolve("machines"), ".json")),
            tests("evidence-1", files(RESOURCES.resolve("evidence"), ".json")),
            tests("scenarios-1", files(RESOURCES, "scenarios.json")))
        .flatMap(each -> each);
  }

  @Test
  void everySessionThatIsWrittenIsValid() {
    SessionFileTest.texts().forEach(text -> assertThat(errors("session-1", text)).isEmpty());
  }

  @TestFactory
  Stream<DynamicTest> whatASchemaRefusesIsRefusedByTheReader() {
    return Table.read("broken.txt").cases().stream()
        .filter(each -> !errors("flow-1", each.input()).isEmpty())
        .map(
            each ->
                DynamicTest.dynamicTest(
                    each.name(),
                    () ->
                        assertThat(FlowReader.read("x", each.input()))
                            .isInstanceOf(Loaded.Failed.class)));
  }

  @Test
  void operationsAreThoseOfTheProgram() {
    List<String> operations = Arrays.stream(Operation.values()).map(Operation::id).toList();
    assertThat(schema("flow-1").at("/$defs/operations/properties").propertyNames())
        .containsExactlyElementsOf(operations);
    assertThat(schema("machine-1").at("/properties/costs/properties").propertyNames())
        .containsExactlyElementsOf(operations);
    for (Operation operation : Operation.values()) {
      assertThat(
              schema("flow-1")
                  .at("/$defs/operations/properties/" + operation.id() + "/description")
                  .asString())
          .isEqualTo(operation.meaning());
    }
  }

  @Test
  void choicesAreThoseOfTheProgram() {
    JsonNode defs = schema("flow-1").at("/$defs");
    assertThat(texts(defs.at("/switch/properties/kind/enum")))
        .containsExactlyElementsOf(Arrays.stream(Switch.Kind.values()).map(k -> k.id()).toList());
    assertThat(texts(defs.at("/branch/properties/code/enum")))
        .containsExactlyElementsOf(Arrays.stream(Branch.Code.values()).map(c -> c.id()).toList());
    assertThat(texts(defs.at("/function/properties/attributes/items/enum")))
        .containsExactlyElementsOf(
            Arrays.stream(Function.Attribute.values()).map(a -> a.id()).toList());
    assertThat(defs.at("/block/properties").propertyNames()).containsAll(Ending.keys());
  }

  private static Stream<DynamicTest> tests(String schema, List<Path> files) {
    return files.stream()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    file.toString(),
                    () -> assertThat(errors(schema, Files.readString(file))).isEmpty()));
  }

  private static List<Path> files(Path folder, String suffix) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(file -> file.toString().endsWith(suffix)).sorted().toList();
    }
  }

  private static List<String> errors(String schema, String text) {
    Schema compiled =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(schema(schema));
    return compiled.validate(text, InputFormat.JSON).stream().map(Object::toString).toList();
  }

  private static JsonNode schema(String name) {
    return JsonMapper.shared().readTree(RESOURCES.resolve("schema/" + name + ".schema.json"));
  }

  private static List<String> texts(JsonNode list) {
    return list.valueStream().map(JsonNode::asString).toList();
  }
}
