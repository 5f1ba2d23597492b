// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import entryscope.flow.Body;
import entryscope.flow.Condition;
import entryscope.flow.Convention;
import entryscope.flow.Flow;
import entryscope.flow.Switch;
import entryscope.flow.Terminator;
import entryscope.flow.Terminator.Branch;
import entryscope.flow.Terminator.Decision;
import entryscope.inlining.Expansion;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The distribution over worlds that a scenario makes of a path.
public final class Worlds {
  /// More undecided switches than this on one path are refused: the number of worlds doubles with
  /// each.
  public static final int MAX_FRACTIONAL = 12;

  private Worlds() {}

  /// All worlds of positive probability; their probabilities sum to 1. Switches that no branch of
  /// the path reads are left out, so that they do not multiply the worlds.
  ///
  /// @throws TooManySwitchesException where more than [#MAX_FRACTIONAL] of them are fractional
  public static List<World> of(Flow flow, Expansion path, Scenario scenario) {
    Set<String> read = switchesRead(flow, path);
    Set<String> certain = new HashSet<>();
    List<Switch> fractional = new ArrayList<>();
    for (Switch candidate : flow.switches().values()) {
      if (read.contains(candidate.id())) {
        if (scenario.probability(candidate).isFractional()) {
          fractional.add(candidate);
        } else if (scenario.probability(candidate).value() == 1) {
          certain.add(candidate.id());
        }
      }
    }
    if (fractional.size() > MAX_FRACTIONAL) {
      throw new TooManySwitchesException(fractional.stream().map(Switch::id).toList());
    }
    List<World> worlds = List.of(new World(certain, 1));
    for (Switch undecided : fractional) {
      double p = scenario.probability(undecided).value();
      worlds =
          worlds.stream()
              .flatMap(world -> Stream.of(without(world, 1 - p), with(world, undecided, p)))
              .toList();
    }
    return worlds;
  }

  private static Set<String> switchesRead(Flow flow, Expansion path) {
    Set<Body.Described> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Stream<Condition> branches =
        path.all()
            .map(Expansion::body)
            .filter(seen::add)
            .flatMap(body -> body.blocks().values().stream())
            .flatMap(block -> conditions(block.terminator()));
    Stream<Condition> mitigations =
        flow.convention().mitigations().stream().map(Convention.Mitigation::when);
    return Stream.concat(branches, mitigations)
        .flatMap(Condition::switches)
        .collect(Collectors.toSet());
  }

  private static Stream<Condition> conditions(Terminator terminator) {
    if (terminator instanceof Branch branch
        && branch.decision() instanceof Decision.If(Condition condition)) {
      return Stream.of(condition);
    }
    return terminator.callSite().flatMap(site -> site.whenInlined().when()).stream();
  }

  private static World without(World world, double probability) {
    return new World(world.on(), world.probability() * probability);
  }

  private static World with(World world, Switch added, double probability) {
    Set<String> on = new HashSet<>(world.on());
    on.add(added.id());
    return new World(on, world.probability() * probability);
  }
}
