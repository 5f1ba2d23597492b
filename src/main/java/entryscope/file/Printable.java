// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import java.util.List;
import java.util.stream.Collectors;

/// Makes foreign text fit for a message: one line, of a bearable length, without terminal codes.
final class Printable {
  private static final int MAX_LENGTH = 400;
  private static final int MAX_QUOTED = 60;
  private static final int MAX_LISTED = 8;

  private Printable() {}

  /// The text with every character that could move a cursor or hide text written as its code.
  static String of(String text) {
    return shortened(text, MAX_LENGTH)
        .codePoints()
        .mapToObj(c -> isPlain(c) ? Character.toString(c) : "<U+%04X>".formatted(c))
        .collect(Collectors.joining());
  }

  /// The text between double quotes, cut where it is long.
  static String quoted(String text) {
    return '"' + shortened(text, MAX_QUOTED) + '"';
  }

  /// The first few names, separated by commas.
  static String listed(Iterable<String> names) {
    StringBuilder list = new StringBuilder();
    int count = 0;
    for (String name : names) {
      if (count == MAX_LISTED) {
        return list.append(", …").toString();
      }
      list.append(count == 0 ? "" : ", ").append(shortened(name, MAX_QUOTED));
      count++;
    }
    return list.toString();
  }

  /// The names as a way from the first to the last; the middle of a long one is left out.
  static String chain(List<String> names) {
    if (names.size() <= MAX_LISTED) {
      return String.join(" -> ", names);
    }
    return String.join(" -> ", names.subList(0, MAX_LISTED - 2))
        + " -> … -> "
        + String.join(" -> ", names.subList(names.size() - 2, names.size()));
  }

  private static String shortened(String text, int length) {
    if (text.length() <= length) {
      return text;
    }
    int cut = Character.isHighSurrogate(text.charAt(length - 1)) ? length - 1 : length;
    return text.substring(0, cut) + "…";
  }

  private static boolean isPlain(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }
}
