// SPDX-License-Identifier: Apache-2.0
package entryscope.session;

import entryscope.file.GraphWriter;
import entryscope.flow.Body;
import entryscope.flow.Function;
import entryscope.inlining.CallPath;
import entryscope.inlining.Expander;
import entryscope.inlining.Expansion;
import entryscope.picture.Palette;
import entryscope.picture.Subject;
import entryscope.picture.graph.DotWriter;
import entryscope.picture.graph.Graph;
import entryscope.picture.graph.GraphMlWriter;
import entryscope.picture.graph.Graphs;
import entryscope.picture.graph.MermaidParts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// The one way from a document to files of graphs: the same document gives the same bytes.
public final class GraphExport {
  private final Document document;
  private final Figures figures;
  private final Graphs graphs;
  private final Palette palette;

  private GraphExport(Document document, Palette palette) {
    this.document = document;
    this.palette = palette;
    this.figures = new Workbench().figures(document);
    this.graphs =
        new Graphs(
            figures.expansion(),
            figures.visible().folds(),
            figures.estimate(),
            figures.pricing(),
            new Subject(
                document.flow().title(),
                document.planName(),
                document.scenario().title(),
                document.machine().title()));
  }

  /// The formats, each known by the ends of file names.
  public enum Format {
    DOT("DOT", ".dot", ".gv"),
    GRAPHML("GraphML", ".graphml"),
    MERMAID("Mermaid", ".mmd", ".mermaid"),
    JSON("JSON", ".json");

    private final String title;
    private final List<String> suffixes;

    Format(String title, String... suffixes) {
      this.title = title;
      this.suffixes = List.of(suffixes);
    }

    public String title() {
      return title;
    }

    /// The format that a file name asks for.
    public static Optional<Format> of(String fileName) {
      String name = fileName.toLowerCase(Locale.ROOT);
      return Stream.of(values())
          .filter(format -> format.suffixes.stream().anyMatch(name::endsWith))
          .findFirst();
    }

    /// Ends of names, the usual one first.
    public List<String> suffixes() {
      return suffixes;
    }
  }

  /// Files to be stored as UTF-8.
  ///
  /// @param texts by what is put between stem and suffix of the file's name: nothing for the first
  /// @param warnings what whoever asked for them must know
  public record Files(Map<String, String> texts, List<String> warnings) {
    public Files {
      texts = Collections.unmodifiableMap(new LinkedHashMap<>(texts));
      warnings = List.copyOf(warnings);
    }
  }

  /// The path of a document in one file, or in several where the format has limits.
  public static Files of(Document document, Format format, Palette palette) {
    return new GraphExport(document, palette).whole(format);
  }

  /// Every described function of the flow in a file of its own, by a name that is safe and unique
  /// on every file system.
  public static Files byFunction(Document document, Format format, Palette palette) {
    return new GraphExport(document, palette).functions(format);
  }

  private Files whole(Format format) {
    if (format == Format.MERMAID) {
      MermaidParts parts = MermaidParts.of(graphs, palette);
      Map<String, String> texts = new LinkedHashMap<>();
      for (String diagram : parts.diagrams()) {
        texts.put(texts.isEmpty() ? "" : "-" + (texts.size() + 1), diagram);
      }
      return new Files(texts, parts.warnings());
    }
    return new Files(Map.of("", text(graphs.whole(), format)), List.of());
  }

  private Files functions(Format format) {
    Map<String, String> texts = new LinkedHashMap<>();
    List<String> warnings = new ArrayList<>();
    FileNames names = new FileNames();
    for (Function function : document.flow().functions().values()) {
      if (function.body() instanceof Body.Described) {
        Graph graph = graph(function.name());
        texts.put("-" + names.safe(function.name()), text(graph, format));
        if (format == Format.MERMAID) {
          warnings.addAll(MermaidParts.of(graph, palette).warnings());
        }
      }
    }
    return new Files(texts, warnings);
  }

  private Graph graph(String function) {
    List<Expansion> places =
        figures.expansion().all().filter(part -> part.function().name().equals(function)).toList();
    List<CallPath> paths = places.stream().map(Expansion::path).toList();
    Expansion one =
        places.stream()
            .findFirst()
            .orElseGet(() -> Expander.expand(document.flow(), function, document.plan()));
    return graphs.of(one, paths);
  }

  private String text(Graph graph, Format format) {
    return switch (format) {
      case DOT -> DotWriter.write(graph, palette);
      case GRAPHML -> GraphMlWriter.write(graph);
      case MERMAID -> MermaidParts.of(graph, palette).diagrams().getFirst();
      case JSON -> GraphWriter.write(origin(), GraphTree.of(graph));
    };
  }

  private GraphWriter.Origin origin() {
    return new GraphWriter.Origin(
        document.flow(),
        document.entry(),
        document.plan(),
        document.scenario(),
        document.machine());
  }
}
