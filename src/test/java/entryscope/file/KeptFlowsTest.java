// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptFlowsTest {
  @TempDir private Path folder = Path.of("");

  private Optional<Path> keep(String id, String text, int when) {
    Clock clock = Clock.fixed(Instant.ofEpochSecond(1_000_000L + when), ZoneOffset.UTC);
    return new KeptFlows(folder, clock).keep(id, text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void oneOfTheSameIdAndAnotherTextStaysBesideIt() {
    assertThat(keep("a", "one", 1)).contains(folder.resolve("a.flow.json"));
    assertThat(keep("a", "two", 2)).contains(folder.resolve("a-2.flow.json"));
    assertThat(keep("a", "one", 3)).contains(folder.resolve("a.flow.json"));
    assertThat(folder.resolve("a.flow.json")).hasContent("one");
    assertThat(folder.resolve("a-2.flow.json")).hasContent("two");
  }

  @Test
  void theOldestGoWhereThereAreTooMany() throws IOException {
    Path letter = Files.writeString(folder.resolve("letter.txt"), "not a flow");
    for (int i = 0; i < KeptFlows.MOST; i++) {
      keep("f" + i, "flow " + i, i);
    }
    keep("f0", "flow 0", KeptFlows.MOST);
    keep("new", "flow", KeptFlows.MOST + 1);
    assertThat(folder.resolve("f1.flow.json")).doesNotExist();
    assertThat(folder.resolve("f0.flow.json")).exists();
    assertThat(folder.resolve("f2.flow.json")).exists();
    assertThat(folder.resolve("new.flow.json")).exists();
    assertThat(letter).exists();
  }

  @Test
  void whereNothingCanBeWrittenNothingIsKept() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    assertThat(new KeptFlows(file, Clock.systemUTC()).keep("a", new byte[] {1})).isEmpty();
  }
}
