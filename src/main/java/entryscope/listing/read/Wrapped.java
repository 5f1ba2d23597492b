// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import java.util.ArrayList;
import java.util.List;

/// Joins lines that a mailer broke: what begins with a target's symbol, or follows a comma or a
/// comment mark at the end of a line, continues it.
final class Wrapped {
  /// Stands for a line that was moved to the one before.
  static final String MOVED = "\u0001";

  private Wrapped() {}

  /// As many lines; a continuation moves to the line it continues and leaves [#MOVED].
  static List<String> joined(List<String> lines) {
    List<String> joined = new ArrayList<>(lines.size());
    int last = -1;
    for (String line : lines) {
      String text = line.strip();
      if (last >= 0 && !text.isEmpty() && continues(joined.get(last), text)) {
        joined.set(last, joined.get(last).stripTrailing() + " " + text);
        joined.add(MOVED);
      } else {
        last = text.isEmpty() ? -1 : joined.size();
        joined.add(line);
      }
    }
    return joined;
  }

  private static boolean continues(String before, String text) {
    if (before.length() > 200 || text.endsWith(">:") || Addressed.parse(text).isPresent()) {
      return false;
    }
    String start = before.stripTrailing();
    boolean symbol = text.startsWith("<") && text.contains(">") && endsWithNumber(start);
    boolean listed =
        (start.endsWith(",") || start.endsWith("#")) && Addressed.parse(start.strip()).isPresent();
    return symbol || listed;
  }

  private static boolean endsWithNumber(String text) {
    int digits = 0;
    while (digits < text.length()
        && Character.digit(text.charAt(text.length() - 1 - digits), 16) >= 0) {
      digits++;
    }
    return digits >= 3;
  }
}
