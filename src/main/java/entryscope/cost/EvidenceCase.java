// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import entryscope.quantity.Nanoseconds;
import entryscope.quantity.Numbers;
import entryscope.quantity.Probability;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A published figure and what of ours stands beside it.
///
/// @param id such as `S1`
/// @param machine id of the machine it was measured on, or the nearest one
/// @param before the path without the change
/// @param after the path with it
/// @param published what was published
/// @param benchmark what was run
/// @param source where it was published
/// @param caveats what a reader must know before comparing
public record EvidenceCase(
    String id,
    String title,
    String machine,
    String scenario,
    Side before,
    Side after,
    Published published,
    String benchmark,
    String source,
    List<String> caveats) {
  public EvidenceCase {
    caveats = List.copyOf(caveats);
  }

  /// One side of the comparison.
  ///
  /// @param set switches that belong to what was measured on this side, such as a patch below the
  ///   one in question; they come on top of the scenario's
  public record Side(String flow, String entry, String plan, Map<String, Probability> set) {
    public Side {
      set = Collections.unmodifiableMap(new LinkedHashMap<>(set));
    }

    /// A side with nothing set but the scenario.
    public static Side of(String flow, String entry, String plan) {
      return new Side(flow, entry, plan, Map.of());
    }

    /// A scenario as this side meets it.
    public Scenario in(Scenario scenario) {
      Scenario met = scenario;
      for (Map.Entry<String, Probability> one : set.entrySet()) {
        met = met.with(one.getKey(), one.getValue());
      }
      return met;
    }

    /// The side in a few words: `x86_64-4.1-vanilla compiled, acct-patch=1`.
    @Override
    public String toString() {
      return flow + " " + settings();
    }

    /// Its plan and what it sets: `compiled, acct-patch=1`.
    public String settings() {
      return Stream.concat(
              Stream.of(plan),
              set.entrySet().stream()
                  .map(one -> one.getKey() + "=" + Numbers.count(one.getValue().value())))
          .collect(Collectors.joining(", "));
    }
  }

  /// What was published.
  public sealed interface Published {
    /// A time per call on both sides.
    record Times(Nanoseconds before, Nanoseconds after) implements Published {}

    /// A gain in percent of the rate (calls per second), nothing else.
    record RateGain(double percent) implements Published {}
  }

  /// The published times, where there are any.
  public Optional<Published.Times> times() {
    return published instanceof Published.Times times ? Optional.of(times) : Optional.empty();
  }
}
