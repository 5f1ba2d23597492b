// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Enlarges what a style sheet says of texts and of the room for them.
final class Magnifier {
  private static final Pattern LENGTHS =
      Pattern.compile(
          "(-fx-(?:font-size|(?:min|max|pref)-(?:width|height)|padding|spacing|[hv]gap"
              + "|graphic-text-gap|translate-[xy])\\s*:)([^;]+);");
  private static final Pattern NUMBER = Pattern.compile("\\d+(?:\\.\\d+)?");

  private Magnifier() {}

  /// The same sheet with every length `factor` times as large.
  static String enlarge(String css, double factor) {
    return LENGTHS
        .matcher(css)
        .replaceAll(
            found ->
                Matcher.quoteReplacement(found.group(1) + numbers(found.group(2), factor) + ";"));
  }

  private static String numbers(String value, double factor) {
    return NUMBER.matcher(value).replaceAll((MatchResult number) -> times(number.group(), factor));
  }

  private static String times(String number, double factor) {
    return String.format(Locale.ROOT, "%.1f", Double.parseDouble(number) * factor);
  }

  /// The address of a sheet that is nowhere but in this program's memory.
  static String address(String css) {
    byte[] bytes = css.getBytes(StandardCharsets.UTF_8);
    return "data:text/css;charset=UTF-8;base64," + Base64.getEncoder().encodeToString(bytes);
  }
}
