// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import entryscope.listing.graph.BasicBlock;
import entryscope.listing.graph.Callee;
import entryscope.listing.graph.CodeMap;
import entryscope.listing.graph.End;
import entryscope.listing.graph.FunctionGraph;
import entryscope.listing.graph.Target;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jgrapht.Graph;
import org.jgrapht.alg.connectivity.KosarajuStrongConnectivityInspector;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.builder.GraphTypeBuilder;

/// Guesses which way branches of a function go, from its shape and its layout.
///
/// In the order of the rules: code that does not return is not run; code placed elsewhere as
/// unlikely is not run; nor are traps and warnings; a loop goes round seven times of eight (Wu and
/// Larus 1994 measured 88 %); what the compiler moved behind the function's return is run one time
/// of ten. Where no rule fits, both ways are equally likely.
final class Heuristics {
  static final double PASSES = 8;
  private static final double MOVED = 0.1;
  private static final Set<String> WARNS =
      Set.of("__warn_printk", "warn_slowpath_fmt", "_printk", "printk", "dump_stack", "__warn");

  /// Names of what an object file's listing does not hold that was placed elsewhere as unlikely.
  private static final Pattern UNLIKELY = Pattern.compile("\\.text\\.unlikely.*|.*\\.cold(\\W.*)?");

  private final CodeMap code;
  private final FunctionGraph graph;
  private final Set<Long> returning;
  private final Map<Long, Integer> component;
  private final NavigableSet<Long> ending = new TreeSet<>(Long::compareUnsigned);

  Heuristics(CodeMap code, FunctionGraph graph) {
    this.code = code;
    this.graph = graph;
    this.returning = returning();
    this.component = components();
    graph.blocks().values().stream()
        .filter(block -> endsFunction(block.end()))
        .forEach(block -> ending.add(block.start()));
  }

  Guess of(BasicBlock block, Target taken, Target next) {
    return lopsided(notRun(taken), notRun(next))
        .or(() -> loop(block, taken, next))
        .or(() -> moved(block, taken))
        .orElse(new Guess(0.5, false, "no heuristic fits: both ways equally likely"));
  }

  private static Optional<Guess> lopsided(Optional<String> taken, Optional<String> next) {
    if (taken.isPresent() == next.isPresent()) {
      return Optional.empty();
    }
    return taken.isPresent()
        ? taken.map(why -> new Guess(0, false, why))
        : next.map(why -> new Guess(1, false, why));
  }

  /// Why a way is not expected to be run, if it is not.
  private Optional<String> notRun(Target way) {
    return switch (way) {
      case Target.Outside(Callee callee) ->
          (callee.address().isPresent()
                  ? code.isCold(callee.address().getAsLong())
                  : UNLIKELY.matcher(callee.name()).matches())
              ? Optional.of("placed elsewhere as unlikely")
              : Optional.empty();
      case Target.Inside(long address) -> notRun(address);
    };
  }

  private Optional<String> notRun(long address) {
    if (!returning.contains(address)) {
      return Optional.of("leads to what does not return only");
    }
    if (code.isCold(address) && !code.isCold(graph.start())) {
      return Optional.of("placed elsewhere as unlikely");
    }
    return switch (graph.block(address).end()) {
      case End.Trap _ -> Optional.of("a trap: a warning or a bug");
      case End.Call(List<Callee> callees, boolean _, Optional<Target> _)
          when callees.stream().anyMatch(callee -> WARNS.contains(callee.name())) ->
          Optional.of("prints a warning");
      case End.Call _,
          End.Straight _,
          End.Fork _,
          End.Switched _,
          End.Indirect _,
          End.Return _,
          End.ReturnIf _,
          End.Leave _,
          End.Stuck _ ->
          Optional.empty();
    };
  }

  private Optional<Guess> loop(BasicBlock block, Target taken, Target next) {
    boolean takenStays = stays(block, taken);
    boolean nextStays = stays(block, next);
    if (takenStays == nextStays) {
      return Optional.empty();
    }
    boolean back =
        takenStays
            && taken instanceof Target.Inside(long address)
            && Long.compareUnsigned(address, block.start()) <= 0;
    double stay = (PASSES - 1) / PASSES;
    return Optional.of(
        new Guess(takenStays ? stay : 1 - stay, back, "a loop: round again seven times of eight"));
  }

  private boolean stays(BasicBlock block, Target way) {
    return way instanceof Target.Inside(long address)
        && component.getOrDefault(address, -1).equals(component.get(block.start()));
  }

  private Optional<Guess> moved(BasicBlock block, Target taken) {
    return taken instanceof Target.Inside(long address)
            && Long.compareUnsigned(address, block.start()) > 0
            && isBehindAReturn(block.start(), address)
        ? Optional.of(new Guess(MOVED, false, "moved behind a return of the function: unlikely"))
        : Optional.empty();
  }

  private boolean isBehindAReturn(long from, long to) {
    return !ending.subSet(from, true, to, false).isEmpty();
  }

  private static boolean endsFunction(End end) {
    return end instanceof End.Return
        || end instanceof End.Leave
        || (end instanceof End.Straight(Target.Outside _, boolean jump) && jump);
  }

  /// Blocks from which some way leads out of the function in an ordinary manner.
  private Set<Long> returning() {
    Map<Long, Set<Long>> before = new HashMap<>();
    Deque<Long> open = new ArrayDeque<>();
    for (BasicBlock block : graph.blocks().values()) {
      block
          .end()
          .inside()
          .forEach(to -> before.computeIfAbsent(to, _ -> new HashSet<>()).add(block.start()));
      if (isOrdinaryExit(block.end())) {
        open.add(block.start());
      }
    }
    Set<Long> found = new HashSet<>();
    while (!open.isEmpty()) {
      long block = open.remove();
      if (found.add(block)) {
        open.addAll(before.getOrDefault(block, Set.of()));
      }
    }
    return found;
  }

  private static boolean isOrdinaryExit(End end) {
    return switch (end) {
      case End.Return _, End.ReturnIf _, End.Leave _ -> true;
      case End.Straight(Target to, boolean _) -> to instanceof Target.Outside;
      case End.Fork(Target taken, Target next) ->
          taken instanceof Target.Outside || next instanceof Target.Outside;
      case End.Switched(Target taken, Target next) ->
          taken instanceof Target.Outside || next instanceof Target.Outside;
      case End.Indirect(List<Target> targets) ->
          targets.isEmpty() || targets.stream().anyMatch(Target.Outside.class::isInstance);
      case End.Call _, End.Trap _, End.Stuck _ -> false;
    };
  }

  private Map<Long, Integer> components() {
    Graph<Long, DefaultEdge> ways =
        GraphTypeBuilder.<Long, DefaultEdge>directed()
            .allowingSelfLoops(true)
            .edgeClass(DefaultEdge.class)
            .buildGraph();
    graph.blocks().keySet().forEach(ways::addVertex);
    graph
        .blocks()
        .values()
        .forEach(block -> block.end().inside().forEach(to -> ways.addEdge(block.start(), to)));
    Map<Long, Integer> components = new HashMap<>();
    int number = 0;
    for (Set<Long> component :
        new KosarajuStrongConnectivityInspector<>(ways).stronglyConnectedSets()) {
      int index = number++;
      component.forEach(block -> components.put(block, index));
    }
    return components;
  }
}
