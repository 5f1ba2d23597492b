// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.inlining.InlinePlan;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.Opened;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// A window that opens with one flow offers the rest when they have been read.
@ExtendWith(ApplicationExtension.class)
final class LateCatalogueTest {
  private final Catalogue first = Samples.catalogue();
  private final Document document = document(first);
  private Shell shell;

  /// What the published time is about.
  private static Document document(Catalogue catalogue) {
    Document fresh = Desk.document(catalogue, catalogue.flows().values().iterator().next());
    return fresh
        .withScenario(Objects.requireNonNull(catalogue.scenarios().get("traced")))
        .withPlan(InlinePlan.of(fresh.flow().plan("before")));
  }

  @Start
  void start(Stage stage) {
    shell =
        Window.show(
            stage,
            new WindowOptions(
                first,
                Optional.of(Samples::withEvidence),
                Opened.of(document),
                Optional.empty(),
                true,
                Optional.of(Theme.LIGHT),
                Optional.empty(),
                Optional.of(new WindowOptions.Snapshot(Path.of("unused.png"), 1000, 900)),
                Optional.empty()),
            Runnable::run,
            Runnable::run);
  }

  @Test
  void whatIsReadLaterIsOfferedAndWhatIsOpenStays(FxRobot robot) throws Exception {
    Store store = shell.store();
    assertThat(robot.lookup("#published").queryAs(Label.class).getText()).isEmpty();
    WaitForAsyncUtils.waitFor(
        5, TimeUnit.SECONDS, () -> !store.catalogue().get().evidence().isEmpty());
    robot.interrupt();
    assertThat(robot.lookup("#published").queryAs(Label.class).getText()).contains("94.9");
    assertThat(store.document()).isSameAs(document);
    assertThat(store.catalogue().get().flows().get(document.flow().id())).isSameAs(document.flow());
  }
}
