// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Warning;
import java.util.ArrayList;
import java.util.List;

/// Collects warnings, the first of them only: a file of the wrong kind has as many as lines.
final class Warnings {
  /// How many are kept.
  static final int MOST = 200;

  private final List<Warning> kept = new ArrayList<>();
  private int left;

  void add(int line, String what, String hint) {
    if (kept.size() < MOST) {
      kept.add(new Warning(line, what, hint));
    } else {
      left++;
    }
  }

  void addAll(List<Warning> others) {
    others.forEach(w -> add(w.line(), w.what(), w.hint()));
  }

  List<Warning> all() {
    List<Warning> all = new ArrayList<>(kept);
    if (left > 0) {
      all.add(new Warning(0, left + " more warnings", ""));
    }
    return List.copyOf(all);
  }
}
