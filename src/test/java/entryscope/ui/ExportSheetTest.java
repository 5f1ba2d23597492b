// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.picture.Annotation;
import entryscope.picture.Page.Paper;
import entryscope.picture.Preset;
import entryscope.session.Export;
import entryscope.session.Exported;
import entryscope.session.Exporter;
import entryscope.session.Format;
import entryscope.session.GraphExport;
import entryscope.session.Target;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

@ExtendWith(ApplicationExtension.class)
final class ExportSheetTest {
  private final Store store = Samples.store();
  private final List<String> told = new ArrayList<>();
  private Optional<Path> target = Optional.empty();
  private Stage stage;

  @Start
  void start(Stage shown) {
    Theme.loadFonts();
    stage = shown;
    open();
  }

  private void open() {
    ExportSheet sheet =
        new ExportSheet(
            store.exports(), store.document(), _ -> target, () -> told.add("text"), told::add);
    Scene scene = new Scene(sheet, 960, 800);
    Theme.LIGHT.applyTo(scene, 1);
    stage.setScene(scene);
    stage.show();
  }

  private static <T> T onFx(Callable<T> task) {
    FutureTask<T> future = new FutureTask<>(task);
    Platform.runLater(future);
    try {
      return future.get();
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  private static <T> void pick(FxRobot robot, String id, T value) {
    onFx(
        () -> {
          @SuppressWarnings("unchecked")
          ComboBox<T> box = robot.lookup(id).queryAs(ComboBox.class);
          box.setValue(value);
          return box;
        });
    robot.interrupt();
  }

  private static String summary(FxRobot robot) {
    robot.interrupt();
    return robot.lookup("#export-summary").queryAs(Label.class).getText();
  }

  private static boolean isShown(FxRobot robot, String id) {
    return robot.lookup(id).query().getParent().isVisible();
  }

  @Test
  void thePreviewSaysWhatWillBeWritten(FxRobot robot) {
    assertThat(summary(robot)).startsWith("SVG, ").endsWith(" kB");
    assertThat(robot.lookup("#export-pages").queryAs(VBox.class).getChildren()).hasSize(1);
    pick(robot, "#export-format", new Target.Picture(Format.PDF));
    pick(robot, "#export-paper", Paper.A4);
    assertThat(summary(robot)).startsWith("PDF, 1 page at ");
    robot.clickOn("#export-poster");
    assertThat(summary(robot)).matches("PDF, \\d+ pages, \\d+ kB");
    assertThat(robot.lookup("#export-pages").queryAs(VBox.class).getChildren())
        .hasSizeGreaterThan(1);
    pick(robot, "#export-paper", Paper.FIT);
    assertThat(summary(robot)).startsWith("PDF, 1 page, ");
    assertThat(robot.lookup("#export-poster").queryAs(CheckBox.class).isDisabled()).isTrue();
  }

  @Test
  void onlyOptionsOfTheChosenFormatAreShown(FxRobot robot) {
    assertThat(isShown(robot, "#export-scale")).isFalse();
    assertThat(isShown(robot, "#export-paper")).isFalse();
    pick(robot, "#export-format", new Target.Picture(Format.PNG));
    assertThat(isShown(robot, "#export-scale")).isTrue();
    assertThat(isShown(robot, "#export-paper")).isFalse();
  }

  @Test
  void theSavedFileIsByteForByteWhatTheCommandLineWrites(FxRobot robot, @TempDir Path folder)
      throws IOException {
    pick(robot, "#export-format", new Target.Picture(Format.PNG));
    pick(robot, "#export-preset", Preset.PAPER);
    robot.clickOn("#export-legend").clickOn("#export-source");
    Export chosen = store.exports().choice().get().export();
    assertThat(chosen.surround().legend()).isFalse();
    assertThat(chosen.annotations()).contains(Annotation.SOURCE);
    for (Format format : Format.values()) {
      Path file = folder.resolve("x." + format.extension());
      target = Optional.of(file);
      robot.clickOn("#export-save");
      robot.interrupt();
      Exported expected = Exporter.of(store.document(), chosen.withFormat(format));
      assertThat(expected).isInstanceOf(Exported.Done.class);
      assertThat(Files.readAllBytes(file)).isEqualTo(((Exported.Done) expected).bytes());
      assertThat(told.getLast()).startsWith("Saved " + file);
    }
    target = Optional.of(folder.resolve("x.bmp"));
    robot.clickOn("#export-save");
    robot.interrupt();
    assertThat(told.getLast()).contains("there is: .svg, .pdf, .png");
  }

  @Test
  void graphsAreShownAsTextAndSavedAsTheCommandLineWritesThem(FxRobot robot, @TempDir Path folder)
      throws IOException {
    for (GraphExport.Format format : GraphExport.Format.values()) {
      Target graph = new Target.Graph(format);
      pick(robot, "#export-format", graph);
      assertThat(summary(robot)).startsWith(format.title() + ", ").contains(" lines");
      Path file = folder.resolve("x." + graph.extension());
      target = Optional.of(file);
      robot.clickOn("#export-save");
      robot.interrupt();
      String text =
          GraphExport.of(store.document(), format, Preset.LIGHT.palette()).texts().get("");
      assertThat(Files.readString(file)).isEqualTo(text);
      assertThat(robot.lookup("#export-graph").queryAs(TextArea.class).getText()).isEqualTo(text);
      assertThat(told.getLast()).startsWith("Saved " + file);
    }
    assertThat(isShown(robot, "#export-legend")).isFalse();
    assertThat(robot.lookup("#export-graph").query().getBoundsInParent().getHeight())
        .isGreaterThan(400);
    robot.clickOn("#export-copy");
    robot.interrupt();
    assertThat(onFx(() -> Clipboard.getSystemClipboard().getString())).startsWith("{");
    pick(robot, "#export-format", new Target.Picture(Format.SVG));
    assertThat(robot.lookup("#export-graph").query().isVisible()).isFalse();
    assertThat(isShown(robot, "#export-legend")).isTrue();
  }

  @Test
  void thePreviewIsEnlargedAndFits(FxRobot robot) {
    summary(robot);
    double fitting = pageWidth(robot);
    robot.clickOn("#export-larger").clickOn("#export-larger").interrupt();
    assertThat(pageWidth(robot)).isGreaterThan(1.5 * fitting);
    robot.clickOn("#export-fit").interrupt();
    assertThat(pageWidth(robot)).isEqualTo(fitting);
  }

  private static double pageWidth(FxRobot robot) {
    return onFx(
        () ->
            robot
                .lookup(".export-page")
                .queryAs(VBox.class)
                .getChildren()
                .getFirst()
                .getBoundsInParent()
                .getWidth());
  }

  @Test
  void aPreviewThatTakesLongIsNotWaitedFor(FxRobot robot, @TempDir Path folder) {
    List<Runnable> queue = new ArrayList<>();
    ExportDesk desk = new ExportDesk(queue::add, Runnable::run);
    onFx(
        () -> {
          Path file = folder.resolve("x.svg");
          ExportSheet sheet =
              new ExportSheet(desk, store.document(), _ -> Optional.of(file), () -> {}, told::add);
          stage.setScene(new Scene(sheet, 960, 800));
          return true;
        });
    assertThat(summary(robot)).isEqualTo("Drawing …");
    robot.clickOn("#export-cancel").interrupt();
    assertThat(summary(robot)).startsWith("No preview");
    robot.clickOn("#export-save").interrupt();
    onFx(
        () -> {
          queue.forEach(Runnable::run);
          return true;
        });
    assertThat(summary(robot)).startsWith("No preview");
    assertThat(told).last().asString().startsWith("Saved ");
    assertThat(folder.resolve("x.svg")).exists();
  }

  @Test
  void theChoiceIsRememberedWhenTheSheetIsOpenedAgain(FxRobot robot) {
    pick(robot, "#export-format", new Target.Picture(Format.PDF));
    pick(robot, "#export-preset", Preset.SLIDE);
    onFx(
        () -> {
          open();
          return true;
        });
    assertThat(summary(robot)).startsWith("PDF, ");
    assertThat(robot.lookup("#export-preset").queryAs(ComboBox.class).getValue())
        .isEqualTo(Preset.SLIDE);
  }

  @Test
  void thePictureIsCopied(FxRobot robot) {
    robot.clickOn("#export-copy");
    robot.interrupt();
    assertThat(told).last().asString().startsWith("Copied the drawing, ");
    assertThat(onFx(() -> Clipboard.getSystemClipboard().hasImage())).isTrue();
    robot.clickOn("#export-text");
    robot.interrupt();
    assertThat(told).last().isEqualTo("text");
  }
}
