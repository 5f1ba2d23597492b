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
        Command.of(
            "fit-selection",
            Group.VIEW,
            "Fit what is selected",
            "Shift+W",
            () -> !shell.store().selection().get().isNothing(),
            "nothing is selected",
            canvas::fitSelection),
        Command.of("fit-width", Group.VIEW, "Fit the width", "Shift+Z", canvas::fitWidth),
        Command.of("full-size", Group.VIEW, "100 %", "Z", canvas::fullSize),
        Command.of("compare", Group.VIEW, "Compare with …", "Shortcut+D", shell::showComparison),
        Command.of(
            "evidence",
            Group.VIEW,
            "Evidence: predicted and published",
            "Shortcut+Shift+E",
            shell::showEvidence));
  }

  /// What stands around the drawing, and how it all looks.
  static List<Command> ofPanels(Shell shell) {
    Panels panels = shell.panels();
    return List.of(
        view(
            "hide-more",
            "Hide more of what is cold",
            "Period",
            () -> ColdSlider.step(shell.store(), 1)),
        view(
            "hide-less",
            "Hide less of what is cold",
            "Comma",
            () -> ColdSlider.step(shell.store(), -1)),
        view("outline", "Outline: the path in words", "Space", panels::toggleOutline),
        view("panel-left", "Panel at the left", "Shortcut+B", panels::toggleLeft),
        view("panel-right", "Panels at the right", "Shortcut+Shift+B", panels::toggleRight),
        view("timeline", "Timeline of the path", "Shortcut+T", shell.timeline()::toggle),
        view("theme", "Theme: light or dark", "Shortcut+Shift+D", shell::switchTheme),
        view("contrast", "Theme: high contrast", "Shortcut+Shift+H", shell::switchContrast),
        view("larger", "Larger text", "Shortcut+Alt+Plus Shortcut+Alt+Equals", panels::enlarge),
        view("smaller", "Smaller text", "Shortcut+Alt+Minus", panels::reduce),
        view("usual-size", "Text of the usual size", "Shortcut+Alt+0", panels::usualSize),
        view("full-screen", "Full screen", "F11", panels::toggleFullScreen),
        view("present", "Presentation: large, without panels", "Shift+F11", panels::present));
  }

  private static Command view(String id, String name, String keys, Runnable action) {
    return Command.of(id, Group.VIEW, name, keys, action);
  }
}
