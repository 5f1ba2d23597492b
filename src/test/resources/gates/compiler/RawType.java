// SPDX-License-Identifier: Apache-2.0

package entryscope.flow;

import java.util.List;

/// Draws a lint warning, which `-Werror` turns into a failure.
final class RawType {
  private RawType() {}

  static int size(List names) {
    return names.size();
  }
}
