// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.inlines;

import entryscope.listing.code.Step;
import entryscope.listing.graph.FunctionGraph;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// What was inlined into a function.
///
/// @param regions where that stands together, outermost first, in no part overlapping
/// @param spread names of inlined functions whose instructions the compiler spread over the code
///   around them, so that they are no region
public record Inlined(List<Region> regions, Set<String> spread) {
  /// Nothing, as of a listing without debug information.
  public static final Inlined NOTHING = new Inlined(List.of(), Set.of());

  public Inlined {
    regions = List.copyOf(regions);
    spread = new TreeSet<>(spread);
  }

  /// What the frames of a function's instructions tell.
  public static Inlined of(FunctionGraph graph) {
    boolean told =
        graph.blocks().values().stream()
            .flatMap(block -> block.steps().stream())
            .anyMatch(step -> !step.instruction().inlined().isEmpty());
    return told ? RegionFinder.find(new PieceGraph(graph)) : NOTHING;
  }

  /// Straight code, cut where a region begins or ends.
  public List<List<Step>> cut(List<Step> steps) {
    if (regions.isEmpty() || steps.isEmpty()) {
      return List.of(steps);
    }
    List<List<Step>> pieces = new ArrayList<>();
    Map<Long, Integer> marks = marks(steps);
    int from = 0;
    for (int i = 1; i < steps.size(); i++) {
      if (!mark(marks, steps.get(i)).equals(mark(marks, steps.get(i - 1)))) {
        pieces.add(steps.subList(from, i));
        from = i;
      }
    }
    pieces.add(steps.subList(from, steps.size()));
    return pieces;
  }

  private static Integer mark(Map<Long, Integer> marks, Step step) {
    return marks.getOrDefault(step.address(), 0);
  }

  /// A number for the innermost region of each instruction.
  private Map<Long, Integer> marks(List<Step> steps) {
    Map<Region, Integer> numbers = new IdentityHashMap<>();
    Map<Long, Integer> marks = new HashMap<>();
    for (Step step : steps) {
      Region.innermost(regions, step.address())
          .ifPresent(
              region ->
                  marks.put(
                      step.address(), numbers.computeIfAbsent(region, _ -> numbers.size() + 1)));
    }
    return marks;
  }
}
