// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.CodeSize;
import entryscope.listing.read.Contents.Sized;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// What a symbol table knows of functions: from where to where each reaches, and which labels lie
/// inside another (`entry_SYSCALL_64_after_hwframe` in `entry_SYSCALL_64`).
final class Extents {
  /// The better name for one place first: a sized function before a mere label, visible before
  /// hidden.
  private static final Comparator<Sized> PREFERENCE =
      Comparator.comparing((Sized s) -> s.size() == 0)
          .thenComparing(s -> !s.function())
          .thenComparing(s -> s.symbol().name().startsWith("__pfx_"))
          .thenComparing(s -> !s.global())
          .thenComparing(s -> s.symbol().name().startsWith("__"))
          .thenComparing(s -> s.symbol().name());

  private static final Comparator<Sized> BY_ADDRESS =
      Comparator.comparing((Sized s) -> s.symbol().address(), Long::compareUnsigned);

  private final List<Sized> all;

  /// Those that lie in no other, by address.
  private final List<Sized> outer = new ArrayList<>();

  Extents(List<Sized> symbols) {
    all = symbols.stream().sorted(BY_ADDRESS.thenComparing(PREFERENCE)).toList();
    symbols.stream()
        .filter(s -> s.size() > 0)
        .sorted(
            BY_ADDRESS
                .thenComparing(Comparator.comparingLong(Sized::size).reversed())
                .thenComparing(PREFERENCE))
        .forEach(this::addOuter);
  }

  private void addOuter(Sized symbol) {
    if (outer.isEmpty() || !contains(outer.getLast(), symbol.symbol().address())) {
      outer.add(symbol);
    }
  }

  static boolean contains(Sized symbol, long address) {
    return Long.compareUnsigned(address - symbol.symbol().address(), symbol.size()) < 0;
  }

  boolean isEmpty() {
    return all.isEmpty();
  }

  /// Every symbol, by address, the preferred one of an address first.
  List<Sized> all() {
    return all;
  }

  /// The functions that lie in no other, by address.
  List<Sized> functions() {
    return List.copyOf(outer);
  }

  /// All that have a size.
  List<CodeSize> sizes() {
    return all.stream()
        .filter(s -> s.size() > 0)
        .map(s -> new CodeSize(s.symbol(), s.size()))
        .toList();
  }

  /// The outermost symbol in whose extent the address lies.
  Optional<Sized> enclosing(long address) {
    int low = 0;
    int high = outer.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (Long.compareUnsigned(outer.get(middle).symbol().address(), address) <= 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low == 0
        ? Optional.empty()
        : Optional.of(outer.get(low - 1)).filter(s -> contains(s, address));
  }

  /// All symbols from the first address up to the last, that excluded.
  List<Sized> between(long first, long last) {
    int low = firstAtOrBehind(first);
    int high = low;
    while (high < all.size() && Long.compareUnsigned(all.get(high).symbol().address(), last) < 0) {
      high++;
    }
    return all.subList(low, high);
  }

  private int firstAtOrBehind(long address) {
    int low = 0;
    int high = all.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (Long.compareUnsigned(all.get(middle).symbol().address(), address) < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
