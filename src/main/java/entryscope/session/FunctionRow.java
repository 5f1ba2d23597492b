// SPDX-License-Identifier: Apache-2.0
package entryscope.session;

import entryscope.flow.Function;
import entryscope.flow.Verdict;
import entryscope.quantity.Range;

/// What can be said of inlining one function on the path shown.
///
/// @param state whether its calls are inlined now
/// @param verdict of its calls: the best one, since a toggle acts where it can
/// @param group where it belongs in a list
/// @param gain time with every possible call inlined minus with none, all else as it is now; 80 %
///   interval, ns
/// @param bytes the same for code bytes
public record FunctionRow(
    Function function, State state, Verdict verdict, Group group, Range gain, int bytes) {
  /// Whether the calls of a function are inlined.
  public enum State {
    INLINED,
    OUT_OF_LINE,
    MIXED
  }

  /// The parts of the list of functions.
  public enum Group {
    FAST_PATH("On the path"),
    SLOW_PATH("Not executed here"),
    FIXED("Cannot be inlined");

    private final String title;

    Group(String title) {
      this.title = title;
    }

    public String title() {
      return title;
    }
  }
}
