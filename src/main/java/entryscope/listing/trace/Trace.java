// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.trace;

import entryscope.listing.Warning;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

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
}
