// SPDX-License-Identifier: Apache-2.0
package entryscope.picture.graph;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Strings of the DOT language, always in quotes: no keyword, port or number is seen in them.
///
/// Graphviz reads `\"` as a quote and leaves every other backslash to whoever uses the string, as
/// an escape of a label (`\n`, `\\`) or, in a name, as it stands.
final class DotText {
  /// What Graphviz takes for a character of HTML in a label.
  private static final Pattern ENTITY = Pattern.compile("&(?=#?\\w+;)");

  private DotText() {}

  /// A name or an attribute's value.
  static String quoted(String text) {
    String escaped =
        Characters.legal(text)
            .replace("\\", "\\\\")
            .replace("\"", "\\\"")
            .replace("\r", "\\r")
            .replace("\n", "\\n");
    return '"' + escaped + '"';
  }

  /// A text that is drawn, its lines in the middle.
  static String label(List<String> lines) {
    String text = String.join("\n", lines);
    return quoted(ENTITY.matcher(text).replaceAll("&amp;"));
  }

  /// A list in brackets; nothing where it is empty.
  static String attributes(Map<String, String> quoted) {
    return quoted.entrySet().stream()
        .map(each -> each.getKey() + "=" + each.getValue())
        .collect(Collectors.joining(", ", " [", "]"));
  }
}
