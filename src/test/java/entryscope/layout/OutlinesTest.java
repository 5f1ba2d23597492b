// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.io.InputStream;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The outlines of the letters. Where two parts of a letter overlap, JavaFX draws a hole on screens
/// that are scaled, as in the crossing of a t.
final class OutlinesTest {
  /// Letters this large are exact to far less than a dot of a screen.
  private static final float SIZE = 1000;

  private static final double FINE = 2;

  @ParameterizedTest
  @ValueSource(
      strings = {"Inter-Regular", "Inter-Bold", "JetBrainsMono-Regular", "JetBrainsMono-Bold"})
  void noPartsOfALetterOverlap(String name) throws Exception {
    try (InputStream in = OutlinesTest.class.getResourceAsStream("/fonts/" + name + ".ttf")) {
      Font font = Font.createFont(Font.TRUETYPE_FONT, Objects.requireNonNull(in)).deriveFont(SIZE);
      String overlapping =
          IntStream.rangeClosed('!', '~')
              .mapToObj(Character::toString)
              .filter(letter -> overlaps(font, letter))
              .collect(Collectors.joining());
      assertThat(overlapping).isEmpty();
    }
  }

  private static boolean overlaps(Font font, String letter) {
    var context = new FontRenderContext(null, true, true);
    Path2D outline = new Path2D.Double(font.createGlyphVector(context, letter).getOutline());
    outline.setWindingRule(Path2D.WIND_NON_ZERO);
    Area inked = new Area(outline);
    outline.setWindingRule(Path2D.WIND_EVEN_ODD);
    inked.exclusiveOr(new Area(outline));
    Rectangle2D hole = inked.getBounds2D();
    return hole.getWidth() > FINE && hole.getHeight() > FINE;
  }
}
