// SPDX-License-Identifier: Apache-2.0

package entryscope.ui.one;

import entryscope.ui.two.Two;

/// Needs `Two`, which needs `One`.
public final class One {
  public Two two;
}
