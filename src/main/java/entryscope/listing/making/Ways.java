// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import entryscope.flow.Terminator.Decision;
import entryscope.listing.graph.BasicBlock;
import entryscope.listing.graph.End;
import entryscope.listing.graph.FunctionGraph;
import entryscope.listing.graph.Target;
import entryscope.quantity.Probability;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Decides the branches of a function: as told by hand, as a trace went, or by heuristics.
final class Ways {
  private final Scene scene;
  private final Heuristics heuristics;

  Ways(Scene scene) {
    this.scene = scene;
    this.heuristics = new Heuristics(scene.code(), scene.graph());
  }

  /// Where the branches of a function are that neither the user nor a trace tells of.
  static List<Long> guessed(Scene scene) {
    return scene.graph().blocks().values().stream()
        .filter(block -> block.end() instanceof End.Fork || block.end() instanceof End.ReturnIf)
        .filter(block -> scene.times(block, 0) + scene.times(block, 1) == 0)
        .filter(
            block ->
                block.steps().stream()
                    .noneMatch(step -> scene.decisions().taken().containsKey(step.address())))
        .map(block -> block.last().address())
        .toList();
  }

  /// A decision and its reason.
  record Chosen(Decision decision, String why) {}

  Chosen fork(BasicBlock block, Target taken, Target next) {
    return told(block)
        .or(() -> traced(block, "taken"))
        .orElseGet(() -> guessed(heuristics.of(block, taken, next)));
  }

  Chosen returnIf(BasicBlock block) {
    return told(block)
        .or(() -> traced(block, "returned"))
        .orElse(new Chosen(chance(0.5), "Returns or not: equally likely, no heuristic fits"));
  }

  private static Chosen guessed(Guess guess) {
    return new Chosen(
        guess.again() ? new Decision.Again(Heuristics.PASSES) : chance(guess.taken()),
        "Taken %s: %s".formatted(Wording.percent(guess.taken()), guess.why()));
  }

  private Optional<Chosen> told(BasicBlock block) {
    return block.steps().reversed().stream()
        .flatMap(
            step -> Optional.ofNullable(scene.decisions().taken().get(step.address())).stream())
        .findFirst()
        .map(
            taken ->
                new Chosen(
                    new Decision.Chance(taken),
                    "Taken %s: told by hand".formatted(Wording.percent(taken.value()))));
  }

  private Optional<Chosen> traced(BasicBlock block, String word) {
    int yes = scene.times(block, 0);
    int no = scene.times(block, 1);
    return yes + no == 0
        ? Optional.empty()
        : Optional.of(
            new Chosen(
                chance((double) yes / (yes + no)),
                "In the trace %s %d of %d times".formatted(word, yes, yes + no)));
  }

  /// Tells the static keys of a function what is known of them.
  void noteKeys() {
    FunctionGraph graph = scene.graph();
    List<BasicBlock> blocks = new ArrayList<>(graph.blocks().values());
    blocks.addAll(graph.apart().values());
    for (BasicBlock block : blocks) {
      if (block.end() instanceof End.Switched) {
        Optional<Probability> told = told(block).map(Chosen::decision).flatMap(Ways::probability);
        scene
            .stage()
            .keys()
            .note(scene.graph(), block, scene.times(block, 0), scene.times(block, 1), told);
      }
    }
  }

  private static Optional<Probability> probability(Decision decision) {
    return decision instanceof Decision.Chance(Probability yes)
        ? Optional.of(yes)
        : Optional.empty();
  }

  /// How likely the target number `i` is where none before it was chosen.
  Probability oneOf(BasicBlock block, int i, int targets) {
    int rest = 0;
    for (int way = i; way < targets; way++) {
      rest += scene.times(block, way);
    }
    return new Probability(rest == 0 ? 1.0 / (targets - i) : (double) scene.times(block, i) / rest);
  }

  private static Decision chance(double yes) {
    return new Decision.Chance(new Probability(yes));
  }
}
