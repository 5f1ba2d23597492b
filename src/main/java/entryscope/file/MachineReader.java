// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.cost.Grade;
import entryscope.cost.Machine;
import entryscope.cost.OperationCost;
import entryscope.cost.OperationCost.Unit;
import entryscope.flow.Operation;
import entryscope.quantity.Gigahertz;
import entryscope.quantity.Probability;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Reads machines: files of format 1, each called by its machine's id, `ID.json`.
public final class MachineReader {
  static final String SUFFIX = ".json";

  private static final double MAX_CLOCK = 100;
  private static final double MAX_COST = 1e9;

  private MachineReader() {}

  /// The machine in a file of at most 64 MiB.
  public static Loaded<Machine> read(Path file) {
    return read(Input.read(file));
  }

  /// The machine in a UTF-8 text.
  ///
  /// @param name what messages call the file; where it ends in `.json` it must be the id's
  public static Loaded<Machine> read(String name, byte[] utf8) {
    return read(Input.decode(name, utf8));
  }

  static Loaded<Machine> read(Loaded<Document> input) {
    return Reading.read(input, root -> root.object(MachineReader::machine));
  }

  private static Machine machine(Fields fields) {
    return machine(fields.id(Names.ID, SUFFIX), fields);
  }

  /// A machine that stands in another document.
  static Machine inside(Fields fields) {
    return machine(fields.name("id"), fields);
  }

  private static Machine machine(String id, Fields fields) {
    Reading.skipFormat(fields);
    return new Machine(
        id,
        fields.name("title"),
        fields.texts("architectures"),
        new Gigahertz(fields.required("clockGHz").map(MachineReader::clock).orElse(1.0)),
        fields.required("layout").map(Forms::probability).orElse(Probability.NEVER),
        fields.required("costs").map(MachineReader::costs).orElse(Map.of()),
        fields.texts("notes"));
  }

  private static double clock(Node node) {
    double clock = node.number(0, MAX_CLOCK, "a clock above 0, at most 100 GHz");
    if (clock == 0) {
      if (node.json() instanceof Json.Num(Position _, double said) && said == 0) {
        node.error("a clock of 0 GHz", "");
      }
      return 1;
    }
    return clock;
  }

  private static Map<Operation, OperationCost> costs(Node node) {
    Map<Operation, OperationCost> costs = new EnumMap<>(Operation.class);
    if (node.json() instanceof Json.Obj(Position _, Map<String, Json.Member> members)) {
      members.forEach(
          (key, member) -> {
            Node value = node.child(key, member);
            OperationCost cost = value.object(MachineReader::cost);
            Forms.operation(value, key).ifPresent(operation -> costs.put(operation, cost));
          });
    } else {
      node.error("expected an object of operations and costs, found " + node.json().kind(), "");
    }
    return costs;
  }

  private static OperationCost cost(Fields fields) {
    Optional<String> key =
        fields.oneOf("the cost", List.of(Unit.CYCLES.id(), Unit.NANOSECONDS.id()));
    Unit unit = key.equals(Optional.of(Unit.CYCLES.id())) ? Unit.CYCLES : Unit.NANOSECONDS;
    Grade grade =
        fields
            .required("grade")
            .flatMap(value -> value.choice(List.of(Grade.values()), Grade::name))
            .orElse(Grade.E);
    String source = fields.name("source");
    return key.flatMap(fields::optional)
        .flatMap(MachineReader::figures)
        .map(f -> new OperationCost(f[0], f[1], f[2], unit, grade, source))
        .orElseGet(() -> new OperationCost(0, 0, 0, unit, grade, source));
  }

  private static Optional<double[]> figures(Node node) {
    List<Node> items = node.items();
    double[] figures =
        items.stream()
            .mapToDouble(item -> item.number(0, MAX_COST, "a cost of 0 or more"))
            .toArray();
    if (node.json() instanceof Json.Arr && figures.length != 3) {
      node.error(
          "expected three figures, found %d".formatted(figures.length),
          "write [low, typical, high]");
      return Optional.empty();
    }
    if (figures.length == 3 && !(figures[0] <= figures[1] && figures[1] <= figures[2])) {
      if (!node.findings().touch(node.pointer())) {
        node.error("the figures are not in ascending order", "write [low, typical, high]");
      }
      return Optional.empty();
    }
    return Optional.of(figures).filter(f -> f.length == 3);
  }
}
