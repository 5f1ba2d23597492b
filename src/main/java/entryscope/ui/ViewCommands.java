// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.ui.Command.Group;
import java.util.List;

/// What changes how things are shown, and nothing else.
final class ViewCommands {
  private static final double ZOOM_STEP = 1.25;

  private ViewCommands() {}

  static List<Command> of(Shell shell) {
    GraphCanvas canvas = shell.canvas();
    return List.of(
        Command.of(
            "zoom-in",
            Group.VIEW,
            "Zoom in",
            "Plus Shortcut+Plus Shift+Plus Add Equals Shift+Equals Shortcut+Equals"
                + " Shortcut+Shift+Equals Shortcut+Add",
            () -> canvas.zoom(ZOOM_STEP)),
        Command.of(
            "zoom-out",
            Group.VIEW,
            "Zoom out",
            "Minus Shortcut+Minus Subtract Shortcut+Subtract",
            () -> canvas.zoom(1 / ZOOM_STEP)),
        Command.of("fit", Group.VIEW, "Fit the whole drawing", "W 0 Shortcut+0", canvas::fit),
        Command.of("full-size", Group.VIEW, "100 %", "Z", canvas::fullSize),
        Command.of(
            "evidence",
            Group.VIEW,
            "Evidence: predicted and published",
            "Shortcut+Shift+E",
            shell::showEvidence),
        Command.of("theme", Group.VIEW, "Light or dark", "", shell::switchTheme));
  }
}
