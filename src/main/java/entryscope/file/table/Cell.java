// SPDX-License-Identifier: Apache-2.0

package entryscope.file.table;

/// One field of a table.
public sealed interface Cell {

  /// Words or a name.
  record Words(String text) implements Cell {}

  /// A number.
  ///
  /// @param value for programs
  /// @param shown the same for people, with the digits it deserves
  record Figure(double value, String shown) implements Cell {}

  /// Nothing: there is no such value.
  record Blank() implements Cell {}

  static Cell of(String text) {
    return new Words(text);
  }

  static Cell of(double value, String shown) {
    return new Figure(value, shown);
  }

  static Cell blank() {
    return new Blank();
  }

  /// What people read.
  default String shown() {
    return switch (this) {
      case Words(String text) -> text;
      case Figure(double _, String shown) -> shown;
      case Blank _ -> "";
    };
  }
}
