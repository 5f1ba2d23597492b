// SPDX-License-Identifier: Apache-2.0
package entryscope.flows;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.file.FlowReader;
import entryscope.file.Loaded;
import entryscope.flow.Flow;
import entryscope.inlining.InlinePlan;
import java.nio.file.Path;
import java.util.stream.Stream;

/// The flows that the program ships with, and plans made from theirs.
final class Shipped {
  private Shipped() {}

  /// A flow that must load without a word.
  static Flow read(String id) {
    return switch (FlowReader.read(Path.of("flows/" + id + ".flow.json"))) {
      case Loaded.Ok<Flow>(Flow flow, var warnings) -> {
        assertThat(warnings).isEmpty();
        yield flow;
      }
      case Loaded.Failed<Flow> failed -> throw new AssertionError(failed.toString());
    };
  }

  /// A plan with some functions inlined as well.
  static InlinePlan inlining(InlinePlan plan, String... functions) {
    return Stream.of(functions).reduce(plan, (p, f) -> p.withFunction(f, true), (p, _) -> p);
  }

  /// A plan with some functions out of line.
  static InlinePlan apart(InlinePlan plan, String... functions) {
    return Stream.of(functions).reduce(plan, (p, f) -> p.withFunction(f, false), (p, _) -> p);
  }
}
