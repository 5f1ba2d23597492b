// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.cost.Place;
import entryscope.session.Document;
import entryscope.session.Figures;
import entryscope.session.Workbench;
import java.util.List;
import java.util.Optional;

/// Two documents and all that they differ in.
///
/// @param latency time after minus time before
/// @param functions in the order of the later path, then those that only the earlier one has; so
///   are blocks and edges
public record Comparison(
    Figures before,
    Figures after,
    Difference latency,
    List<FunctionChange> functions,
    List<BlockChange> blocks,
    List<EdgeChange> edges) {
  public Comparison {
    functions = List.copyOf(functions);
    blocks = List.copyOf(blocks);
    edges = List.copyOf(edges);
  }

  /// Compares any two documents: of one flow or of two, on one machine or on two.
  public static Comparison of(Document before, Document after) {
    return of(new Workbench().figures(before), new Workbench().figures(after));
  }

  public static Comparison of(Figures before, Figures after) {
    Matching matching = Matching.of(before, after);
    return new Comparison(
        before,
        after,
        Difference.of(before, after),
        FunctionMatching.of(before, after),
        matching.blocks(),
        matching.edges());
  }

  /// Whether both sides show the path of the same flow from the same entry, so that one map serves
  /// both.
  public boolean isOneMap() {
    return before.document().flow().equals(after.document().flow())
        && before.document().entry().equals(after.document().entry());
  }

  /// The change of the block at a place of the later side.
  public Optional<BlockChange> after(Place place) {
    return blocks.stream()
        .filter(block -> block.after().filter(side -> side.place().equals(place)).isPresent())
        .findFirst();
  }

  /// The change of the block at a place of the earlier side.
  public Optional<BlockChange> before(Place place) {
    return blocks.stream()
        .filter(block -> block.before().filter(side -> side.place().equals(place)).isPresent())
        .findFirst();
  }

  /// What a command line calls a document: `s390-6.7@sven-v2`.
  public static String name(Document document) {
    return document.flow().id() + "@" + document.planId();
  }
}
