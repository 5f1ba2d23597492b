// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import entryscope.picture.Annotation;
import entryscope.picture.Page;
import entryscope.picture.Preset;
import entryscope.picture.Raster;
import entryscope.picture.Surround;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/// What an exported drawing shall be; the same value for the window and for the command line.
///
/// @param annotations what its blocks tell
/// @param raster for PNG only
/// @param page for PDF only
public record Export(
    Format format,
    Preset preset,
    Surround surround,
    Set<Annotation> annotations,
    Raster raster,
    Page page) {
  public static final Export DEFAULT =
      new Export(
          Format.SVG, Preset.LIGHT, Surround.FULL, Annotation.USUAL, Raster.DEFAULT, Page.DEFAULT);

  public Export {
    EnumSet<Annotation> copy = EnumSet.noneOf(Annotation.class);
    copy.addAll(annotations);
    annotations = Collections.unmodifiableSet(copy);
  }

  public Export withFormat(Format changed) {
    return new Export(changed, preset, surround, annotations, raster, page);
  }

  public Export withPreset(Preset changed) {
    return new Export(format, changed, surround, annotations, raster, page);
  }

  public Export withSurround(Surround changed) {
    return new Export(format, preset, changed, annotations, raster, page);
  }

  public Export withAnnotations(Set<Annotation> changed) {
    return new Export(format, preset, surround, changed, raster, page);
  }

  public Export withRaster(Raster changed) {
    return new Export(format, preset, surround, annotations, changed, page);
  }

  public Export withPage(Page changed) {
    return new Export(format, preset, surround, annotations, raster, changed);
  }
}
