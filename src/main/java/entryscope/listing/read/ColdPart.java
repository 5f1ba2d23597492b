// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The name that compilers give to what they moved out of a function because it is seldom run:
/// `foo.cold`, `foo.isra.0.cold`, `foo.cold.1`.
final class ColdPart {
  private static final Pattern FORM = Pattern.compile("(.+)\\.cold(?:\\.\\d{1,4})?");

  private ColdPart() {}

  static boolean is(String name) {
    return FORM.matcher(name).matches();
  }

  /// The function that it is a part of.
  static Optional<String> functionOf(String name) {
    Matcher matcher = FORM.matcher(name);
    return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
  }
}
