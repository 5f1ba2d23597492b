// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import java.util.List;

/// Something to tell the reader in passing, such as why an edit was refused.
///
/// @param number tells two notices with the same text apart
/// @param offers what can be done about it; a notice with an offer stays until it is answered
public record Notice(int number, String text, List<Offer> offers) {
  /// Something the reader can do by a click.
  record Offer(String name, Runnable action) {}

  public Notice {
    offers = List.copyOf(offers);
  }
}
