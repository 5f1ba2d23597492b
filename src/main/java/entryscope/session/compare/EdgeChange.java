// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.layout.Way;
import java.util.OptionalDouble;

/// One way between two blocks of a function on both sides.
///
/// @param where the call path of the function: that after, or that before where it is gone
/// @param before how often it was taken per pass; absent where the way did not exist
/// @param after how often it is taken per pass; absent where it does not exist
public record EdgeChange(
    String function,
    String where,
    String from,
    Way way,
    String to,
    OptionalDouble before,
    OptionalDouble after) {
  private static final double NOISE = 1e-9;

  /// What became of a way.
  public enum Kind {
    ADDED("added"),
    REMOVED("removed"),
    MORE("more often"),
    LESS("less often"),
    SAME("same");

    private final String id;

    Kind(String id) {
      this.id = id;
    }

    public String id() {
      return id;
    }
  }

  public Kind kind() {
    if (before.isEmpty()) {
      return Kind.ADDED;
    }
    if (after.isEmpty()) {
      return Kind.REMOVED;
    }
    double change = after.getAsDouble() - before.getAsDouble();
    if (Math.abs(change) < NOISE) {
      return Kind.SAME;
    }
    return change > 0 ? Kind.MORE : Kind.LESS;
  }
}
