// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import entryscope.inlining.CallPath;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;

/// Ways that an earlier path had and the one to be placed has not: drawn beside its own, so that
/// what they led to stands where it stood.
///
/// @param ways in the order they are drawn
public record Formerly(SequencedSet<FormerWay> ways) {
  public static final Formerly NOTHING = new Formerly(List.of());

  /// A way between two blocks of one body.
  ///
  /// @param from absent where the path began with `to`
  public record FormerWay(CallPath body, Optional<String> from, String to) {}

  public Formerly {
    ways = Collections.unmodifiableSequencedSet(new LinkedHashSet<>(ways));
  }

  public Formerly(Collection<FormerWay> ways) {
    this(new LinkedHashSet<>(ways));
  }

  /// Those of one body.
  List<FormerWay> in(CallPath body) {
    return ways.stream().filter(way -> way.body().equals(body)).toList();
  }
}
