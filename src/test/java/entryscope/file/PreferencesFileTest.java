// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.file.Preferences.PanelPlace;
import entryscope.file.Preferences.WindowPlace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PreferencesFileTest {
  private static final Preferences FULL =
      new Preferences(
          Optional.of("dark"),
          Optional.of(18),
          Optional.of(Path.of("/home/me")),
          List.of(Path.of("/home/me/b.entryscope.json"), Path.of("/home/me/ü.flow.json")),
          Optional.of(new WindowPlace(-1440, 20, 1440.5, 900, true)),
          Map.of("fit", List.of("W", "Shortcut+0"), "undo", List.of()),
          Map.of("left", new PanelPlace(false, 310.5)));

  @TempDir private Path folder;
  private PreferencesFile preferences = new PreferencesFile(Path.of("unused"));

  @BeforeEach
  void inAFolderThatIsNotThereYet() {
    preferences = new PreferencesFile(folder.resolve("entryscope").resolve("preferences.json"));
  }

  private void write(String text) throws IOException {
    Files.createDirectories(preferences.file().getParent());
    Files.writeString(preferences.file(), text);
  }

  @Test
  void withoutAFileTheyAreTheDefaultOnes() {
    assertThat(preferences.load()).isEqualTo(new Loaded.Ok<>(Preferences.DEFAULT, List.of()));
  }

  @Test
  void whatIsWrittenIsReadBack() {
    assertThat(preferences.update(_ -> FULL)).isEmpty();
    assertThat(preferences.load()).isEqualTo(new Loaded.Ok<>(FULL, List.of()));
  }

  @Test
  void aChangeKeepsWhatAnotherWindowWrote() {
    assertThat(preferences.update(p -> p.withRecent(Path.of("/a/one")))).isEmpty();
    PreferencesFile other = new PreferencesFile(preferences.file());
    assertThat(other.update(p -> p.withRecent(Path.of("/b/two")).withTheme("dark"))).isEmpty();
    assertThat(preferences.update(p -> p.withRecent(Path.of("/a/one")))).isEmpty();
    Preferences now = preferences.load().value();
    assertThat(now.recent()).containsExactly(Path.of("/a/one"), Path.of("/b/two"));
    assertThat(now.folder()).contains(Path.of("/a"));
    assertThat(now.theme()).contains("dark");
  }

  @Test
  void aBrokenFileIsSaidToBeAndKeptAside() throws IOException {
    String broken = "{\"format\": 1,\n \"fontSize\": 200}\n";
    write(broken);
    assertThat(preferences.load().value()).isEqualTo(Preferences.DEFAULT);
    assertThat(Fixture.messages(preferences.load()))
        .endsWith(
            "preferences.json:2:14: error: expected pixels from 8 to 48, found 200 (at /fontSize)");
    assertThat(preferences.update(p -> p.withTheme("light"))).isEmpty();
    assertThat(preferences.load().value().theme()).contains("light");
    assertThat(preferences.file().resolveSibling("preferences.json.broken")).hasContent(broken);
  }

  @Test
  void whatCannotBeWrittenIsSaid() throws IOException {
    Files.writeString(folder.resolve("entryscope"), "a file where a folder should be");
    assertThat(preferences.update(p -> p.withTheme("light")).orElse(""))
        .startsWith("cannot write " + preferences.file());
  }

  @Test
  void recentFilesAreAFewAndEachOnce() {
    Preferences many = Preferences.DEFAULT;
    for (int i = 0; i < 30; i++) {
      many = many.withRecent(Path.of("/files/" + i % 15));
    }
    assertThat(many.recent())
        .hasSize(Preferences.MOST_RECENT)
        .startsWith(Path.of("/files/14"), Path.of("/files/13"))
        .doesNotHaveDuplicates();
    assertThat(many.withoutRecent(Path.of("/files/14")).recent()).startsWith(Path.of("/files/13"));
  }
}
