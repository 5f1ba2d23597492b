// SPDX-License-Identifier: Apache-2.0
package entryscope.session.report;

import entryscope.picture.Palette;
import entryscope.picture.Palette.Colours;
import entryscope.picture.Preset;
import entryscope.picture.Style;
import entryscope.picture.SvgWriter;
import entryscope.session.Document;
import entryscope.session.Export;
import entryscope.session.Exporter;

/// The drawing in a report: the one file of `entryscope draw`, in the page itself.
final class Drawn {
  private Drawn() {}

  static void write(Html html, Document document) {
    String svg = SvgWriter.write(Exporter.picture(document, Export.DEFAULT), Preset.LIGHT);
    html.open("figure").with("tabindex", "0").whole(svg.substring(svg.indexOf("<svg"))).close();
  }

  /// The colours of the dark palette for the light drawing, on a dark screen; paper stays light.
  static String darkColours() {
    StringBuilder css = new StringBuilder("@media screen and (prefers-color-scheme: dark) {\n");
    rule(css, "rect.page", Palette.DARK.of(Style.PAGE));
    for (Style style : Style.values()) {
      Colours light = Palette.LIGHT.of(style);
      Colours dark = Palette.DARK.of(style);
      String group = style == Style.PAGE ? "figure g.label" : "figure g." + style.id();
      if (style.isLine()) {
        css.append("%s path { stroke: %s; }\n".formatted(group, dark.line()));
        css.append("%s polygon { fill: %s; }\n".formatted(group, dark.line()));
      } else {
        rule(css, group + " rect", dark);
      }
      css.append("%s text { fill: %s; }\n".formatted(group, dark.text()));
      css.append(
          "%s text[fill=\"%s\"] { fill: %s; }\n".formatted(group, light.muted(), dark.muted()));
    }
    return css.append("}\n").toString();
  }

  private static void rule(StringBuilder css, String selector, Colours colours) {
    css.append(
        "%s { fill: %s; stroke: %s; }\n".formatted(selector, colours.fill(), colours.line()));
  }
}
