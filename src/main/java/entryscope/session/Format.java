// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// The formats that a drawing can be exported to; [Exporter] writes them.
public enum Format {
  SVG("svg", "SVG"),
  PDF("pdf", "PDF"),
  PNG("png", "PNG");

  private final String extension;
  private final String title;

  Format(String extension, String title) {
    this.extension = extension;
    this.title = title;
  }

  /// How names of its files end, without the dot.
  public String extension() {
    return extension;
  }

  public String title() {
    return title;
  }

  /// The format that a file's name asks for.
  public static Optional<Format> of(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    return Arrays.stream(values())
        .filter(format -> name.endsWith("." + format.extension))
        .findFirst();
  }

  /// All endings for a message: `.svg, .pdf, .png`.
  public static String extensions() {
    return Arrays.stream(values())
        .map(format -> "." + format.extension)
        .collect(Collectors.joining(", "));
  }
}
