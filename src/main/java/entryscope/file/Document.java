// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import java.util.Optional;

/// The text of a file under the name that messages call it by.
record Document(String name, String text) {

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
}
