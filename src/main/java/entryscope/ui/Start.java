// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.file.Autosave;
import entryscope.file.Autosaves;
import entryscope.file.Autosaves.Left;
import entryscope.file.Loaded;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.Edit;
import entryscope.session.Opened;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;

/// What a window begins with: what was asked for, else work that an earlier window left unsaved.
///
/// @param saved what stands in the file of what is opened
/// @param left the work that is gone on with, and where it is kept
record Start(Catalogue catalogue, Opened opened, Document saved, Optional<Restored> left) {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("d MMM HH:mm", Locale.ROOT);

  /// Work that was taken over.
  record Restored(Left left, Autosave place) {}

  /// Whether an earlier window left work that this one may go on with, on whatever flow.
  static boolean isAfterOther(WindowOptions options) {
    return autosaves(options).filter(autosaves -> !autosaves.left().isEmpty()).isPresent();
  }

  private static Optional<Autosaves> autosaves(WindowOptions options) {
    return options.folders().filter(_ -> !options.asked()).map(Autosaves::of);
  }

  static Start of(WindowOptions options) {
    return autosaves(options)
        .flatMap(all -> restored(all, options.catalogue()))
        .orElseGet(
            () ->
                new Start(
                    options.catalogue(), options.opened(), options.document(), Optional.empty()));
  }

  /// The newest work that can be shown; other work stays where it is for further windows.
  private static Optional<Start> restored(Autosaves autosaves, Catalogue catalogue) {
    for (Left left : autosaves.left()) {
      Optional<Opened> opened = read(left, catalogue);
      Optional<Autosave> place = opened.flatMap(_ -> autosaves.takeOver(left));
      if (opened.isPresent() && place.isPresent()) {
        Catalogue more = opened.get().addedTo(catalogue);
        return Optional.of(
            new Start(
                more,
                opened.get(),
                saved(opened.get(), more),
                Optional.of(new Restored(left, place.get()))));
      }
    }
    return Optional.empty();
  }

  /// What was left, where its flow is still there and it can be shown.
  static Optional<Opened> read(Left left, Catalogue catalogue) {
    return Opened.read(left.file().toString(), left.text(), catalogue)
        .toOptional()
        .filter(
            opened ->
                new Edit.Open(opened.document()).apply(opened.document())
                    instanceof Edit.Outcome.Done);
  }

  static Document saved(Opened opened, Catalogue catalogue) {
    return opened
        .file()
        .map(file -> Opened.read(file, catalogue))
        .flatMap(Loaded::toOptional)
        .map(Opened::document)
        .orElseGet(() -> Desk.document(catalogue, opened.document().flow()));
  }

  /// When work was kept last, for the reader.
  static String time(Instant when) {
    return TIME.format(when.atZone(ZoneId.systemDefault()));
  }
}
