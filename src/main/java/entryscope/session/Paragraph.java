// SPDX-License-Identifier: Apache-2.0
package entryscope.session;

import java.util.ArrayList;
import java.util.List;

/// Text broken into lines of at most 75 columns, as kernel mail has them.
public final class Paragraph {
  private static final int WIDTH = 75;

  private Paragraph() {}

  /// The lines of a text.
  ///
  /// @param first what the first line begins with
  /// @param further what the others begin with
  public static List<String> of(String text, String first, String further) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder(first);
    String separator = "";
    for (String word : text.split(" ")) {
      if (!separator.isEmpty() && line.length() + 1 + word.length() > WIDTH) {
        lines.add(line.toString());
        line = new StringBuilder(further);
        separator = "";
      }
      line.append(separator).append(word);
      separator = " ";
    }
    lines.add(line.toString());
    return lines;
  }
}
