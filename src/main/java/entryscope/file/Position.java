// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

/// A place in a text.
///
/// @param line from 1
/// @param column from 1, in characters (UTF-16 units)
/// @param offset characters before it
record Position(int line, int column, int offset) {
  /// The place of what is in no text.
  static final Position NOWHERE = new Position(0, 0, 0);

  /// The place `count` characters on, in the same line.
  Position right(int count) {
    return new Position(line, column + count, offset + count);
  }
}
