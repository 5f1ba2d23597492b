// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

/// The fonts of a drawing, with their sizes in pixels at zoom 1.
///
/// The files ship with the program under `fonts/`, so that text is as wide on every machine.
public enum Typeface {
  HEADING("Inter", true, 18, "Inter-Bold.ttf"),
  TITLE("Inter", true, 13, "Inter-Bold.ttf"),
  TEXT("Inter", false, 13, "Inter-Regular.ttf"),
  SMALL("Inter", false, 11, "Inter-Regular.ttf"),
  CODE_TITLE("JetBrains Mono", true, 13, "JetBrainsMono-Bold.ttf"),
  CODE("JetBrains Mono", false, 11, "JetBrainsMono-Regular.ttf"),
  FIGURE("JetBrains Mono", false, 12, "JetBrainsMono-Regular.ttf");

  private final String family;
  private final boolean bold;
  private final double size;
  private final String file;

  Typeface(String family, boolean bold, double size, String file) {
    this.family = family;
    this.bold = bold;
    this.size = size;
    this.file = file;
  }

  public String family() {
    return family;
  }

  public boolean isBold() {
    return bold;
  }

  public double size() {
    return size;
  }

  /// The name of the font's file as a resource.
  public String resource() {
    return "/fonts/" + file;
  }

  /// Whether every letter is as wide.
  public boolean isCode() {
    return family.equals("JetBrains Mono");
  }
}
