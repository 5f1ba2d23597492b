// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.picture.Palette.Colours;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

final class PaletteTest {
  private static final List<Style> GROUNDS =
      List.of(Style.PAGE, Style.CALLED, Style.INLINED, Style.CALLED_COLD, Style.INLINED_COLD);

  static List<Palette> palettes() {
    return Stream.concat(
            Stream.of(Palette.LIGHT, Palette.DARK, HighContrast.PALETTE),
            Stream.of(Preset.values()).map(Preset::palette))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("palettes")
  void everyTextIsLegibleOnItsBackground(Palette palette) {
    for (Style style : Style.values()) {
      Colours colours = palette.of(style);
      List<String> grounds =
          style.isLine()
              ? GROUNDS.stream().map(ground -> palette.of(ground).fill()).toList()
              : List.of(colours.fill());
      for (String ground : grounds) {
        for (String text : List.of(colours.text(), colours.muted())) {
          assertThat(contrast(text, ground))
              .as("%s: %s on %s of %s", palette.id(), text, ground, style)
              .isGreaterThanOrEqualTo(4.5);
        }
      }
    }
  }

  @Test
  void theHighContrastPaletteIsHigh() {
    for (Style style : Style.values()) {
      Colours colours = HighContrast.PALETTE.of(style);
      assertThat(contrast(colours.text(), colours.fill())).as("%s", style).isGreaterThan(7);
    }
  }

  @ParameterizedTest
  @MethodSource("palettes")
  void linesAreSeenOnEveryBackground(Palette palette) {
    for (Style line : List.of(Style.TAKEN, Style.NOT_TAKEN)) {
      double least = line == Style.TAKEN ? 4.5 : 2.5;
      for (Style ground : GROUNDS) {
        assertThat(contrast(palette.of(line).line(), palette.of(ground).fill()))
            .as("%s: %s on %s", palette.id(), line, ground)
            .isGreaterThanOrEqualTo(least);
      }
    }
  }

  /// Nobody can zoom into a printed border, or hover over it.
  @ParameterizedTest
  @EnumSource(Preset.class)
  void everyStrokeOfAnExportIsSeenOnBothItsSides(Preset preset) {
    Palette palette = preset.palette();
    for (Style style : Style.values()) {
      List<String> grounds =
          Stream.concat(GROUNDS.stream(), style.isLine() ? Stream.of() : Stream.of(style))
              .map(ground -> palette.of(ground).fill())
              .toList();
      for (String ground : grounds) {
        assertThat(contrast(palette.of(style).line(), ground))
            .as("%s: line of %s on %s", preset.id(), style, ground)
            .isGreaterThanOrEqualTo(4.5);
      }
    }
  }

  @Test
  void paperIsGreyAlone() {
    for (Style style : Style.values()) {
      if (style.id().startsWith("diff-")) {
        continue; // Differences are told by words and dashes too.
      }
      Colours colours = Preset.PAPER.palette().of(style);
      for (String colour :
          List.of(colours.fill(), colours.line(), colours.text(), colours.muted())) {
        assertThat(colour.substring(1, 3))
            .as("%s of %s", colour, style)
            .isEqualTo(colour.substring(3, 5))
            .isEqualTo(colour.substring(5, 7));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("palettes")
  void heatGrowsInOneDirection(Palette palette) {
    double[] contrasts =
        Style.HEATS.stream()
            .mapToDouble(heat -> contrast(palette.of(heat).fill(), palette.of(Style.PAGE).fill()))
            .toArray();
    assertThat(IntStream.range(1, contrasts.length)).allMatch(i -> contrasts[i] > contrasts[i - 1]);
  }

  /// The contrast ratio of WCAG 2.
  private static double contrast(String one, String other) {
    double a = luminance(one);
    double b = luminance(other);
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  private static double luminance(String colour) {
    int rgb = Integer.parseInt(colour.substring(1), 16);
    return 0.2126 * linear(rgb >> 16)
        + 0.7152 * linear(rgb >> 8 & 255)
        + 0.0722 * linear(rgb & 255);
  }

  private static double linear(int part) {
    double share = part / 255.0;
    return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }
}
