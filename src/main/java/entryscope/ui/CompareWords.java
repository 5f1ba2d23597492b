// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.quantity.Numbers;
import entryscope.session.compare.BlockChange;
import entryscope.session.compare.Comparison;
import entryscope.session.compare.Metric;
import java.util.stream.Collectors;

/// A comparison in one line.
final class CompareWords {
  private CompareWords() {}

  /// The change of the time with its range, and what else changes.
  static String headline(Comparison comparison) {
    var latency = comparison.latency();
    String others =
        Metric.of(comparison).stream()
            .filter(metric -> !metric.isTime())
            .map(metric -> metric.name() + " " + signed(metric.change()) + unit(metric))
            .collect(Collectors.joining(" · "));
    if (comparison.isOfOne()) {
      return "0 ns · both are the same";
    }
    String negative =
        comparison.blocks().stream().anyMatch(BlockChange::isNegative)
            ? " A negative time is what inlining saves around a call."
            : "";
    return "%s%s ns (%s %%), 80 %%: %s to %s ns · %s. An estimate, not a measurement.%s"
        .formatted(
            latency.bound().sign(),
            Numbers.change(latency.range().typical()),
            Numbers.percent(latency.percent()),
            Numbers.change(latency.range().low()),
            Numbers.change(latency.range().high()),
            others,
            negative);
  }

  private static String unit(Metric metric) {
    return metric.unit().isEmpty() ? "" : " " + metric.unit();
  }

  private static String signed(double change) {
    return (change > 0 ? "+" : "") + Numbers.count(change);
  }
}
