// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

/// How a picture looks that leaves the program, whatever theme the window has.
public enum Preset {
  /// For a page on a screen.
  LIGHT("light", "Light", Inks.LIGHT, 1),
  /// For a dark page on a screen.
  DARK("dark", "Dark", Inks.DARK, 1),
  /// For a paper: black on white, in greys.
  PAPER("paper", "Paper", Inks.PAPER, 1),
  /// For a lecture: strong colours and lines.
  SLIDE("slide", "Slide", Inks.SLIDE, 1.6);

  private final String id;
  private final String title;
  private final Palette palette;
  private final double pen;

  Preset(String id, String title, Palette palette, double pen) {
    this.id = id;
    this.title = title;
    this.palette = palette;
    this.pen = pen;
  }

  public String id() {
    return id;
  }

  public String title() {
    return title;
  }

  public Palette palette() {
    return palette;
  }

  /// What the width of every line is multiplied by.
  public double pen() {
    return pen;
  }
}
