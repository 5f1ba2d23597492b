// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.ui.Command.Group;
import java.util.List;

/// What is opened and saved.
final class FileCommands {
  private FileCommands() {}

  static List<Command> of(Shell shell) {
    Files files = new Files(shell);
    return List.of(
        Command.of(
            "open", Group.FILE, "Open a flow, session or listing", "Shortcut+O", files::choose),
        Command.of(
            "paste-listing",
            Group.FILE,
            "Paste a listing",
            "Shortcut+Shift+V",
            new Imports(shell)::paste),
        Command.of("save", Group.FILE, "Save the session", "Shortcut+S", files::save),
        Command.of(
            "save-as", Group.FILE, "Save the session as …", "Shortcut+Shift+S", files::saveAs),
        Command.of("save-flow", Group.FILE, "Save the flow as …", "", files::saveFlow),
        Command.of(
            "reload",
            Group.FILE,
            "Reload flow and session from disk",
            "F5",
            files::isInFiles,
            files::reload),
        Command.of("export", Group.FILE, "Export the drawing", "Shortcut+E", files::export));
  }
}
