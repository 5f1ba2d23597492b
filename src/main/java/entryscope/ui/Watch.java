// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.file.FileStamp;
import entryscope.file.FlowReader;
import entryscope.file.Loaded;
import entryscope.file.SessionFile;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.Opened;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Notices when the file of the flow or of the session is changed by another program, and offers to
/// reload it.
///
/// It looks at the files' times now and then, which works for every kind of disk and for editors
/// that replace a file; what is not different when it is read is no change.
final class Watch {
  private final Store store;
  private final Desk desk;
  private final Papers papers;
  private final Map<Path, FileStamp> seen = new HashMap<>();

  Watch(Store store, Desk desk, Papers papers) {
    this.store = store;
    this.desk = desk;
    this.papers = papers;
  }

  /// The files of what is open, as far as it is in files.
  List<Path> files() {
    return Stream.concat(
            store.catalogue().get().file(store.document().flow()).stream(),
            desk.filed().file().stream())
        .toList();
  }

  /// Looks at them.
  void look() {
    List<Path> files = files();
    Catalogue catalogue = store.catalogue().get();
    papers.disk().execute(() -> files.forEach(file -> look(file, catalogue)));
  }

  /// A file that is gone may be about to be replaced, and is no reason to say anything.
  private void look(Path file, Catalogue catalogue) {
    Optional<FileStamp> now = FileStamp.of(file);
    if (now.isEmpty()) {
      return;
    }
    FileStamp before = seen.put(file, now.get());
    if (before != null && !before.equals(now.get())) {
      Loaded<?> loaded =
          SessionFile.is(file) ? Opened.read(file, catalogue) : FlowReader.read(file);
      papers.fx().execute(() -> changed(file, loaded));
    }
  }

  private void changed(Path file, Loaded<?> loaded) {
    if (!files().contains(file) || isKnown(loaded)) {
      return;
    }
    String what =
        file.getFileName()
            + (loaded instanceof Loaded.Failed<?>
                ? " changed on disk, and has errors now"
                : " changed on disk");
    String unsaved =
        SessionFile.is(file) && desk.isDirty()
            ? ". Reloading replaces what you have here; undo brings it back"
            : "";
    store.tell(what + unsaved, List.of(new Notice.Offer("Reload", () -> papers.reload(file))));
  }

  private boolean isKnown(Loaded<?> loaded) {
    return loaded
        .toOptional()
        .filter(
            read ->
                read instanceof Opened opened
                    ? isKnown(opened.document())
                    : read.equals(store.document().flow()))
        .isPresent();
  }

  private boolean isKnown(Document document) {
    return document.equals(desk.filed().saved()) || document.equals(store.document());
  }
}
