// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.listing.Warning;
import entryscope.listing.making.Made;
import entryscope.session.Words;
import entryscope.session.importing.Contents;
import entryscope.session.importing.Source;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TextArea;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/// Makes a flow of a listing, an ELF file or pasted text: says what is read and lets functions be
/// chosen.
final class ListingSheet extends Sheet {
  private static final String NO_FUNCTIONS =
      "There are no functions in it: is the file stripped of its symbols?";
  private static final int WARNINGS = 3;

  private final Importing importing;
  private final Supplier<Source> source;
  private final String wanted;
  private final ReadingPane reading;
  private final FunctionPicker functions;
  private final Label warnings = Parts.wrapped("", Style.WARNING, Style.SMALL);
  private final Label problem = Parts.wrapped("", Style.WARNING);
  private final ProgressBar bar = new ProgressBar();
  private final Label doing = Parts.label("", Style.MUTED, Style.SMALL);
  private final HBox busy;
  private final HBox stopped;
  private final Button open;
  private final Node first;

  /// What a sheet is for.
  ///
  /// @param title of the sheet
  /// @param action what its button says
  /// @param wanted the function that is chosen at first, where there is one
  /// @param id the id that the flow of a source is to have
  /// @param use does something with the flow
  record Purpose(
      String title,
      String action,
      String wanted,
      Function<Source, String> id,
      BiConsumer<Source, Made> use) {}

  /// A file.
  static ListingSheet of(Source.OfFile file, Importing importing, Purpose purpose) {
    return new ListingSheet(importing, purpose, () -> file, Optional.empty());
  }

  /// Text that is pasted.
  ///
  /// @param text what is on the clipboard
  static ListingSheet ofText(String text, Importing importing, Purpose purpose) {
    TextArea area = new TextArea(text);
    area.setId("listing-text");
    area.setPromptText("Disassembly from objdump, gdb or a mail; quoted lines are understood.");
    area.setPrefRowCount(12);
    area.setPrefColumnCount(88);
    area.getStyleClass().add(Style.CODE);
    return new ListingSheet(
        importing, purpose, () -> new Source.OfText("pasted", area.getText()), Optional.of(area));
  }

  private ListingSheet(
      Importing importing, Purpose purpose, Supplier<Source> source, Optional<TextArea> area) {
    VBox content = new VBox(10);
    Button open = new Button(purpose.action());
    super(purpose.title(), content, Parts.row(open));
    this.importing = importing;
    this.source = source;
    this.wanted = purpose.wanted();
    this.open = open;
    this.functions = new FunctionPicker(this::allow, open::fire);
    this.first =
        area.filter(text -> text.getText().isBlank()).<Node>map(text -> text).orElse(functions);
    this.reading = new ReadingPane(area.isEmpty(), this::read);
    setId("listing");
    Button cancel = new Button("Cancel");
    cancel.setId("listing-cancel");
    cancel.setOnAction(_ -> importing.stop());
    Button again = new Button("Read it again");
    again.setId("listing-again");
    again.setOnAction(_ -> read());
    bar.setPrefWidth(160);
    this.busy = Parts.row(bar, doing, Parts.spacer(), cancel);
    this.stopped = Parts.row(Parts.label("Nothing is read.", Style.MUTED), Parts.spacer(), again);
    warnings.setId("listing-warnings");
    problem.setId("listing-problem");
    open.setId("listing-open");
    open.setDefaultButton(true);
    recede();
    open.setOnAction(
        _ -> {
          Source now = source.get();
          importing.make(
              now,
              functions.request(),
              purpose.id().apply(now),
              made -> purpose.use().accept(now, made));
        });
    area.ifPresent(content.getChildren()::add);
    content.getChildren().addAll(reading, functions, busy, stopped, warnings, problem);
    content.setPrefWidth(720);
    VBox.setVgrow(functions, Priority.ALWAYS);
    VBox.setVgrow(content, Priority.ALWAYS);
    area.ifPresent(text -> text.textProperty().subscribe((_, _) -> read()));
    Subscription shown = importing.state().subscribe(this::show);
    sceneProperty()
        .subscribe(
            (_, scene) -> {
              if (scene == null) {
                shown.unsubscribe();
                importing.cancel();
              }
            });
    read();
  }

  private void read() {
    Source now = source.get();
    if (now instanceof Source.OfText(String _, String text) && text.isBlank()) {
      importing.cancel();
    } else {
      importing.read(now, reading.options());
    }
  }

  private void show(Importing.State state) {
    Parts.show(busy, state instanceof Importing.State.Busy);
    Parts.show(stopped, state instanceof Importing.State.Stopped);
    say(problem, "");
    switch (state) {
      case Importing.State.Idle _, Importing.State.Stopped _ -> forget();
      case Importing.State.Busy(String what, long done, long total) -> {
        bar.setProgress(total > 0 ? (double) done / (double) total : -1);
        doing.setText(done > 0 ? "%s: %d MB".formatted(what, done >> 20) : what + " …");
      }
      case Importing.State.Ready(Contents contents, String reason) -> {
        ready(contents);
        say(problem, contents.functions().isEmpty() ? NO_FUNCTIONS : reason);
      }
      case Importing.State.Failed(String text) -> say(problem, text);
    }
    allow();
  }

  private void allow() {
    boolean ready = importing.state().get() instanceof Importing.State.Ready;
    open.setDisable(!ready || functions.isEmpty());
  }

  /// The keyboard is first where functions are chosen, or text is missing.
  @Override
  public void requestFocus() {
    first.requestFocus();
  }

  private void forget() {
    functions.clear();
    reading.show("", Optional.empty());
    say(warnings, "");
  }

  private void ready(Contents contents) {
    reading.show(contents.origin(), Optional.of(contents.architecture()));
    functions.show(contents, wanted);
    List<Warning> all = contents.warnings();
    String first =
        all.stream().limit(WARNINGS).map(ListingSheet::text).collect(Collectors.joining("\n"));
    String more =
        all.size() > WARNINGS
            ? "\nand %s".formatted(Words.counted(all.size() - WARNINGS, "warning") + " more")
            : "";
    say(warnings, first + more);
  }

  private static String text(Warning warning) {
    return (warning.line() > 0 ? "line " + warning.line() + ": " : "")
        + warning.what()
        + (warning.hint().isEmpty() ? "" : "; " + warning.hint());
  }

  private static void say(Label label, String text) {
    label.setText(text);
    Parts.show(label, !text.isEmpty());
  }
}
