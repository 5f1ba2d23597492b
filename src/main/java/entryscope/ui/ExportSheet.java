// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.quantity.Numbers;
import entryscope.session.Document;
import entryscope.session.ExportPreview;
import entryscope.session.Exported;
import entryscope.session.Format;
import java.io.ByteArrayInputStream;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.image.WritableImage;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/// Exports the drawing: what will be written is shown while it is chosen.
final class ExportSheet extends Sheet {
  private static final double PREVIEW_WIDTH = 560;
  private static final double PREVIEW_HEIGHT = 560;

  /// Taller images are shown in parts: a graphics card takes none of any height.
  private static final int SLICE = 2000;

  private final VBox pages;
  private final Label summary;

  /// @param choose asks for the file to write
  /// @param copyText puts the estimate on the clipboard
  /// @param tell tells what came of it
  ExportSheet(
      ExportDesk desk,
      Document document,
      Function<Format, Optional<Path>> choose,
      Runnable copyText,
      Consumer<String> tell) {
    VBox pages = new VBox();
    Label summary = Parts.label("", Style.MUTED);
    ExportOptionsPane options =
        new ExportOptionsPane(desk.choice(), export -> desk.choose(export, document));
    ScrollPane scroll = new ScrollPane(pages);
    scroll.setPrefViewportWidth(PREVIEW_WIDTH);
    scroll.setPrefViewportHeight(PREVIEW_HEIGHT);
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    HBox.setHgrow(scroll, Priority.ALWAYS);
    HBox content = new HBox(scroll, options);
    content.getStyleClass().add("export");
    content.setMinHeight(0);
    VBox.setVgrow(content, Priority.ALWAYS);
    Button save = new Button("Save …");
    Button copy = new Button("Copy picture");
    Button text = new Button("Copy estimate as text");
    super("Export the drawing", content, Parts.row(save, copy, text, summary));
    this.pages = pages;
    this.summary = summary;
    setId("export");
    save.setId("export-save");
    copy.setId("export-copy");
    text.setId("export-text");
    summary.setId("export-summary");
    pages.setId("export-pages");
    pages.getStyleClass().add("export-pages");
    save.setOnAction(
        _ ->
            choose
                .apply(desk.choice().get().format())
                .ifPresent(file -> desk.save(file, document, tell)));
    copy.setOnAction(_ -> desk.copy(document, made -> copied(made, tell)));
    text.setOnAction(_ -> copyText.run());
    Subscription shown =
        desk.choice().subscribe(options::show).and(desk.preview().subscribe(this::show));
    sceneProperty()
        .subscribe(
            (_, scene) -> {
              if (scene == null) {
                shown.unsubscribe();
              }
            });
    desk.clear();
    desk.choose(desk.choice().get(), document);
  }

  private void show(Optional<ExportPreview> preview) {
    pages.getChildren().clear();
    if (preview.isEmpty()) {
      summary.setText("Drawing …");
      return;
    }
    summary.setText(
        switch (preview.get().file()) {
          case Exported.Refused(String reason) -> reason;
          case Exported.Done(byte[] bytes, String size) ->
              "%s, %s, %s kB"
                  .formatted(
                      preview.get().export().format().title(),
                      size,
                      Numbers.fixed(Math.ceil(bytes.length / 1000.0), 0));
        });
    preview.get().pages().forEach(this::add);
  }

  private void add(byte[] png) {
    Image page = new Image(new ByteArrayInputStream(png));
    VBox slices = new VBox();
    slices.getStyleClass().add("export-page");
    int height = (int) page.getHeight();
    for (int top = 0; top < height; top += SLICE) {
      int rows = Math.min(SLICE, height - top);
      ImageView view =
          new ImageView(
              new WritableImage(page.getPixelReader(), 0, top, (int) page.getWidth(), rows));
      view.setPreserveRatio(true);
      view.setSmooth(true);
      view.fitWidthProperty().bind(pages.widthProperty().subtract(24));
      slices.getChildren().add(view);
    }
    pages.getChildren().add(slices);
  }

  private static void copied(Exported made, Consumer<String> tell) {
    switch (made) {
      case Exported.Refused(String reason) -> tell.accept("Cannot copy: " + reason);
      case Exported.Done(byte[] bytes, String size) -> {
        ClipboardContent content = new ClipboardContent();
        content.putImage(new Image(new ByteArrayInputStream(bytes)));
        Clipboard.getSystemClipboard().setContent(content);
        tell.accept("Copied the drawing, " + size);
      }
    }
  }
}
