// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/// The sections of a listing. In a relocatable object each starts at 0; one that would lie over an
/// earlier one is moved up by a multiple of 2^32 of its own.
final class Sections {
  /// No object is larger; higher addresses are those of a linked program, which stay.
  private static final long SMALL = 1L << 32;

  /// One section and where its headers lie, unsigned and before moving.
  private static final class Extent {
    private final String name;
    private long first;
    private long last;
    private boolean empty = true;
    private long shift;

    private Extent(String name) {
      this.name = name;
    }

    private boolean covers(long address) {
      return !empty
          && Long.compareUnsigned(first, address) <= 0
          && Long.compareUnsigned(address, last) <= 0;
    }
  }

  private final List<Extent> extents = new ArrayList<>();

  Sections() {
    extents.add(new Extent(""));
  }

  /// Begins the next section and gives its number; lines before the first belong to number 0.
  int begin(String name) {
    extents.add(new Extent(name));
    return current();
  }

  int current() {
    return extents.size() - 1;
  }

  /// Takes a header of the current section into account and gives its address after moving.
  long place(long address) {
    Extent current = extents.get(current());
    if (current.empty) {
      boolean overlaps =
          current() > 1
              && Long.compareUnsigned(address, SMALL) < 0
              && extents.subList(1, current()).stream().anyMatch(e -> e.covers(address));
      current.shift = overlaps ? (long) current() << 32 : 0;
      current.first = address;
      current.last = address;
      current.empty = false;
    } else if (Long.compareUnsigned(address, current.last) > 0) {
      current.last = address;
    }
    return address + current.shift;
  }

  String name(int number) {
    return extents.get(number).name;
  }

  /// What was added to the addresses that the section's lines print.
  long shift(int number) {
    return extents.get(number).shift;
  }

  /// Where the section of that name starts after moving, as relocations against it need.
  OptionalLong base(String name) {
    return extents.stream()
        .filter(e -> !e.empty && e.name.equals(name))
        .mapToLong(e -> e.shift)
        .findFirst();
  }
}
