// SPDX-License-Identifier: Apache-2.0
package entryscope.flow;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A place in the kernel's sources, `path:line@version` or `path:line-line@version`.
///
/// @param path file below the kernel tree, such as `arch/s390/kernel/entry.S`
/// @param lines a line number or a range of them, `306` or `306-342`
/// @param version release or tag the lines were counted in, `6.1`
public record Source(String path, String lines, String version) {
  private static final Pattern FORM =
      Pattern.compile("([\\w./+-]{1,200}):(\\d{1,7}(?:-\\d{1,7})?)@([\\w.+-]{1,40})");

  public static Optional<Source> parse(String text) {
    Matcher matcher = FORM.matcher(text);
    return matcher.matches()
        ? Optional.of(new Source(matcher.group(1), matcher.group(2), matcher.group(3)))
        : Optional.empty();
  }

  @Override
  public String toString() {
    return path + ":" + lines + "@" + version;
  }
}
