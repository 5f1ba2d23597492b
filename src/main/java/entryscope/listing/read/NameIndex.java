// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.stream.IntStream;

/// The headers of a listing by name.
final class NameIndex {
  private final Headers headers;
  private final int[] order;

  NameIndex(Headers headers) {
    this.headers = headers;
    this.order =
        IntStream.range(0, headers.count())
            .boxed()
            .sorted(headers::compareNames)
            .mapToInt(Integer::intValue)
            .toArray();
  }

  /// The headers of exactly that name, in the order of the text.
  int[] named(String name) {
    byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
    int low = 0;
    int high = order.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (headers.compareName(order[middle], bytes) < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    int end = low;
    while (end < order.length && headers.compareName(order[end], bytes) == 0) {
      end++;
    }
    return IntStream.range(low, end)
        .mapToObj(i -> order[i])
        .sorted(Comparator.naturalOrder())
        .mapToInt(Integer::intValue)
        .toArray();
  }
}
