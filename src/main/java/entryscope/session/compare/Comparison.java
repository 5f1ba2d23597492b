// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.session.Document;
import entryscope.session.Figures;
import entryscope.session.Workbench;
import java.util.List;

/// Two documents and all that they differ in.
///
/// Blocks of imported flows, whose ids are offsets, have the same id on both sides where they are
/// the same block, which [Alignment] finds.
///
/// @param before the earlier side, an imported flow in the ids of the later one
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
    Renaming renaming = Renaming.of(before.document().flow(), after.document().flow());
    return renaming.isNeeded()
        ? of(new Workbench().figures(renaming.of(before.document())), after, renaming)
        : of(before, after, renaming);
  }

  private static Comparison of(Figures before, Figures after, Renaming renaming) {
    Matching matching = Matching.of(before, after, renaming);
    return new Comparison(
        before,
        after,
        Difference.of(before, after),
        FunctionMatching.of(before, after),
        matching.blocks(),
        matching.edges());
  }

  /// Whether both sides are one build in one scenario on one machine, so that nothing differs, not
  /// even where its code lies.
  public boolean isOfOne() {
    return isOfOne(before.document(), after.document());
  }

  static boolean isOfOne(Document one, Document other) {
    return one.flow().equals(other.flow())
        && one.entry().equals(other.entry())
        && one.plan().equals(other.plan())
        && one.scenario().equals(other.scenario())
        && one.machine().equals(other.machine());
  }

  /// What a command line calls a document: `s390-6.7@sven-v2`.
  public static String name(Document document) {
    return document.flow().id() + "@" + document.planId();
  }
}
