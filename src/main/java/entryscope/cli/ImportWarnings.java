// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import entryscope.listing.Warning;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;

/// Prints the warnings of an import, many alike summed up.
///
/// @param lines whether line numbers are those of a text that the user has
record ImportWarnings(Console console, String input, boolean lines) {
  private static final int ALIKE = 5;

  void show(List<Warning> warnings) {
    warnings.stream()
        .collect(
            Collectors.groupingBy(ImportWarnings::kind, LinkedHashMap::new, Collectors.toList()))
        .forEach((_, alike) -> showAlike(alike));
  }

  private void showAlike(List<Warning> alike) {
    alike.stream().limit(ALIKE).forEach(this::show);
    if (alike.size() > ALIKE) {
      console.complain("and %d more such warnings".formatted(alike.size() - ALIKE));
    }
  }

  private void show(Warning warning) {
    console.complain(
        "%s%s: warning: %s%s"
            .formatted(
                input,
                lines && warning.line() > 0 ? ":" + warning.line() : "",
                warning.what(),
                warning.hint().isEmpty() ? "" : "; " + warning.hint()));
  }

  /// A warning without what is its own: function, instruction, place and numbers.
  private static String kind(Warning warning) {
    return warning.what().replaceAll("^\\S+: |'[^']*'|\\bat \\S+|0x[0-9a-f]+|\\d+", "#");
  }
}
