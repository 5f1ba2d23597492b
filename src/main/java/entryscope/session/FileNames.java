// SPDX-License-Identifier: Apache-2.0
package entryscope.session;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// Names for files, safe on every file system: letters, digits and `_ . -` only, no two alike even
/// where case does not tell. The same names in the same order give the same files.
public final class FileNames {
  private static final int MAX_LENGTH = 120;

  /// Names of devices, which Windows reserves in every folder, whatever follows after a dot.
  private static final Pattern RESERVED =
      Pattern.compile("(con|prn|aux|nul|com\\d|lpt\\d)(\\..*)?", Pattern.CASE_INSENSITIVE);

  private final Set<String> given = new HashSet<>();

  /// A name for `wanted` that was not given before; without a suffix.
  public String safe(String wanted) {
    String stem = wanted.replaceAll("[^A-Za-z0-9_.-]", "_").replaceFirst("^[.-]", "_");
    stem = stem.isEmpty() ? "_" : stem.substring(0, Math.min(MAX_LENGTH, stem.length()));
    stem = RESERVED.matcher(stem).matches() ? "_" + stem : stem;
    String name = stem;
    for (int n = 2; !given.add(name.toLowerCase(Locale.ROOT)); n++) {
      name = stem + "-" + n;
    }
    return name;
  }
}
