// SPDX-License-Identifier: Apache-2.0

package entryscope.ui.two;

import entryscope.ui.one.One;

/// Needs `One`, which needs `Two`.
public final class Two {
  public One one;
}
