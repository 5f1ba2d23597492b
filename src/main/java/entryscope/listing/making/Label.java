// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import java.util.List;

/// What a flow made of a listing says of itself.
///
/// @param id of the flow
/// @param listing the listing's name
/// @param kernel version of the kernel, for places in its sources
/// @param countsFrom what was counted
/// @param notes what the reader of the listing had to say
public record Label(
    String id, String title, String listing, String kernel, String countsFrom, List<String> notes) {
  public Label {
    notes = List.copyOf(notes);
  }
}
