// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.file.Autosaves.Left;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AutosavesTest {
  @TempDir private Path temporary;
  private Autosaves autosaves = new Autosaves(Path.of("unused"));

  @BeforeEach
  void inAFolderThatIsNotThereYet() {
    autosaves = new Autosaves(temporary.resolve("state").resolve("unsaved"));
  }

  /// As if a program had been killed: its file is there, and nobody holds it.
  private Path killed(String text, int second) throws IOException {
    Files.createDirectories(autosaves.folder());
    Path file = autosaves.folder().resolve("w" + second + SessionFile.SUFFIX);
    Files.writeString(file, text);
    Files.writeString(file.resolveSibling(file.getFileName() + ".lock"), "");
    Files.setLastModifiedTime(file, FileTime.from(Instant.ofEpochSecond(second)));
    return file;
  }

  private long files() throws IOException {
    try (Stream<Path> files = Files.list(autosaves.folder())) {
      return files.count();
    }
  }

  @Test
  void aWindowWithoutWorkLeavesNothing() {
    autosaves.fresh().clear();
    assertThat(autosaves.folder()).doesNotExist();
    assertThat(autosaves.left()).isEmpty();
  }

  @Test
  void twoWindowsKeepTheirWorkApartAndForgetOnlyTheirOwn() throws IOException {
    Autosave one = autosaves.fresh();
    Autosave other = autosaves.fresh();
    assertThat(one.keep("one")).isEmpty();
    assertThat(other.keep("other")).isEmpty();
    assertThat(one.keep("one more")).isEmpty();
    assertThat(autosaves.left()).isEmpty();
    one.clear();
    other.leave();
    assertThat(autosaves.left()).extracting(Left::text).containsExactly("other");
    assertThat(files()).isEqualTo(1);
  }

  @Test
  void whatAKilledWindowLeftIsTakenOverOnceTheNewestFirst() throws IOException {
    Path old = killed("old", 100);
    killed("new", 200);
    assertThat(autosaves.left()).extracting(Left::text).containsExactly("new", "old");
    Left newest = autosaves.left().getFirst();
    Autosave mine = autosaves.takeOver(newest).orElseThrow();
    assertThat(autosaves.takeOver(newest)).isEmpty();
    assertThat(autosaves.left()).extracting(Left::file).containsExactly(old);
    assertThat(mine.keep("newer")).isEmpty();
    assertThat(newest.file()).hasContent("newer");
    mine.clear();
    assertThat(autosaves.takeOver(newest)).isEmpty();
    autosaves.discard(autosaves.left().getFirst());
    assertThat(files()).isZero();
  }

  @Test
  void whatCannotBeKeptIsSaid() throws IOException {
    Files.writeString(temporary.resolve("state"), "a file where a folder should be");
    assertThat(autosaves.fresh().keep("text").orElse("")).startsWith("cannot keep unsaved work in");
  }
}
