// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/// A range of unsigned addresses.
///
/// @param end the first address behind it
record AddressRange(long start, long end) {

  /// Ranges that cover those given, by address; two with a gap of up to so many bytes between them
  /// are one.
  static List<AddressRange> merged(Collection<AddressRange> ranges, long gap) {
    List<AddressRange> sorted =
        ranges.stream()
            .sorted(Comparator.comparing(AddressRange::start, Long::compareUnsigned))
            .toList();
    List<AddressRange> merged = new ArrayList<>();
    for (AddressRange range : sorted) {
      boolean near =
          !merged.isEmpty()
              && Long.compareUnsigned(range.start(), merged.getLast().end() + gap) <= 0;
      if (near) {
        AddressRange last = merged.removeLast();
        boolean inside = Long.compareUnsigned(last.end(), range.end()) >= 0;
        merged.add(new AddressRange(last.start(), inside ? last.end() : range.end()));
      } else {
        merged.add(range);
      }
    }
    return merged;
  }
}
