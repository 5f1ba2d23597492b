// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.build;

import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalLong;

/// A function that one build has and the other has not, or has in another size.
///
/// @param name numbers after a dot left out
/// @param before bytes; absent where it appeared
/// @param after bytes; absent where it vanished
/// @param inBefore what it consists of; absent where the listing does not show it
/// @param story where its body went or came from
public record SizeChange(
    String name,
    OptionalLong before,
    OptionalLong after,
    Optional<Insides> inBefore,
    Optional<Insides> inAfter,
    Whereabouts story) {
  /// Bloat-o-meter's order: what grew most first, equals by name from the end of the alphabet.
  static final Comparator<SizeChange> ORDER =
      Comparator.comparingLong(SizeChange::delta).thenComparing(SizeChange::name).reversed();

  /// Bytes after minus bytes before.
  public long delta() {
    return after.orElse(0) - before.orElse(0);
  }

  /// Whether it is in the later build alone.
  public boolean appeared() {
    return before.isEmpty();
  }

  /// Whether it is in the earlier build alone.
  public boolean vanished() {
    return after.isEmpty();
  }
}
