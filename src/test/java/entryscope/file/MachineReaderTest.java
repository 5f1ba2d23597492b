// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.cost.Grade;
import entryscope.cost.Machine;
import entryscope.cost.OperationCost;
import entryscope.cost.OperationCost.Unit;
import entryscope.flow.Operation;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class MachineReaderTest {
  private static final String GOOD =
      """
      {"format": 1, "id": "toy", "title": "A toy", "architectures": ["tiny"], "clockGHz": 2,
       "layout": 0.02, "notes": ["made up"],
       "costs": {
         "alu": {"cycles": [0.2, 0.3, 0.6], "grade": "E", "source": "made up"},
         "load": {"ns": [1, 2, 3], "grade": "M", "source": "made up"}}}
      """;

  @Test
  void aMachineIsReadInFull() {
    Machine machine = read(GOOD).toOptional().orElseThrow();
    assertThat(machine.id()).isEqualTo("toy");
    assertThat(machine.architectures()).containsExactly("tiny");
    assertThat(machine.clock().value()).isEqualTo(2);
    assertThat(machine.layout().value()).isEqualTo(0.02);
    assertThat(machine.notes()).containsExactly("made up");
    assertThat(machine.cost(Operation.ALU))
        .contains(new OperationCost(0.2, 0.3, 0.6, Unit.CYCLES, Grade.E, "made up"));
    assertThat(machine.cost(Operation.LOAD))
        .contains(new OperationCost(1, 2, 3, Unit.NANOSECONDS, Grade.M, "made up"));
    assertThat(machine.cost(Operation.STORE)).isEmpty();
  }

  @Test
  void figuresAscend() {
    says("[1, 2, 3]", "[1, 3, 2]", "5:19: error: the figures are not in ascending order");
  }

  @Test
  void thereAreThreeFigures() {
    says("[1, 2, 3]", "[1, 3]", "5:19: error: expected three figures, found 2");
  }

  @Test
  void figuresAreNotNegative() {
    says("[1, 2, 3]", "[-1, 2, 3]", "5:20: error: expected a cost of 0 or more, found -1");
  }

  @Test
  void figuresAreFinite() {
    says("[1, 2, 3]", "[1, 2, 1e999]", "5:26: error: expected a cost of 0 or more, found a larger");
  }

  @Test
  void figuresHaveOneUnit() {
    says("\"ns\"", "\"us\"", "5:12: error: the cost is missing");
    says("\"ns\":", "\"cycles\": [1, 2, 3], \"ns\":", "5:34: error: the cost is said twice");
  }

  @Test
  void aCostHasAGradeAndASource() {
    says(
        "\"M\"",
        "\"Z\"",
        "5:39: error: unknown here: \"Z\" (at /costs/load/grade)\n    hint: known here: M, A");
    says("\"grade\": \"M\", ", "", "5:12: error: the key \"grade\" is missing");
    says("\"M\", \"source\": \"made up\"", "\"M\"", "5:12: error: the key \"source\" is missing");
  }

  @Test
  void operationsAreKnown() {
    says(
        "\"load\"",
        "\"laod\"",
        "5:4: error: unknown operation \"laod\" (at /costs/laod)\n"
            + "    hint: did you mean \"load\"?");
  }

  @Test
  void aClockTicks() {
    says("\"clockGHz\": 2", "\"clockGHz\": 0", "1:85: error: a clock of 0 GHz");
    says("\"clockGHz\": 2", "\"clockGHz\": -2", "1:85: error: expected a clock above 0");
  }

  @Test
  void theFileIsCalledByTheId() {
    says("\"toy\"", "\"toys\"", "1:21: error: the id is \"toys\", but the file is called");
  }

  private static void says(String old, String replacement, String complaint) {
    assertThat(GOOD).contains(old);
    assertThat(Fixture.messages(read(GOOD.replace(old, replacement))))
        .startsWith("toy.json:" + complaint);
  }

  private static Loaded<Machine> read(String text) {
    return MachineReader.read("toy.json", text.getBytes(StandardCharsets.UTF_8));
  }
}
