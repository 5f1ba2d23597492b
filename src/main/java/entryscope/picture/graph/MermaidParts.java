// SPDX-License-Identifier: Apache-2.0
package entryscope.picture.graph;

import entryscope.inlining.CallPath;
import entryscope.inlining.Expansion;
import entryscope.layout.Folds;
import entryscope.picture.Palette;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// A path as flowcharts of Mermaid, each small enough to be drawn.
///
/// Mermaid refuses a diagram of more than 50,000 characters (`maxTextSize`) or 500 edges
/// (`maxEdges`; mermaid.js.org, configuration schema, 11.0), and a page that shows diagrams seldom
/// lets its readers raise that. What is too large is cut at its calls: the largest callee is folded
/// and gets a diagram of its own.
///
/// @param diagrams the first begins where the path does
/// @param warnings what a reader must know of the cuts
public record MermaidParts(List<String> diagrams, List<String> warnings) {
  /// Characters of one diagram.
  public static final int MAX_TEXT = 50_000;

  /// Edges of one diagram.
  public static final int MAX_EDGES = 500;

  public MermaidParts {
    diagrams = List.copyOf(diagrams);
    warnings = List.copyOf(warnings);
  }

  /// One graph, in one diagram in any case.
  public static MermaidParts of(Graph graph, Palette palette) {
    String text = MermaidWriter.write(graph, palette);
    return new MermaidParts(
        List.of(text), fits(graph, text) ? List.of() : List.of(tooLarge(graph, text)));
  }

  /// The whole path of `graphs`.
  public static MermaidParts of(Graphs graphs, Palette palette) {
    Cutter cutter = new Cutter(graphs, palette, MAX_TEXT, MAX_EDGES);
    return cutter.cut();
  }

  static boolean fits(Graph graph, String text) {
    return text.length() <= MAX_TEXT && graph.edges().size() <= MAX_EDGES;
  }

  private static String tooLarge(Graph graph, String text) {
    return "%s: %,d edges and %,d characters; Mermaid draws at most %d and %,d unless maxEdges and maxTextSize are raised"
        .formatted(graph.title(), graph.edges().size(), text.length(), MAX_EDGES, MAX_TEXT);
  }

  /// Cuts until every diagram is within the limits or has nothing left to fold.
  static final class Cutter {
    private final Graphs graphs;
    private final Palette palette;
    private final int maxText;
    private final int maxEdges;
    private final List<String> diagrams = new ArrayList<>();
    private final List<String> warnings = new ArrayList<>();
    private final List<Expansion> waiting = new ArrayList<>();

    Cutter(Graphs graphs, Palette palette, int maxText, int maxEdges) {
      this.graphs = graphs;
      this.palette = palette;
      this.maxText = maxText;
      this.maxEdges = maxEdges;
    }

    MermaidParts cut() {
      waiting.add(graphs.expansion());
      for (int i = 0; i < waiting.size(); i++) {
        add(waiting.get(i));
      }
      if (diagrams.size() > 1) {
        warnings.addFirst(
            "too large for one Mermaid diagram (%,d characters, %d edges): cut into %d at these calls: %s"
                .formatted(
                    maxText,
                    maxEdges,
                    diagrams.size(),
                    String.join(", ", waiting.stream().skip(1).map(Cutter::path).toList())));
      }
      return new MermaidParts(diagrams, warnings);
    }

    private static String path(Expansion part) {
      return part.path().toString();
    }

    private void add(Expansion part) {
      Folds folds = graphs.folds();
      Graph graph = graphs.of(part, folds);
      String text = MermaidWriter.write(graph, palette);
      while (text.length() > maxText || graph.edges().size() > maxEdges) {
        Optional<Expansion> largest = largest(part, folds);
        if (largest.isEmpty()) {
          warnings.add(tooLarge(graph, text));
          break;
        }
        CallPath cut = largest.get().path();
        folds = folds.with(cut, false);
        waiting.add(largest.get());
        graph = graphs.of(part, folds);
        text = MermaidWriter.write(graph, palette);
      }
      diagrams.add(text);
    }

    /// The unfolded callee directly inside `part` with the most blocks.
    private static Optional<Expansion> largest(Expansion part, Folds folds) {
      return part.calls().values().stream()
          .filter(folds::isUnfolded)
          .flatMap(call -> call.inside().stream())
          .max(Comparator.comparingLong(inside -> blocks(inside, folds)));
    }

    private static long blocks(Expansion part, Folds folds) {
      return part.body().blocks().size()
          + part.calls().values().stream()
              .filter(folds::isUnfolded)
              .flatMap(call -> call.inside().stream())
              .mapToLong(inside -> blocks(inside, folds))
              .sum();
    }
  }
}
