// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import entryscope.cost.Place;
import entryscope.file.Loaded;
import entryscope.file.SessionFile;
import entryscope.file.SessionFile.Selected;
import entryscope.file.SessionFile.View;
import entryscope.file.SessionReader;
import entryscope.file.SessionWriter;
import entryscope.flow.Flow;
import java.nio.file.Path;
import java.util.Optional;

/// A document together with what is kept with it in a file and is no choice about its flow.
///
/// @param flowFile where its flow is, if it is none that every reader has
/// @param file the session file that it comes from or belongs to
/// @param view what part of the drawing is looked at
public record Opened(
    Document document,
    Optional<Path> flowFile,
    Optional<Path> file,
    Optional<View> view,
    Selection selection) {

  /// A document that is in no file yet.
  public static Opened of(Document document) {
    return new Opened(
        document, Optional.empty(), Optional.empty(), Optional.empty(), new Selection.Nothing());
  }

  public Opened with(Document changed) {
    return new Opened(changed, flowFile, file, view, selection);
  }

  public Opened withFlowFile(Optional<Path> changed) {
    return new Opened(document, changed, file, view, selection);
  }

  /// A catalogue that has its flow.
  public Catalogue addedTo(Catalogue catalogue) {
    return flowFile
        .map(known -> catalogue.with(document.flow(), known))
        .orElseGet(() -> catalogue.with(document.flow()));
  }

  /// The document in a session file.
  public static Loaded<Opened> read(Path file, Catalogue catalogue) {
    Path absolute = file.toAbsolutePath().normalize();
    return opened(SessionReader.read(file, catalogue.known()), Optional.of(absolute), catalogue);
  }

  /// The document in a text that [#text] made.
  ///
  /// @param name what messages call it
  public static Loaded<Opened> read(String name, String text, Catalogue catalogue) {
    Loaded<SessionFile> read =
        SessionReader.read(name, text, Path.of("").toAbsolutePath(), catalogue.known());
    return opened(read, read.toOptional().flatMap(SessionFile::of), catalogue);
  }

  /// The document with another flow in place of its own: choices that apply to it are kept, the
  /// others are said.
  public Loaded<Opened> movedTo(Flow flow, Catalogue catalogue) {
    Catalogue there = catalogue.with(flow);
    Opened known = withFlowFile(Optional.empty());
    String text = SessionWriter.writeFor(flow, known.session(), there.known());
    Loaded<Opened> moved = read(flow.id(), text, there);
    return switch (moved) {
      case Loaded.Ok<Opened>(Opened now, var warnings) ->
          new Loaded.Ok<>(new Opened(now.document, flowFile, file, view, selection), warnings);
      case Loaded.Failed<Opened> failed -> failed;
    };
  }

  private static Loaded<Opened> opened(
      Loaded<SessionFile> read, Optional<Path> file, Catalogue catalogue) {
    return switch (read) {
      case Loaded.Ok<SessionFile>(SessionFile session, var warnings) ->
          new Loaded.Ok<>(
              new Opened(
                  document(session, catalogue),
                  session.flowFile(),
                  file,
                  session.view(),
                  session.selected().map(Opened::selection).orElseGet(Selection.Nothing::new)),
              warnings);
      case Loaded.Failed<SessionFile> failed -> failed.cast();
    };
  }

  private static Document document(SessionFile session, Catalogue catalogue) {
    return new Document(
        session.flow(),
        session.entry(),
        session.plan(),
        session.reference(),
        session.scenario(),
        session.machine().orElseGet(() -> catalogue.machineFor(session.flow())),
        session.folds());
  }

  private static Selection selection(Selected selected) {
    return selected
        .block()
        .<Selection>map(block -> new Selection.OfBlock(new Place(selected.path(), block)))
        .orElseGet(() -> new Selection.OfBody(selected.path()));
  }

  /// The text of the file that it belongs to, or is to be saved as.
  public String text(Path target, Catalogue catalogue) {
    Optional<Path> folder = Optional.ofNullable(target.toAbsolutePath().normalize().getParent());
    return SessionWriter.write(session(), catalogue.known(), folder);
  }

  /// A text that says as well which file it belongs to, for keeping it elsewhere.
  public String unsavedText(Catalogue catalogue) {
    return SessionWriter.write(session().belongingTo(file), catalogue.known(), Optional.empty());
  }

  private SessionFile session() {
    return new SessionFile(
        document.flow(),
        flowFile,
        document.entry(),
        document.plan(),
        document.reference(),
        document.scenario(),
        Optional.of(document.machine()),
        document.folds(),
        view,
        selected(),
        Optional.empty());
  }

  private Optional<Selected> selected() {
    return switch (selection) {
      case Selection.Nothing _ -> Optional.empty();
      case Selection.OfBlock(Place(var path, String block)) ->
          Optional.of(new Selected(path, Optional.of(block)));
      case Selection.OfBody(var path) -> Optional.of(new Selected(path, Optional.empty()));
    };
  }
}
