// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import java.util.Map;

/// What a difference of times says where something of it has no cost.
public enum Bound {
  /// Everything that differs is priced.
  EXACT(""),
  /// The later side has more of what is not priced: the true difference is not smaller.
  AT_LEAST("≥ "),
  /// The later side has less of it: the true difference is not larger.
  AT_MOST("≤ "),
  /// Some more and some less: the true difference may lie on either side.
  OPEN("≈ ");

  private final String sign;

  Bound(String sign) {
    this.sign = sign;
  }

  /// Stands before the figure.
  public String sign() {
    return sign;
  }

  /// @param change of each thing without a cost: how many more there are
  static Bound of(Map<String, Double> change) {
    boolean more = change.values().stream().anyMatch(count -> count > 0);
    boolean less = change.values().stream().anyMatch(count -> count < 0);
    if (more && less) {
      return OPEN;
    }
    return more ? AT_LEAST : less ? AT_MOST : EXACT;
  }
}
