// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// Gives functions of a listing the names that they have in a flow: safe, unique, and the same
/// whenever the same listing is read.
final class Names {
  private static final int MAX_LENGTH = 128;
  private static final int MAX_ID = 64;

  private final Map<String, String> given = new HashMap<>();
  private final Set<String> taken = new HashSet<>();

  /// The name of the function that is known by `key`.
  ///
  /// @param wanted its symbol
  /// @param address appended where two functions have the same symbol
  String function(String key, String wanted, long address) {
    return given.computeIfAbsent(key, _ -> unique(safe(wanted), address));
  }

  /// The name of one of several copies of a function: its symbol, or that and a number.
  String copy(String key, String wanted) {
    return given.computeIfAbsent(key, _ -> numbered(safe(wanted)));
  }

  private String numbered(String name) {
    String result = name;
    for (int i = 1; !taken.add(result); i++) {
      result = cut(name, "." + i);
    }
    return result;
  }

  private String unique(String name, long address) {
    if (taken.add(name)) {
      return name;
    }
    String apart = cut(name, "." + Long.toHexString(address));
    String result = apart;
    for (int i = 2; !taken.add(result); i++) {
      result = cut(apart, "." + i);
    }
    return result;
  }

  private static String safe(String symbol) {
    String safe = symbol.replaceAll("[^A-Za-z0-9_.]", "_");
    String begun = safe.matches("[A-Za-z_.].*") ? safe : "_" + safe;
    return begun.length() <= MAX_LENGTH
        ? begun
        : cut(begun, "." + Integer.toHexString(symbol.hashCode()));
  }

  private static String cut(String name, String end) {
    return name.substring(0, Math.min(name.length(), MAX_LENGTH - end.length())) + end;
  }

  /// An id of what is called `text`: of an entry, a switch or a flow.
  static String id(String text) {
    String safe =
        text.toLowerCase(Locale.ROOT)
            .replaceAll("[^a-z0-9_.-]+", "-")
            .replaceFirst("^[^a-z0-9]+", "");
    String some = safe.isEmpty() ? "listing" : safe;
    return some.length() <= MAX_ID
        ? some
        : some.substring(0, MAX_ID - 9) + "-" + Integer.toHexString(text.hashCode());
  }
}
