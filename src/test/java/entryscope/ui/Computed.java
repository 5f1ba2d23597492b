// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// What threads computed, as percentiles; on a shared machine it says more than the time that
/// passed. The first third is warming up and left out.
final class Computed {
  private static final double NANOS = 1e6;

  private final String what;
  private final List<Long> samples = Collections.synchronizedList(new ArrayList<>());

  Computed(String what) {
    this.what = what;
  }

  /// @param nanoseconds of processor time
  void add(long nanoseconds) {
    samples.add(nanoseconds);
  }

  @Override
  public String toString() {
    List<Long> sorted = samples.stream().skip(samples.size() / 3).sorted().toList();
    return "computed per %s: p50 %.1f ms, p95 %.1f ms, most %.1f ms of %d"
        .formatted(what, at(sorted, 0.5), at(sorted, 0.95), at(sorted, 1), sorted.size());
  }

  private static double at(List<Long> sorted, double share) {
    return sorted.isEmpty() ? 0 : sorted.get((int) ((sorted.size() - 1) * share)) / NANOS;
  }
}
