// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.quantity.Numbers;
import entryscope.session.Document;
import entryscope.session.Exported;
import entryscope.session.Target;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.control.TextArea;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/// Exports the drawing or its graph: what will be written is shown while it is chosen.
final class ExportSheet extends Sheet {
  /// Width and height of what is shown, the same for pages and text.
  private static final double PREVIEW = 580;

  private final ExportPages pages = new ExportPages();
  private final TextArea text = new TextArea();
  private final Label summary = Parts.label("", Style.MUTED);
  private final HBox making;
  private final Button copy = new Button();

  /// @param choose asks for the file to write
  /// @param copyText puts the estimate on the clipboard
  /// @param tell tells what came of it
  ExportSheet(
      ExportDesk desk,
      Document document,
      Function<Target, Optional<Path>> choose,
      Runnable copyText,
      Consumer<String> tell) {
    ExportOptionsPane options =
        new ExportOptionsPane(desk.choice(), wish -> desk.choose(wish, document));
    HBox content = new HBox();
    HBox buttons = Parts.row();
    super("Export", content, buttons);
    setId("export");
    making = making(desk);
    build(content, options);
    Button save = new Button("Save …");
    Button estimate = new Button("Copy estimate as text");
    save.setId("export-save");
    copy.setId("export-copy");
    estimate.setId("export-text");
    summary.setId("export-summary");
    buttons.getChildren().addAll(save, copy, estimate, making, summary);
    save.setOnAction(
        _ ->
            choose
                .apply(desk.choice().get().target())
                .ifPresent(file -> desk.save(file, document, tell)));
    copy.setOnAction(
        _ -> desk.copy(document, made -> copied(made, desk.choice().get().target(), tell)));
    estimate.setOnAction(_ -> copyText.run());
    Subscription shown =
        desk.choice()
            .subscribe(options::show)
            .and(desk.choice().subscribe(this::name))
            .and(desk.preview().subscribe(this::show));
    sceneProperty()
        .subscribe(
            (_, scene) -> {
              if (scene == null) {
                shown.unsubscribe();
                desk.cancel();
              }
            });
    desk.choose(desk.choice().get(), document);
  }

  private void build(HBox content, ExportOptionsPane options) {
    text.setId("export-graph");
    text.setEditable(false);
    text.getStyleClass().add(Style.CODE);
    Button larger = CompareLook.button("+", "Make the preview larger", pages::zoomIn);
    Button fit = CompareLook.button("Fit", "Fit the width", pages::fit);
    larger.setId("export-larger");
    fit.setId("export-fit");
    HBox zoom =
        Parts.row(CompareLook.button("−", "Make the preview smaller", pages::zoomOut), larger, fit);
    zoom.visibleProperty().bind(pages.visibleProperty());
    StackPane shown = new StackPane(pages, text);
    shown.setPrefSize(PREVIEW, PREVIEW);
    VBox left = new VBox(8, zoom, shown);
    VBox.setVgrow(shown, Priority.ALWAYS);
    HBox.setHgrow(left, Priority.ALWAYS);
    content.getChildren().setAll(left, options);
    content.getStyleClass().add("export");
    content.setMinHeight(0);
    VBox.setVgrow(content, Priority.ALWAYS);
  }

  private static HBox making(ExportDesk desk) {
    ProgressIndicator sign = new ProgressIndicator();
    sign.setPrefSize(18, 18);
    Button cancel = new Button("No preview");
    cancel.setId("export-cancel");
    cancel.setTooltip(Parts.tip("Stop making the preview; saving works without it"));
    cancel.setOnAction(_ -> desk.cancel());
    return Parts.row(sign, cancel);
  }

  private void name(ExportWish wish) {
    copy.setText(wish.target() instanceof Target.Graph ? "Copy text" : "Copy picture");
  }

  private void show(ExportDesk.State state) {
    Parts.show(making, state instanceof ExportDesk.State.Making);
    switch (state) {
      case ExportDesk.State.Making _ -> summary.setText("Drawing …");
      case ExportDesk.State.Cancelled _ -> summary.setText("No preview; Save … works all the same");
      case ExportDesk.State.Ready ready -> show(ready);
    }
  }

  private void show(ExportDesk.State.Ready ready) {
    boolean isGraph = ready.wish().target() instanceof Target.Graph;
    summary.setText(
        switch (ready.preview().file()) {
          case Exported.Refused(String reason) -> reason;
          case Exported.Done(byte[] bytes, String size) ->
              "%s, %s, %s kB"
                  .formatted(
                      ready.wish().target().title(),
                      size,
                      Numbers.fixed(Math.ceil(bytes.length / 1000.0), 0));
        });
    pages.show(ready.sheets());
    text.setText(ready.preview().text());
    Parts.show(pages, !isGraph);
    Parts.show(text, isGraph);
  }

  private static void copied(Exported made, Target target, Consumer<String> tell) {
    switch (made) {
      case Exported.Refused(String reason) -> tell.accept("Cannot copy: " + reason);
      case Exported.Done(byte[] bytes, String size) -> {
        ClipboardContent content = new ClipboardContent();
        if (target instanceof Target.Graph) {
          content.putString(new String(bytes, StandardCharsets.UTF_8));
        } else {
          content.putImage(new Image(new ByteArrayInputStream(bytes)));
        }
        Clipboard.getSystemClipboard().setContent(content);
        tell.accept("Copied the %s, %s".formatted(what(target), size));
      }
    }
  }

  private static String what(Target target) {
    return target instanceof Target.Graph ? target.title() + " text" : "drawing";
  }
}
