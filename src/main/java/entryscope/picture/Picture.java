// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import java.util.List;

/// A drawing as a value: what every export and the window draw, and nothing else.
///
/// @param title what it shows, in a few words
/// @param description the same in sentences, for who cannot see it
/// @param elements back to front
public record Picture(
    String title, String description, double width, double height, List<Element> elements) {
  public Picture {
    elements = List.copyOf(elements);
  }
}
