// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A value of a JSON document, and where it begins.
sealed interface Json {

  /// Where its first character stands.
  Position at();

  /// An object; its members are in the order of the text, each key once.
  record Obj(Position at, Map<String, Member> members) implements Json {
    public Obj {
      members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
    }
  }

  /// A member of an object.
  ///
  /// @param at where its key begins
  record Member(Position at, Json value) {}

  record Arr(Position at, List<Json> items) implements Json {
    public Arr {
      items = List.copyOf(items);
    }
  }

  record Text(Position at, String value) implements Json {}

  /// A number; infinite where it is too large for a double.
  record Num(Position at, double value) implements Json {}

  record Bool(Position at, boolean value) implements Json {}

  record Null(Position at) implements Json {}

  /// What a message calls it.
  default String kind() {
    return switch (this) {
      case Obj _ -> "an object";
      case Arr _ -> "a list";
      case Text _ -> "a text";
      case Num _ -> "a number";
      case Bool(Position _, boolean value) -> Boolean.toString(value);
      case Null _ -> "null";
    };
  }
}
