// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.ui.Command.Group;
import java.util.List;

/// What explains the program.
final class HelpCommands {
  private HelpCommands() {}

  static List<Command> of(Shell shell) {
    return List.of(
        Command.of(
            "keys",
            Group.HELP,
            "List of keys",
            "F1",
            () -> shell.show(new KeysSheet(shell.commands().all()))));
  }
}
