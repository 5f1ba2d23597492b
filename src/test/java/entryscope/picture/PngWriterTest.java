// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import entryscope.layout.Rectangle;
import entryscope.layout.Typeface;
import entryscope.picture.Element.Label;
import entryscope.picture.Element.Sample;
import entryscope.picture.Text.Anchor;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

final class PngWriterTest {
  private static final Raster PLAIN = Raster.DEFAULT.withScale(1);
  private static final int WHITE = 0xffffffff;

  private final Picture picture = Sheets.of(Map.of(), Surround.FULL).picture();

  private static BufferedImage read(byte[] png) throws IOException {
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
    assertThat(image).isNotNull();
    return image;
  }

  /// A page with one black box in its lower right corner.
  private static Picture page(double width, double height) {
    Rectangle corner = new Rectangle(width - 12, height - 12, 10, 10);
    return new Picture(
        "t", "d", width, height, List.of(new Sample("s", corner, Style.HEAT_5, List.of())));
  }

  @Test
  void anImageIsAsLargeAsThePictureTimesItsScale() throws IOException {
    BufferedImage image = read(PngWriter.write(picture, Preset.LIGHT, PLAIN.withScale(1.5)));
    assertThat(image.getWidth()).isEqualTo((int) Math.ceil(picture.width() * 1.5));
    assertThat(image.getHeight()).isEqualTo((int) Math.ceil(picture.height() * 1.5));
    BufferedImage narrow = read(PngWriter.write(picture, Preset.LIGHT, PLAIN.withWidth(333)));
    assertThat(narrow.getWidth()).isEqualTo(333);
  }

  @Test
  void largeImagesAreCompleteAndNotCropped() throws IOException {
    for (int side : List.of(5000, 20_000)) {
      BufferedImage image = read(PngWriter.write(page(100, side), Preset.PAPER, PLAIN));
      assertThat(image.getHeight()).isEqualTo(side);
      assertThat(image.getRGB(93, side - 7)).isEqualTo(0xff969696);
      assertThat(image.getRGB(93, side - 20)).isEqualTo(WHITE);
      BufferedImage wide = read(PngWriter.write(page(side, 100), Preset.PAPER, PLAIN));
      assertThat(wide.getWidth()).isEqualTo(side);
      assertThat(wide.getRGB(side - 7, 93)).isEqualTo(0xff969696);
    }
  }

  @Test
  void whatIsTooLargeIsRefusedWithAHint() {
    for (Picture huge : List.of(page(1e5, 1e5), page(2e6, 10))) {
      assertThatThrownBy(() -> PngWriter.write(huge, Preset.PAPER, PLAIN))
          .isInstanceOf(TooLargeException.class)
          .hasMessageContaining("too large")
          .hasMessageContaining("choose a smaller scale");
    }
  }

  @Test
  void bandsLeaveNoTrace() {
    byte[] whole = PngWriter.write(picture, Preset.LIGHT, PLAIN, Integer.MAX_VALUE);
    int width = (int) PLAIN.widthOf(picture);
    assertThat(PngWriter.write(picture, Preset.LIGHT, PLAIN, 7 * width)).isEqualTo(whole);
    assertThat(PngWriter.write(picture, Preset.LIGHT, PLAIN)).isEqualTo(whole);
  }

  @Test
  void aTransparentPageLetsThroughButBoxesDoNot() throws IOException {
    BufferedImage image =
        read(PngWriter.write(page(50, 50), Preset.PAPER, PLAIN.withTransparent(true)));
    assertThat(image.getRGB(5, 5)).isZero();
    assertThat(image.getRGB(43, 43)).isEqualTo(0xff969696);
  }

  @Test
  void lettersAreDrawnWhereTheyWereMeasured() throws IOException {
    Text text = new Text("HHHH", 90, 40, Anchor.END, Typeface.TITLE, false);
    Picture one =
        new Picture("t", "d", 100, 60, List.of(new Label("l", Style.PAGE, List.of(text))));
    BufferedImage image = read(PngWriter.write(one, Preset.PAPER, PLAIN));
    int dark = 0;
    for (int x = 0; x < 100; x++) {
      for (int y = 0; y < 60; y++) {
        boolean isInk = (image.getRGB(x, y) & 0xff) < 128;
        dark += isInk ? 1 : 0;
        assertThat(!isInk || (x > 40 && x < 90 && y >= 30 && y <= 40)).as("%d, %d", x, y).isTrue();
      }
    }
    assertThat(dark).isGreaterThan(60);
  }
}
