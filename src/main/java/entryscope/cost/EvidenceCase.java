// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import entryscope.quantity.Nanoseconds;
import java.util.List;
import java.util.Optional;

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
  public record Side(String flow, String entry, String plan) {}

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
