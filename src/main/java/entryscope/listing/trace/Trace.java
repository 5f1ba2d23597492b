// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.trace;

import entryscope.listing.Listing;
import entryscope.listing.Warning;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Executed addresses in their order.
///
/// @param addresses of single instructions or, where `byBlock`, of the first one of a block that
///   the emulator translated
/// @param texts the instruction as it ran, by address, where the trace shows it
public record Trace(
    List<Long> addresses, Map<Long, String> texts, boolean byBlock, List<Warning> warnings) {
  public Trace {
    addresses = List.copyOf(addresses);
    texts = Map.copyOf(new HashMap<>(texts));
    warnings = List.copyOf(warnings);
  }

  /// The same without what ran before the first address that a listing holds, such as user space.
  ///
  /// @return empty where the listing holds none of it
  public Optional<Trace> within(Listing listing) {
    for (int i = 0; i < addresses.size(); i++) {
      if (listing.functionAt(addresses.get(i)).isPresent()) {
        return Optional.of(i == 0 ? this : from(i));
      }
    }
    return Optional.empty();
  }

  private Trace from(int first) {
    List<Warning> all = new ArrayList<>(warnings);
    all.add(
        new Warning(
            0,
            "the first addresses of the trace are not in the listing and left out: " + first,
            ""));
    return new Trace(addresses.subList(first, addresses.size()), texts, byBlock, all);
  }
}
