// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.layout.Typeface;

/// One line of text.
///
/// @param x of its start, middle or end as `anchor` says
/// @param y of its baseline
/// @param isMuted whether it takes its style's muted colour
public record Text(
    String text, double x, double y, Anchor anchor, Typeface typeface, boolean isMuted) {
  public Text {
    text = Xml.undirected(text);
  }

  /// The x where it begins, if it is as wide as `width`.
  double left(double width) {
    return switch (anchor) {
      case START -> x;
      case MIDDLE -> x - width / 2;
      case END -> x - width;
    };
  }

  /// Which part of a line stands at its place.
  public enum Anchor {
    START("start"),
    MIDDLE("middle"),
    END("end");

    private final String id;

    Anchor(String id) {
      this.id = id;
    }

    public String id() {
      return id;
    }
  }
}
