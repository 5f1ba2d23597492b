// SPDX-License-Identifier: Apache-2.0

package entryscope.file;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.flow.Flow;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// A small made-up flow that uses everything a flow can say.
final class Fixture {
  static final String NAME = "tiny-1.0.flow.json";
  static final Path FILE = Path.of("src", "test", "resources", "file", NAME);

  private Fixture() {}

  static String text() {
    try {
      return Files.readString(FILE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Flow flow() {
    return FlowReader.read(NAME, text()).toOptional().orElseThrow();
  }

  /// The fixture with its only occurrence of `old` replaced.
  static String with(String old, String replacement) {
    String text = text();
    assertThat(text.split(java.util.regex.Pattern.quote(old), -1)).as(old).hasSize(2);
    return text.replace(old, replacement);
  }

  /// What a reader says of a text, one diagnostic after the other, as printed.
  static String messages(Loaded<?> loaded) {
    return String.join("\n", loaded.messages().stream().map(Diagnostic::toString).toList());
  }

  static List<Diagnostic> messages(String text) {
    return FlowReader.read(NAME, text).messages();
  }
}
