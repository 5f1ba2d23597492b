// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import java.util.List;
import java.util.stream.Stream;

/// Every command of the window: one list for each part of the menu, in the order shown.
final class CommandList {
  private CommandList() {}

  static Commands of(Shell shell) {
    return new Commands(
        Stream.of(
                FileCommands.of(shell),
                EditCommands.of(shell),
                ViewCommands.of(shell),
                ViewCommands.ofPanels(shell),
                GoCommands.of(shell),
                HelpCommands.of(shell))
            .flatMap(List::stream)
            .toList(),
        shell.settings(),
        shell.store()::tell);
  }
}
