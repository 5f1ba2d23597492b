// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.file.Loaded.Failed;
import entryscope.file.Loaded.Ok;
import entryscope.flow.Flow;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Whatever stands in a file, reading it gives a flow or diagnostics, soon.
@Timeout(240)
class FuzzTest {
  private static final byte[] GOOD = Fixture.text().getBytes(StandardCharsets.UTF_8);
  private static final String ALPHABET = "{}[]\":,0123456789.-+eE \n\\\t\0tfnu/~&|!()é€\uFEFF";

  @Test
  void bytesMayBeOthers() {
    Random random = new Random(1);
    for (int i = 0; i < 1500; i++) {
      byte[] bytes = GOOD.clone();
      for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
        bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
      }
      survives(bytes);
    }
  }

  @Test
  void charactersMayBeOthersOrMissingOrMore() {
    Random random = new Random(2);
    for (int i = 0; i < 1500; i++) {
      StringBuilder text = new StringBuilder(Fixture.text());
      int at = random.nextInt(text.length());
      char c = ALPHABET.charAt(random.nextInt(ALPHABET.length()));
      switch (random.nextInt(3)) {
        case 0 -> text.setCharAt(at, c);
        case 1 -> text.deleteCharAt(at);
        default -> text.insert(at, c);
      }
      survives(text.toString().getBytes(StandardCharsets.UTF_8));
    }
  }

  @Test
  void theFileMayEndAnywhere() {
    for (int length = 0; length < GOOD.length; length += 7) {
      survives(Arrays.copyOf(GOOD, length));
    }
  }

  @Test
  void valuesMayStandElsewhere() {
    Random random = new Random(3);
    List<String> parts = List.of(Fixture.text().split("(?<=[,:{\\[}\\]])|(?=[,:{\\[}\\]])"));
    for (int i = 0; i < 1500; i++) {
      String[] moved = parts.toArray(String[]::new);
      moved[random.nextInt(moved.length)] = parts.get(random.nextInt(parts.size()));
      survives(String.join("", moved).getBytes(StandardCharsets.UTF_8));
    }
  }

  @Test
  void namesMayBeExchanged() {
    Random random = new Random(4);
    List<String> names = List.of(Fixture.text().split("(?=\")|(?<=\")"));
    for (int i = 0; i < 2000; i++) {
      String[] moved = names.toArray(String[]::new);
      int to = 3 + 2 * random.nextInt(moved.length / 2 - 3);
      moved[to] = names.get(3 + 2 * random.nextInt(names.size() / 2 - 3));
      survives(String.join("", moved).getBytes(StandardCharsets.UTF_8));
    }
  }

  private static void survives(byte[] bytes) {
    switch (FlowReader.read(Fixture.NAME, bytes)) {
      case Ok<Flow>(Flow flow, var _) ->
          assertThat(FlowReader.read("again", FlowWriter.write(flow)).toOptional()).contains(flow);
      case Failed<Flow>(var _, var diagnostics) -> assertThat(diagnostics).isNotEmpty();
    }
  }
}
