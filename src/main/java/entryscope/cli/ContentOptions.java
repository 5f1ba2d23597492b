// SPDX-License-Identifier: Apache-2.0

package entryscope.cli;

import entryscope.picture.Annotation;
import entryscope.picture.Surround;
import entryscope.session.Export;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// What a drawing says.
final class ContentOptions {
  @Option(
      names = "--annotate",
      paramLabel = "WHAT",
      split = ",",
      description =
          "What blocks tell: cost, heat, probability, source, or none (default: cost,heat).")
  private @Nullable List<String> annotate;

  @Option(names = "--no-title", description = "Leave out the heading with the total.")
  private boolean noTitle;

  @Option(names = "--no-legend", description = "Leave out what colours and lines mean.")
  private boolean noLegend;

  @Option(names = "--no-caption", description = "Leave out what was estimated and by which model.")
  private boolean noCaption;

  /// The export with this content.
  Export in(Export export) {
    return export
        .withSurround(new Surround(!noTitle, !noLegend, !noCaption))
        .withAnnotations(annotations());
  }

  private Set<Annotation> annotations() {
    List<String> names = annotate;
    if (names == null) {
      return Annotation.USUAL;
    }
    EnumSet<Annotation> annotations = EnumSet.noneOf(Annotation.class);
    if (!names.equals(List.of("none"))) {
      names.forEach(
          name ->
              annotations.add(
                  ExportOptions.named("--annotate", name, Annotation.values(), Annotation::id)));
    }
    return annotations;
  }
}
