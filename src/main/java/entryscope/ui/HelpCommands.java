// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.ui.Command.Group;
import java.util.List;
import java.util.stream.Stream;

/// What explains the program.
final class HelpCommands {
  private HelpCommands() {}

  static List<Command> of(Shell shell) {
    return List.of(
        Command.of(
            "palette",
            Group.HELP,
            "All commands and places",
            "Shortcut+Shift+P Shortcut+K",
            () -> shell.choose("Find a command or a place", everything(shell))),
        Command.of(
            "keys",
            Group.HELP,
            "List of keys",
            "F1",
            () -> shell.show(new KeysSheet(shell.commands()))),
        Command.of(
            "about", Group.HELP, "About Entryscope", "", () -> shell.show(new AboutSheet())));
  }

  private static List<PaletteItem> everything(Shell shell) {
    return Stream.concat(
            shell.commands().all().stream().map(PaletteItem::of),
            shell.destinations().all().stream())
        .toList();
  }
}
