// SPDX-License-Identifier: Apache-2.0
package entryscope.session;

import entryscope.picture.Drawing.Surround;
import entryscope.picture.Palette;
import entryscope.picture.SvgWriter;

/// The one way from a document to an SVG file, for the window and for the command line: the same
/// document gives the same bytes.
public final class SvgDrawing {
  private SvgDrawing() {}

  /// The drawing with heading, legend and caption, to be stored as UTF-8.
  public static String of(Document document, Palette palette) {
    return SvgWriter.write(new Workbench().picture(document, Surround.FULL), palette);
  }
}
