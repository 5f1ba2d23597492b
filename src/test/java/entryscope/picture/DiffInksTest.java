// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The colours of differences: apart from each other for readers with and without all three cones,
/// and from the colours of heat for everybody.
final class DiffInksTest {
  private static final List<Style> CLASSES =
      List.of(
          Style.DIFF_ADDED,
          Style.DIFF_REMOVED,
          Style.DIFF_DEARER,
          Style.DIFF_CHEAPER,
          Style.DIFF_CHANGED,
          Style.DIFF_MOVED,
          Style.DIFF_SAME);

  /// CIE 1976: two is just seen, ten is seen at a glance.
  private static final double APART = 10;

  private static final double HUES_APART = 24;

  private static final double[][] ALL_CONES = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};

  /// Machado, Oliveira, Fernandes: A physiologically-based model for simulation of color vision
  /// deficiency, IEEE TVCG 15(6), 2009; severity 1.0.
  private static final double[][] DEUTERANOPIA = {
    {0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}
  };

  private static final double[][] PROTANOPIA = {
    {0.152286, 1.052583, -0.204868},
    {0.114503, 0.786281, 0.099216},
    {-0.003882, -0.048116, 1.051998}
  };

  static List<Palette> palettes() {
    return List.of(Palette.LIGHT, Palette.DARK, Preset.PAPER.palette());
  }

  @ParameterizedTest
  @MethodSource("palettes")
  void classesAreToldApartWithAndWithoutAllCones(Palette palette) {
    for (double[][] eye : List.of(ALL_CONES, DEUTERANOPIA, PROTANOPIA)) {
      for (Style one : CLASSES) {
        for (Style other : CLASSES) {
          if (one != other) {
            assertThat(distance(lab(fill(palette, one), eye), lab(fill(palette, other), eye)))
                .as("%s: %s and %s", palette.id(), one, other)
                .isGreaterThan(APART);
          }
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("palettes")
  void noClassHasTheHueOfHeat(Palette palette) {
    List<String> heat =
        Stream.concat(Style.HEATS.stream(), Stream.of(Style.TAKEN))
            .flatMap(s -> Stream.of(palette.of(s).fill(), palette.of(s).line()))
            .filter(colour -> saturation(colour) > 0.1)
            .toList();
    for (Style style : CLASSES) {
      for (String colour : List.of(palette.of(style).fill(), palette.of(style).line())) {
        if (saturation(colour) > 0.1) {
          assertThat(heat)
              .as("%s of %s", colour, style)
              .allMatch(hot -> apart(hue(hot), hue(colour)) >= HUES_APART);
        }
      }
    }
  }

  private static int fill(Palette palette, Style style) {
    return rgb(palette.of(style).fill());
  }

  private static int rgb(String colour) {
    return Integer.parseInt(colour.substring(1), 16);
  }

  private static double part(int rgb, int shift) {
    return (rgb >> shift & 255) / 255.0;
  }

  private static double saturation(String colour) {
    int rgb = rgb(colour);
    double max = Math.max(part(rgb, 16), Math.max(part(rgb, 8), part(rgb, 0)));
    double min = Math.min(part(rgb, 16), Math.min(part(rgb, 8), part(rgb, 0)));
    return max - min;
  }

  /// In degrees.
  private static double hue(String colour) {
    int rgb = rgb(colour);
    double r = part(rgb, 16);
    double g = part(rgb, 8);
    double b = part(rgb, 0);
    double max = Math.max(r, Math.max(g, b));
    double chroma = saturation(colour);
    if (max == r) {
      return (60 * (g - b) / chroma + 360) % 360;
    }
    return max == g ? 60 * (b - r) / chroma + 120 : 60 * (r - g) / chroma + 240;
  }

  private static double apart(double one, double other) {
    double far = Math.abs(one - other) % 360;
    return Math.min(far, 360 - far);
  }

  /// CIELAB (D65) of a colour as an eye sees it.
  private static double[] lab(int colour, double[][] eye) {
    double[] linear = {linear(part(colour, 16)), linear(part(colour, 8)), linear(part(colour, 0))};
    double[] seen = new double[3];
    for (int i = 0; i < 3; i++) {
      double sum = 0;
      for (int j = 0; j < 3; j++) {
        sum += eye[i][j] * linear[j];
      }
      seen[i] = Math.clamp(sum, 0, 1);
    }
    double x = f((0.4124 * seen[0] + 0.3576 * seen[1] + 0.1805 * seen[2]) / 0.95047);
    double y = f(0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]);
    double z = f((0.0193 * seen[0] + 0.1192 * seen[1] + 0.9505 * seen[2]) / 1.08883);
    return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
  }

  private static double linear(double share) {
    return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }

  private static double f(double t) {
    return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16.0 / 116;
  }

  private static double distance(double[] a, double[] b) {
    return Math.sqrt(
        Math.pow(a[0] - b[0], 2) + Math.pow(a[1] - b[1], 2) + Math.pow(a[2] - b[2], 2));
  }
}
