// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A table of inputs and what is to be said of them.
///
/// Each case begins with `== name`. A line `- old` and a line `+ new` make the input of the
/// fixture, a line `+ new` alone is the input; both with Java's escapes. The other lines are
/// expected.
record Table(List<Case> cases) {

  record Case(String name, Optional<String> old, String replacement, String expected) {
    String input() {
      return old.map(found -> Fixture.with(found, replacement)).orElse(replacement);
    }
  }

  static Table read(String name) {
    try {
      String text = Files.readString(Fixture.FILE.resolveSibling(name));
      List<Case> cases = new ArrayList<>();
      for (String block : text.substring("== ".length()).split("\n== ", -1)) {
        cases.add(parse(block.lines().toList()));
      }
      return new Table(List.copyOf(cases));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Case parse(List<String> lines) {
    boolean isVariant = lines.get(1).startsWith("-");
    int expected = isVariant ? 3 : 2;
    return new Case(
        lines.getFirst(),
        isVariant ? Optional.of(value(lines.get(1))) : Optional.empty(),
        value(lines.get(expected - 1)),
        String.join("\n", lines.subList(expected, lines.size())));
  }

  private static String value(String line) {
    return line.substring(Math.min(2, line.length())).translateEscapes();
  }
}
