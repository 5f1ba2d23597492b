// SPDX-License-Identifier: Apache-2.0
package entryscope.picture.graph;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Labels of Mermaid: in quotes, with every character that Mermaid, its Markdown or HTML might take
/// for its own as a code (`#124;`).
final class MermaidText {
  /// Between letters or digits these are text to Markdown and HTML alike.
  private static final String INNER = "._-:+'";

  private static final String HARMLESS = " ,=/()·–−…≥";

  /// What Mermaid looks for after it has resolved the codes: a line break, a formula, an icon. An
  /// invisible character in the middle keeps it from finding them.
  private static final Pattern LATE = Pattern.compile("\\\\(?=n)|\\$(?=\\$)|\\bfa[a-z]?(?=:)");

  private static final String INVISIBLE = "\u2060";

  private MermaidText() {}

  static String label(List<String> lines) {
    return lines.stream()
        .flatMap(String::lines)
        .map(MermaidText::coded)
        .collect(Collectors.joining("<br/>", "\"", "\""));
  }

  /// A string of the YAML before a diagram.
  static String yaml(String text) {
    String legal = Characters.legal(text);
    return '"' + legal.replace("\\", "\\\\").replace("\"", "\\\"").replaceAll("\\s+", " ") + '"';
  }

  private static String coded(String line) {
    String apart = LATE.matcher(Characters.legal(line)).replaceAll("$0" + INVISIBLE);
    int[] letters = apart.codePoints().toArray();
    StringBuilder coded = new StringBuilder();
    for (int i = 0; i < letters.length; i++) {
      if (isPlain(letters, i)) {
        coded.appendCodePoint(letters[i]);
      } else {
        coded.append('#').append(letters[i]).append(';');
      }
    }
    return coded.toString();
  }

  private static boolean isPlain(int[] letters, int i) {
    int letter = letters[i];
    if (Character.isLetterOrDigit(letter) || HARMLESS.indexOf(letter) >= 0) {
      return true;
    }
    return INNER.indexOf(letter) >= 0
        && i > 0
        && i + 1 < letters.length
        && Character.isLetterOrDigit(letters[i - 1])
        && Character.isLetterOrDigit(letters[i + 1])
        && !endsWithWww(letters, i);
  }

  /// Markdown makes a link of what begins with `www.`
  private static boolean endsWithWww(int[] letters, int end) {
    return end >= 3
        && Character.toLowerCase(letters[end - 1]) == 'w'
        && Character.toLowerCase(letters[end - 2]) == 'w'
        && Character.toLowerCase(letters[end - 3]) == 'w';
  }
}
