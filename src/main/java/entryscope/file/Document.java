// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import java.util.Optional;

/// The text of a file under the name that messages call it by.
record Document(String name, String text) {
  private static final int MAX_WORD = 20;

  /// What the file's name says before `suffix`, absent where the name does not end so.
  Optional<String> stem(String suffix) {
    String last = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
    return last.endsWith(suffix) && last.length() > suffix.length()
        ? Optional.of(last.substring(0, last.length() - suffix.length()))
        : Optional.empty();
  }

  /// Where a character of a string's value stands.
  ///
  /// @param start where the string's opening quote stands
  /// @param index characters of the value before it
  Position inString(Position start, int index) {
    int at = start.offset() + 1;
    for (int i = 0; i < index && at < text.length(); i++) {
      at += escapeLength(at);
    }
    return start.right(at - start.offset());
  }

  private int escapeLength(int at) {
    if (text.charAt(at) != '\\') {
      return 1;
    }
    return at + 1 < text.length() && text.charAt(at + 1) == 'u' ? 6 : 2;
  }

  /// Where the character after the first `offset` ones stands.
  Position at(int offset) {
    int line = 1;
    int start = 0;
    for (int i = 0; i < offset; i++) {
      boolean crlf = text.charAt(i) == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
      if (text.charAt(i) == '\n' || (text.charAt(i) == '\r' && !crlf)) {
        line++;
        start = i + 1;
      }
    }
    return new Position(line, offset - start + 1, offset);
  }

  /// The character after the first `offset` ones, a blank at the end.
  char character(int offset) {
    return offset < text.length() ? text.charAt(offset) : ' ';
  }

  /// The last character that is not blank among the first `offset` ones, a blank if there is none.
  char before(int offset) {
    int last = Math.min(offset, text.length()) - 1;
    while (last >= 0 && Character.isWhitespace(text.charAt(last))) {
      last--;
    }
    return last < 0 ? ' ' : text.charAt(last);
  }

  /// The word that begins after the first `offset` characters, or the one character there.
  String word(int offset) {
    int end = offset;
    while (end < offset + MAX_WORD && Character.isLetterOrDigit(character(end))) {
      end++;
    }
    return text.substring(
        Math.min(offset, text.length()), Math.min(Math.max(end, offset + 1), text.length()));
  }

  /// Where the word begins that has its last letter at `last`.
  Position startOfWord(Position last) {
    Position start = last;
    while (start.column() > 1 && isPartOfWord(text.charAt(start.offset() - 1))) {
      start = start.right(-1);
    }
    return start;
  }

  private static boolean isPartOfWord(char c) {
    return c == '-' || Character.isLetterOrDigit(c);
  }
}
