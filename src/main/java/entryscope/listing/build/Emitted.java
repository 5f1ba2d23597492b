// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.build;

import java.util.List;
import java.util.stream.Stream;

/// What a build emitted under one name.
///
/// @param bytes of all functions of that name
/// @param addresses where they begin; names repeat
record Emitted(long bytes, List<Long> addresses) {
  Emitted {
    addresses = List.copyOf(addresses);
  }

  Emitted and(Emitted other) {
    return new Emitted(
        bytes + other.bytes,
        Stream.concat(addresses.stream(), other.addresses.stream()).distinct().toList());
  }
}
