// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.flow.Source;
import java.util.Optional;
import java.util.regex.Pattern;

/// Where a source can be read on the web.
public final class SourceLink {
  /// Every release, stable ones included, is a tag `v` + version there.
  private static final String TREE =
      "https://git.kernel.org/pub/scm/linux/kernel/git/stable/linux.git/tree/";

  private static final Pattern RELEASE = Pattern.compile("[2-9]\\.\\d{1,3}(\\.\\d{1,3})?");

  private SourceLink() {}

  /// The address of the first line; absent where lines were not counted in a release, as for a
  /// patch series under review.
  public static Optional<String> of(Source source) {
    String line = source.lines().replaceFirst("-.*", "");
    return RELEASE.matcher(source.version()).matches()
        ? Optional.of(TREE + source.path() + "?h=v" + source.version() + "#n" + line)
        : Optional.empty();
  }
}
