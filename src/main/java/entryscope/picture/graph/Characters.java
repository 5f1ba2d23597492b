// SPDX-License-Identifier: Apache-2.0
package entryscope.picture.graph;

/// Keeps out what no text format can hold.
final class Characters {
  private static final int REPLACEMENT = 0xFFFD;

  private Characters() {}

  /// The text without control characters other than tab and line ends, and without halves of pairs.
  static String legal(String text) {
    StringBuilder legal = new StringBuilder(text.length());
    text.codePoints().forEach(each -> legal.appendCodePoint(isLegal(each) ? each : REPLACEMENT));
    return legal.toString();
  }

  private static boolean isLegal(int each) {
    return switch (Character.getType(each)) {
      case Character.CONTROL -> each == '\t' || each == '\n' || each == '\r';
      case Character.SURROGATE -> false;
      default -> each != 0xFFFE && each != 0xFFFF;
    };
  }
}
