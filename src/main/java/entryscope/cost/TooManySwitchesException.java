// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import java.util.List;

/// A scenario leaves more switches undecided than an exact estimate can enumerate.
public final class TooManySwitchesException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  TooManySwitchesException(List<String> fractional) {
    super(
        "%d switches are neither off nor on, at most %d can be: set some of %s to 0 or 1"
            .formatted(fractional.size(), Worlds.MAX_FRACTIONAL, String.join(", ", fractional)));
  }
}
