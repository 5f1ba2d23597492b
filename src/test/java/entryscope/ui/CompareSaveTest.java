// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.inlining.InlinePlan;
import entryscope.picture.Preset;
import entryscope.session.Document;
import entryscope.session.Export;
import entryscope.session.Exported;
import entryscope.session.compare.Comparison;
import entryscope.session.compare.ComparisonExport;
import entryscope.session.compare.Naming;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// A comparison is saved with the mouse and with the keyboard, as the command line writes it.
@ExtendWith(ApplicationExtension.class)
final class CompareSaveTest {
  private final Store store = Samples.store();
  private final List<String> names = new ArrayList<>();
  private Optional<Path> target = Optional.empty();

  @Start
  void start(Stage stage) {
    Theme.loadFonts();
    CompareSheet sheet =
        new CompareSheet(
            store, before(), new SimpleObjectProperty<>(Theme.LIGHT), _ -> {}, this::asked);
    Scene scene = new Scene(sheet, 980, 900);
    Theme.LIGHT.applyTo(scene, 1);
    stage.setScene(scene);
    stage.show();
  }

  private Document before() {
    return store.document().withPlan(InlinePlan.of(store.document().flow().plan("after")));
  }

  private Optional<Path> asked(String name) {
    names.add(name);
    return target;
  }

  @Test
  void everyFormIsByteForByteWhatTheCommandLineWrites(FxRobot robot, @TempDir Path folder)
      throws IOException {
    Comparison comparison = Comparison.of(before(), store.document());
    Naming naming = Naming.of(comparison, store.catalogue().get());
    for (String ending : List.of("svg", "pdf", "png", "txt", "md", "csv", "json")) {
      Path file = folder.resolve("x." + ending);
      target = Optional.of(file);
      robot.clickOn("#compare-save").clickOn("#compare-save-" + ending).interrupt();
      Exported expected = ComparisonExport.of(file, comparison, naming, Export.DEFAULT);
      assertThat(Files.readAllBytes(file)).isEqualTo(((Exported.Done) expected).bytes());
      assertThat(names).last().isEqualTo("toy-after-before." + ending);
      assertThat(store.notice().get().text()).startsWith("Saved " + file);
    }
  }

  @Test
  void aDrawingLooksLikeTheLastExport(FxRobot robot, @TempDir Path folder) throws IOException {
    ExportWish wish = store.exports().choice().get();
    robot.interact(
        () ->
            store
                .exports()
                .choose(wish.withExport(wish.export().withPreset(Preset.DARK)), store.document()));
    Path file = folder.resolve("x.svg");
    target = Optional.of(file);
    robot.clickOn("#compare-save").clickOn("#compare-save-svg").interrupt();
    assertThat(Files.readString(file)).contains("#0d1117");
  }

  @Test
  void anEndingThatTellsNoFormIsRefused(FxRobot robot, @TempDir Path folder) {
    target = Optional.of(folder.resolve("x.bmp"));
    robot.clickOn("#compare-save").clickOn("#compare-save-svg").interrupt();
    assertThat(store.notice().get().text())
        .isEqualTo(
            "Cannot save x.bmp: the ending tells no format;"
                + " there is: .svg, .pdf, .png, .txt, .md, .csv, .json");
    assertThat(folder.resolve("x.bmp")).doesNotExist();
  }
}
