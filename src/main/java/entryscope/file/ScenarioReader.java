// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.cost.Scenario;
import entryscope.quantity.Probability;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/// Reads scenarios: one file of format 1 holds them all.
public final class ScenarioReader {
  private ScenarioReader() {}

  /// The scenarios in a file of at most 64 MiB, by id, in its order.
  public static Loaded<Map<String, Scenario>> read(Path file) {
    return read(Input.read(file));
  }

  /// The scenarios in a UTF-8 text, by id, in its order.
  ///
  /// @param name what messages call the file
  public static Loaded<Map<String, Scenario>> read(String name, byte[] utf8) {
    return read(Input.decode(name, utf8));
  }

  static Loaded<Map<String, Scenario>> read(Loaded<Document> input) {
    return Reading.read(input, root -> root.object(ScenarioReader::scenarios));
  }

  private static Map<String, Scenario> scenarios(Fields fields) {
    Reading.skipFormat(fields);
    Map<String, Scenario> scenarios =
        fields.map(
            "scenarios", Names.ID, node -> node.object(one -> scenario(node.lastStep(), one)));
    fields
        .optional("scenarios")
        .filter(_ -> !scenarios.containsKey(Scenario.NULL_CALL))
        .ifPresent(
            node ->
                node.error(
                    "the scenario \"%s\" is missing".formatted(Scenario.NULL_CALL),
                    "it is the default"));
    return scenarios;
  }

  static Scenario scenario(String id, Fields fields) {
    Map<String, Probability> set =
        new LinkedHashMap<>(fields.map("set", Names.ID, Forms::probability));
    return new Scenario(id, fields.name("title"), fields.text("does"), set);
  }
}
