// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

/// The pages of a PDF.
///
/// @param poster whether to spread the drawing at full size over as many pages as it needs, after
///   an overview; else everything is on one page
public record Page(Paper paper, boolean landscape, boolean poster) {
  /// One page as large as the drawing.
  public static final Page DEFAULT = new Page(Paper.FIT, false, false);

  public Page {
    if (poster && paper == Paper.FIT) {
      throw new IllegalArgumentException("a poster needs a paper size: a4 or letter");
    }
  }

  /// A size of paper.
  public enum Paper {
    FIT("fit", "As large as the drawing", 0, 0),
    A4("a4", "A4", 210 / 25.4 * 72, 297 / 25.4 * 72),
    LETTER("letter", "Letter", 8.5 * 72, 11 * 72);

    private final String id;
    private final String title;
    private final double width;
    private final double height;

    Paper(String id, String title, double width, double height) {
      this.id = id;
      this.title = title;
      this.width = width;
      this.height = height;
    }

    public String id() {
      return id;
    }

    public String title() {
      return title;
    }
  }

  /// Points (1/72 inch) from left to right; 0 where the page fits the drawing.
  double width() {
    return landscape ? paper.height : paper.width;
  }

  double height() {
    return landscape ? paper.width : paper.height;
  }
}
