// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.ui.Command.Group;
import java.util.List;

/// What is opened and saved.
final class FileCommands {
  private FileCommands() {}

  static List<Command> of(Shell shell) {
    Files files = new Files(shell.store(), shell);
    return List.of(
        Command.of("open", Group.FILE, "Open a flow file", "Shortcut+O", files::choose),
        Command.of("export", Group.FILE, "Export the drawing", "Shortcut+E", files::export));
  }
}
