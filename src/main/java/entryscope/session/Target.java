// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a document is turned into, as the ending of a file's name says: the one place that knows
/// every ending.
public sealed interface Target {
  /// A drawing.
  record Picture(Format format) implements Target {}

  /// A graph for other programs.
  record Graph(GraphExport.Format format) implements Target {}

  static Optional<Target> of(Path file) {
    Optional<Target> picture = Format.of(file).map(Picture::new);
    return picture.or(
        () -> GraphExport.Format.of(String.valueOf(file.getFileName())).map(Graph::new));
  }

  /// All endings for a message.
  static String endings() {
    return Stream.concat(
            Stream.of(Format.extensions()),
            Arrays.stream(GraphExport.Format.values()).map(format -> format.suffixes().getFirst()))
        .collect(Collectors.joining(", "));
  }

  /// The usual ending, without its dot.
  default String extension() {
    return switch (this) {
      case Picture(Format format) -> format.extension();
      case Graph(GraphExport.Format format) -> format.suffixes().getFirst().substring(1);
    };
  }

  /// Every one, drawings first.
  static List<Target> all() {
    return Stream.concat(
            Arrays.stream(Format.values()).<Target>map(Picture::new),
            Arrays.stream(GraphExport.Format.values()).map(Graph::new))
        .toList();
  }

  /// What readers call it.
  default String title() {
    return switch (this) {
      case Picture(Format format) -> format.title();
      case Graph(GraphExport.Format format) -> format.title();
    };
  }

  /// Makes what is to be written for one document.
  ///
  /// @param eachFunction of a graph: whether every function gets a file of its own
  default Made make(Document document, Path file, Export export, boolean eachFunction) {
    return switch (this) {
      case Picture _ ->
          switch (Exporter.of(document, export)) {
            case Exported.Done(byte[] bytes, String size) -> Made.Files.of(file, bytes, size);
            case Exported.Refused(String reason) -> new Made.Refused(reason);
          };
      case Graph(GraphExport.Format format) -> {
        var palette = export.preset().palette();
        yield files(
            eachFunction
                ? GraphExport.byFunction(document, format, palette)
                : GraphExport.of(document, format, palette),
            file);
      }
    };
  }

  private static Made files(GraphExport.Files graphs, Path file) {
    String name = String.valueOf(file.getFileName());
    int dot = name.lastIndexOf('.');
    SequencedMap<Path, byte[]> files = new LinkedHashMap<>();
    graphs
        .texts()
        .forEach(
            (part, text) ->
                files.put(
                    file.resolveSibling(name.substring(0, dot) + part + name.substring(dot)),
                    text.getBytes(StandardCharsets.UTF_8)));
    return new Made.Files(files, "", graphs.warnings());
  }
}
