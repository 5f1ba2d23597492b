// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import java.awt.Color;

/// Uses AWT in the window.
final class Coloured {
  Color color = Color.RED;
}
