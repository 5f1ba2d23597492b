// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.session.Fuzzy;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/// One line of the palette.
///
/// @param title what it does or where it leads
/// @param detail what kind of thing it is, or where it is
/// @param keys that do the same
/// @param obstacle why it cannot be done now
record PaletteItem(
    String title, String detail, String keys, Optional<String> obstacle, Runnable action) {

  static PaletteItem of(Command command) {
    return new PaletteItem(
        command.name(),
        command.group().title(),
        command.keysText(),
        command.hindered(),
        command::run);
  }

  /// A place to go to.
  static PaletteItem place(String title, String detail, Runnable action) {
    return new PaletteItem(title, detail, "", Optional.empty(), action);
  }

  /// Counts more than any way to lay letters on a title.
  private static final int BEGINS = 10_000;

  private record Scored(PaletteItem item, int score) {}

  /// The items that fit what was written, best first; all in their own order for nothing written.
  static List<PaletteItem> matching(List<PaletteItem> all, String wanted) {
    return all.stream()
        .flatMap(item -> item.score(wanted).stream().mapToObj(score -> new Scored(item, score)))
        .sorted(Comparator.comparingInt(Scored::score).reversed())
        .map(Scored::item)
        .toList();
  }

  /// What its title says counts before what its detail says.
  private OptionalInt score(String wanted) {
    OptionalInt inTitle = Fuzzy.score(wanted, title);
    boolean begins =
        title.toLowerCase(Locale.ROOT).startsWith(wanted.strip().toLowerCase(Locale.ROOT));
    return inTitle.isPresent()
        ? OptionalInt.of(
            wanted.isBlank()
                ? 0
                : 3 * inTitle.getAsInt() - title.length() / 8 + (begins ? BEGINS : 0))
        : Fuzzy.score(wanted, title + " " + detail);
  }
}
