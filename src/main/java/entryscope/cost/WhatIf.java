// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import entryscope.flow.Flow;
import entryscope.inlining.Expansion;
import entryscope.inlining.InlinePlan;
import java.util.List;
import java.util.Set;

/// What a path would execute and emit if one function were inlined otherwise, counted without
/// expanding the path anew: only the parts around the function's calls are counted again.
///
/// The same as counting the path of the other plan, up to the rounding of sums. One thread at a
/// time.
public final class WhatIf {
  private final Expansion path;
  private final InlinePlan plan;
  private final Emission.Text text;
  private final List<PassTallies> worlds;
  private final Emission emission;
  private final Around onPath;
  private final Around inText;
  private final Outcome asPlanned;

  /// @param path the expansion of `plan`
  /// @throws TooManySwitchesException where the scenario leaves too much undecided
  public WhatIf(
      Flow flow, Expansion path, InlinePlan plan, Scenario scenario, VisitTable visitTable) {
    this.path = path;
    this.plan = plan;
    this.text = Emission.Text.of(Emission.roots(flow, plan, List.of(path)));
    this.worlds =
        Worlds.of(flow, path, scenario).stream()
            .map(world -> new PassTallies(flow, world, visitTable))
            .toList();
    this.emission = new Emission(flow);
    this.onPath = new Around(List.of(path));
    this.inText = new Around(text.roots());
    this.asPlanned = count("", plan);
  }

  /// What a plan makes of the path.
  ///
  /// @param tally expected counts over all worlds
  /// @param bytes of all emitted code
  public record Outcome(Tally tally, int bytes) {}

  /// What becomes of the path under a plan that differs in the calls of `function` alone.
  public Outcome of(String function, InlinePlan other) {
    return other.equals(plan) ? asPlanned : count(function, other);
  }

  private Outcome count(String function, InlinePlan other) {
    Choice choice = new Choice(function, other);
    Set<Expansion> changed = onPath.calls(function);
    Tally.Sum total = new Tally.Sum();
    worlds.forEach(in -> total.add(in.of(path, choice, changed), in.world().probability()));
    return new Outcome(
        total.tally(), emission.of(text, choice::inlines, inText.calls(function)).total());
  }
}
