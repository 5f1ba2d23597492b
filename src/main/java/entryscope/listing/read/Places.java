// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// The headers of a listing by address. Several at one address are one place: aliases, or the same
/// function printed twice in an excerpt.
final class Places {
  private final Headers headers;
  private final long size;

  /// Headers by address, those of one address in the order of the text.
  private final int[] order;

  /// Where each place begins in [#order], and the end.
  private final int[] starts;

  private final int count;

  /// @param size of the text in bytes
  Places(Headers headers, long size) {
    this.headers = headers;
    this.size = size;
    this.order = order(headers);
    int[] found = new int[order.length + 1];
    int places = 0;
    for (int i = 0; i < order.length; i++) {
      if (i == 0 || headers.address(order[i]) != headers.address(order[i - 1])) {
        found[places++] = i;
      }
    }
    found[places] = order.length;
    this.starts = Arrays.copyOf(found, places + 1);
    this.count = places;
  }

  private static int[] order(Headers headers) {
    boolean sorted =
        IntStream.range(1, headers.count())
            .allMatch(i -> Long.compareUnsigned(headers.address(i - 1), headers.address(i)) <= 0);
    IntStream all = IntStream.range(0, headers.count());
    return sorted
        ? all.toArray()
        : all.boxed()
            .sorted(
                Comparator.comparing(headers::address, Long::compareUnsigned)
                    .thenComparing(Comparator.naturalOrder()))
            .mapToInt(Integer::intValue)
            .toArray();
  }

  int count() {
    return count;
  }

  long address(int place) {
    return headers.address(order[starts[place]]);
  }

  /// The headers at the place, in the order of the text.
  int[] headers(int place) {
    return Arrays.copyOfRange(order, starts[place], starts[place + 1]);
  }

  String name(int place) {
    return headers.name(order[starts[place]]);
  }

  /// All names at the place, each once.
  List<String> names(int place) {
    return Arrays.stream(headers(place)).mapToObj(headers::name).distinct().toList();
  }

  /// The header whose lines are read: of several at one place the one with most text.
  int readFrom(int place) {
    int best = order[starts[place]];
    for (int i = starts[place] + 1; i < starts[place + 1]; i++) {
      if (textLength(order[i]) > textLength(best)) {
        best = order[i];
      }
    }
    return best;
  }

  private long textLength(int header) {
    return textEnd(header) - headers.offset(header);
  }

  /// Behind the last byte that belongs to the header.
  long textEnd(int header) {
    return header + 1 < headers.count() ? headers.offset(header + 1) : size;
  }

  /// The place at exactly that address, or minus one minus the place that would follow it.
  int find(long address) {
    int low = 0;
    int high = count - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int order = Long.compareUnsigned(address(middle), address);
      if (order == 0) {
        return middle;
      }
      if (order < 0) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1 - low;
  }

  /// The last place at or before the address; -1 if all follow it.
  int before(long address) {
    int found = find(address);
    return found >= 0 ? found : -2 - found;
  }
}
