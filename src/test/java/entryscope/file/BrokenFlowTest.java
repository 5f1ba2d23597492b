// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.file.Loaded.Failed;
import entryscope.file.Loaded.Reason;
import entryscope.flow.Flow;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// What is said of wrong flows: where, what and how to mend it. The cases are in two tables.
class BrokenFlowTest {

  @TestFactory
  Stream<DynamicTest> everyMistakeIsReportedWhereItStands() {
    return tests("broken.txt");
  }

  @TestFactory
  Stream<DynamicTest> whatIsNoJsonIsReportedInPlainWords() {
    return tests("malformed.txt");
  }

  private static Stream<DynamicTest> tests(String table) {
    return Table.read(table).cases().stream()
        .map(each -> DynamicTest.dynamicTest(each.name(), () -> test(each)));
  }

  private static void test(Table.Case each) {
    Loaded<Flow> loaded = FlowReader.read(Fixture.NAME, each.input());
    String messages = Fixture.messages(loaded);
    assertThat(messages.replace(Fixture.NAME + ":", "")).isEqualTo(each.expected());
    assertThat(loaded)
        .isInstanceOfSatisfying(
            Failed.class, failed -> assertThat(failed.reason()).isEqualTo(Reason.FINDINGS));
    assertThat(messages).doesNotContain("Source:", "jackson", "Exception", "CTRL-CHAR", "Feature");
  }
}
