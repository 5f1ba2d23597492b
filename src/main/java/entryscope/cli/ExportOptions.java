// SPDX-License-Identifier: Apache-2.0

package entryscope.cli;

import entryscope.picture.Page;
import entryscope.picture.Preset;
import entryscope.picture.Raster;
import entryscope.session.Export;
import entryscope.session.Format;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// How a drawing looks and how large it is.
final class ExportOptions {
  @Option(
      names = {"--preset", "--palette"},
      paramLabel = "PRESET",
      description = "light, dark, paper or slide (default: light).")
  private String preset = Preset.LIGHT.id();

  @Option(
      names = "--scale",
      paramLabel = "N",
      description = "PNG: pixels per pixel of the drawing (default: 2).")
  private @Nullable Double scale;

  @Option(
      names = "--width",
      paramLabel = "PIXELS",
      description = "PNG: pixels from left to right, instead of a scale.")
  private @Nullable Integer width;

  @Option(names = "--transparent", description = "PNG: leave out the page behind the drawing.")
  private boolean transparent;

  @Option(
      names = "--page",
      paramLabel = "PAGE",
      description = "PDF: a4, letter, or fit for one as large as the drawing (default: fit).")
  private @Nullable String page;

  @Option(names = "--landscape", description = "PDF: pages wider than high.")
  private boolean landscape;

  @Option(
      names = "--poster",
      description = "PDF: full size over many pages, after an overview of them.")
  private boolean poster;

  /// The export that is meant; options of another format are refused, not ignored.
  Export export(Format format) {
    refuse(scale != null, "--scale", Format.PNG, format);
    refuse(width != null, "--width", Format.PNG, format);
    refuse(transparent, "--transparent", Format.PNG, format);
    if (transparent && preset.equals(Preset.DARK.id())) {
      throw Stop.usage(
          "--transparent: the pale texts of dark cannot be read without their dark page; choose"
              + " --preset light, paper or slide");
    }
    refuse(page != null, "--page", Format.PDF, format);
    refuse(landscape, "--landscape", Format.PDF, format);
    refuse(poster, "--poster", Format.PDF, format);
    return Export.DEFAULT
        .withFormat(format)
        .withPreset(named("--preset", preset, Preset.values(), Preset::id))
        .withRaster(raster())
        .withPage(page());
  }

  private static void refuse(boolean given, String option, Format needed, Format chosen) {
    if (given && chosen != needed) {
      throw Stop.usage(
          "%s is for %s, not for %s".formatted(option, needed.title(), chosen.title()));
    }
  }

  private Raster raster() {
    Double factor = scale;
    Integer pixels = width;
    if (factor != null && pixels != null) {
      throw Stop.usage("--scale and --width: choose one");
    }
    try {
      Raster raster = Raster.DEFAULT.withTransparent(transparent);
      raster = factor == null ? raster : raster.withScale(factor);
      return pixels == null ? raster : raster.withWidth(pixels);
    } catch (IllegalArgumentException e) {
      throw Stop.usage((factor == null ? "--width: " : "--scale: ") + e.getMessage());
    }
  }

  private Page page() {
    Page.Paper paper =
        named(
            "--page",
            Optional.ofNullable(page).orElse(poster ? Page.Paper.A4.id() : Page.Paper.FIT.id()),
            Page.Paper.values(),
            Page.Paper::id);
    try {
      return new Page(paper, landscape, poster);
    } catch (IllegalArgumentException e) {
      throw Stop.usage("--poster: " + e.getMessage());
    }
  }

  static <T> T named(String option, String name, T[] all, Function<T, String> id) {
    return Arrays.stream(all)
        .filter(value -> id.apply(value).equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                Stop.usage(
                    "%s %s: there is: %s"
                        .formatted(
                            option,
                            name,
                            Arrays.stream(all).map(id).collect(Collectors.joining(", ")))));
  }
}
