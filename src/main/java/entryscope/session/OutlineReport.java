// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import java.util.ArrayList;
import java.util.List;

/// An outline as text for a mail: plain lines of at most 74 letters.
public final class OutlineReport {
  private static final int WIDTH = 74;
  private static final int INDENT = 2;
  private static final int DEEPEST = 24;

  private OutlineReport() {}

  /// One line for each function and block, deeper ones further in, with the time at the right; what
  /// does not fit goes on in the next line.
  public static String of(Outline outline) {
    List<String> lines = new ArrayList<>();
    add(outline, 0, lines);
    return String.join("\n", lines) + "\n";
  }

  private static void add(Outline outline, int depth, List<String> lines) {
    String amount = outline.amount();
    String margin = " ".repeat(Math.min(DEEPEST, INDENT * depth));
    List<String> words = new ArrayList<>(List.of(outline.line().split(" ", -1)));
    int room = WIDTH - amount.length() - INDENT;
    String first = take(words, margin, room);
    lines.add(first + " ".repeat(Math.max(1, WIDTH - first.length() - amount.length())) + amount);
    while (!words.isEmpty()) {
      lines.add(take(words, margin + " ".repeat(2 * INDENT), room));
    }
    outline.inside().forEach(inner -> add(inner, depth + 1, lines));
  }

  /// Takes as many words as a line has room for, one at least.
  private static String take(List<String> words, String margin, int room) {
    StringBuilder line = new StringBuilder(margin).append(words.removeFirst());
    while (!words.isEmpty() && line.length() + 1 + words.getFirst().length() <= room) {
      line.append(' ').append(words.removeFirst());
    }
    return line.toString();
  }
}
