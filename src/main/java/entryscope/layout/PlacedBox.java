// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

/// A block in its place, drawn as a box.
///
/// @param full what it says
/// @param shown the same, cut to the room it has
public record PlacedBox(Rectangle bounds, Wording full, Wording shown) {
  PlacedBox shifted(Point by) {
    return new PlacedBox(bounds.shifted(by), full, shown);
  }
}
