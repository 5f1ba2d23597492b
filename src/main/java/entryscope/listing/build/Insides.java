// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.build;

import entryscope.listing.FunctionListing;
import entryscope.listing.InlineFrame;
import entryscope.listing.code.Control;
import entryscope.listing.code.Step;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// What a function consists of, cold parts included.
///
/// @param instructions all, executed or not
/// @param calls instructions that call
/// @param branches conditional ones
/// @param callees how often each name is called or jumped to
/// @param inlined instructions of each function that was inlined, by DWARF; empty without it
public record Insides(
    int instructions,
    int calls,
    int branches,
    SortedMap<String, Integer> callees,
    SortedMap<String, Integer> inlined) {
  static final Insides NONE = new Insides(0, 0, 0, new TreeMap<>(), new TreeMap<>());

  public Insides {
    callees = Collections.unmodifiableSortedMap(new TreeMap<>(callees));
    inlined = Collections.unmodifiableSortedMap(new TreeMap<>(inlined));
  }

  /// Looks into a function.
  ///
  /// @param names what addresses are called
  static Insides of(FunctionListing function, List<Step> steps, Map<Long, List<String>> names) {
    SortedMap<String, Integer> callees = new TreeMap<>();
    SortedMap<String, Integer> inlined = new TreeMap<>();
    int instructions = 0;
    int calls = 0;
    int branches = 0;
    for (Step step : steps) {
      instructions += step.isData() ? 0 : 1;
      calls += step.control() == Control.CALL || step.control() == Control.INDIRECT_CALL ? 1 : 0;
      branches += step.control() == Control.BRANCH ? 1 : 0;
      callees(step, function, names).forEach(name -> callees.merge(name, 1, Integer::sum));
      step.instruction().inlined().stream()
          .map(InlineFrame::function)
          .distinct()
          .forEach(name -> inlined.merge(Inventory.name(name), 1, Integer::sum));
    }
    return new Insides(instructions, calls, branches, callees, inlined);
  }

  private static List<String> callees(
      Step step, FunctionListing function, Map<Long, List<String>> names) {
    boolean leads =
        switch (step.control()) {
          case CALL, JUMP, BRANCH -> true;
          case NEXT,
              SITE,
              INDIRECT_JUMP,
              INDIRECT_CALL,
              RETURN,
              RETURN_IF,
              LEAVE,
              TRAP,
              SYSTEM_CALL ->
              false;
        };
    if (!leads || (step.target().isPresent() && isInside(step, function))) {
      return List.of();
    }
    List<String> known =
        step.target().isPresent()
            ? names.getOrDefault(step.target().getAsLong(), List.of())
            : List.of();
    return known.isEmpty()
        ? step
            .instruction()
            .targetSymbol()
            .filter(symbol -> !symbol.contains("+"))
            .map(Inventory::name)
            .stream()
            .toList()
        : known;
  }

  /// A call of itself is one, a jump inside is none.
  private static boolean isInside(Step step, FunctionListing function) {
    return step.control() != Control.CALL && function.contains(step.target().orElseThrow());
  }

  /// Both together, of two functions of one name.
  Insides and(Insides other) {
    return new Insides(
        instructions + other.instructions,
        calls + other.calls,
        branches + other.branches,
        sum(callees, other.callees),
        sum(inlined, other.inlined));
  }

  private static SortedMap<String, Integer> sum(
      Map<String, Integer> one, Map<String, Integer> other) {
    SortedMap<String, Integer> sum = new TreeMap<>(one);
    other.forEach((name, times) -> sum.merge(name, times, Integer::sum));
    return sum;
  }

  int callsOf(String name) {
    return callees.getOrDefault(name, 0);
  }

  int inlinedOf(String name) {
    return inlined.getOrDefault(name, 0);
  }
}
