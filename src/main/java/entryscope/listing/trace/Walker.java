// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.trace;

import entryscope.listing.Warning;
import entryscope.listing.code.Step;
import entryscope.listing.graph.BasicBlock;
import entryscope.listing.graph.Callee;
import entryscope.listing.graph.CodeMap;
import entryscope.listing.graph.End;
import entryscope.listing.graph.FunctionGraph;
import entryscope.listing.graph.Graphs;
import entryscope.listing.graph.Target;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/// Follows a trace through the graphs of the functions it runs in, and counts which way it went.
///
/// Code shared by several functions is counted in the one that the trace came from, as calls and
/// returns are followed.
public final class Walker {
  private static final int MAX_WARNINGS = 20;

  private final Graphs graphs;
  private final CodeMap code;
  private final List<Long> addresses;
  private final Map<Way, Integer> ways = new HashMap<>();
  private final Map<Long, FunctionGraph> functions = new LinkedHashMap<>();
  private final List<Warning> warnings = new ArrayList<>();
  private final Deque<Frame> frames = new ArrayDeque<>();
  private int executed;
  private int passes;

  /// A function that is running.
  ///
  /// @param back where it returns to; empty for the outermost
  private record Frame(FunctionGraph graph, OptionalLong back) {}

  private Walker(Graphs graphs, Trace trace) {
    this.graphs = graphs;
    this.code = graphs.code();
    this.addresses = trace.byBlock() ? BlockTrace.single(graphs.code(), trace) : trace.addresses();
  }

  /// Before: the code is as it ran (see [Running]), and the graphs know its indirect jumps.
  public static Counts count(Graphs graphs, Trace trace) {
    return new Walker(graphs, trace).counts();
  }

  private Counts counts() {
    int at = 0;
    while (at < addresses.size()) {
      at = block(at);
    }
    return new Counts(ways, functions, executed, passes, warnings);
  }

  /// Goes through the block that begins at `addresses[at]`.
  ///
  /// @return the index of the first address behind it
  private int block(int at) {
    long address = addresses.get(at);
    if (frames.isEmpty() && !enter(address, OptionalLong.empty())) {
      return at + 1;
    }
    FunctionGraph graph = frames.getFirst().graph();
    BasicBlock block = graph.blocks().get(address);
    if (block == null) {
      return astray(at);
    }
    int next = at;
    for (Step step : block.steps()) {
      if (next >= addresses.size() || addresses.get(next) != step.address()) {
        return cutShort(next);
      }
      next++;
      executed++;
    }
    leave(graph, block, next);
    return next;
  }

  private int cutShort(int next) {
    if (next < addresses.size()) {
      warn("the trace leaves a block in its middle", next);
      frames.clear();
    }
    return next;
  }

  private boolean enter(long address, OptionalLong back) {
    Optional<FunctionGraph> graph = graphs.at(address);
    if (graph.isEmpty()) {
      return false;
    }
    if (frames.isEmpty()
        && (functions.isEmpty() || functions.keySet().iterator().next() == address)) {
      passes++;
    }
    functions.putIfAbsent(address, graph.get());
    frames.push(new Frame(graph.get(), back));
    return true;
  }

  /// The trace is where the running function has no block: it returned further, or began anew.
  private int astray(int at) {
    long address = addresses.get(at);
    while (!frames.isEmpty()) {
      OptionalLong back = frames.pop().back();
      if (back.isPresent() && back.getAsLong() == address) {
        return at;
      }
    }
    warn("the trace goes on where nothing leads", at);
    return enter(address, OptionalLong.empty()) ? at : at + 1;
  }

  private void leave(FunctionGraph graph, BasicBlock block, int next) {
    OptionalLong to =
        next < addresses.size() ? OptionalLong.of(addresses.get(next)) : OptionalLong.empty();
    switch (block.end()) {
      case End.Straight(Target target, boolean _) -> out(target, to);
      case End.Fork(Target taken, Target other) -> choose(graph, block, List.of(taken, other), to);
      case End.Switched(Target taken, Target other) ->
          choose(graph, block, List.of(taken, other), to);
      case End.Indirect(List<Target> targets) -> choose(graph, block, targets, to);
      case End.Call(List<Callee> callees, boolean _, Optional<Target> back) ->
          call(graph, block, callees, back.map(Target::where).orElse(OptionalLong.empty()), to);
      case End.Return _ -> returned(to);
      case End.ReturnIf(Target other) -> {
        boolean goesOn = other.where().equals(to);
        count(graph, block, goesOn ? 1 : 0);
        if (!goesOn) {
          returned(to);
        }
      }
      case End.Trap(Optional<Target> _) -> {}
      case End.Leave(), End.Stuck(String _) -> frames.clear();
    }
  }

  private void count(FunctionGraph graph, BasicBlock block, int way) {
    ways.merge(new Way(graph.start(), block.start(), way), 1, Integer::sum);
  }

  private void choose(
      FunctionGraph graph, BasicBlock block, List<Target> targets, OptionalLong to) {
    for (int way = 0; way < targets.size(); way++) {
      if (targets.get(way).where().equals(to)) {
        count(graph, block, way);
        out(targets.get(way), to);
        return;
      }
    }
    for (int way = 0; way < targets.size(); way++) {
      if (targets.get(way) instanceof Target.Outside && returnsTo(to)) {
        count(graph, block, way);
        returned(to);
        return;
      }
    }
  }

  private boolean returnsTo(OptionalLong to) {
    return !frames.isEmpty() && to.isPresent() && frames.getFirst().back().equals(to);
  }

  /// A way out of the function: its callee, where the trace shows it, returns to this one's caller.
  private void out(Target target, OptionalLong to) {
    if (target instanceof Target.Outside(Callee callee)) {
      if (callee.address().equals(to) && to.isPresent()) {
        OptionalLong back = frames.pop().back();
        if (!enter(to.getAsLong(), back)) {
          frames.clear();
        }
      } else {
        returned(to);
      }
    }
  }

  private void call(
      FunctionGraph graph,
      BasicBlock block,
      List<Callee> callees,
      OptionalLong back,
      OptionalLong to) {
    if (to.isEmpty() || to.equals(back)) {
      if (callees.size() == 1) {
        count(graph, block, 0);
      }
      return;
    }
    for (int way = 0; way < callees.size(); way++) {
      if (callees.get(way).address().equals(to) && enter(to.getAsLong(), back)) {
        count(graph, block, way);
        return;
      }
    }
  }

  private void returned(OptionalLong to) {
    if (returnsTo(to)) {
      frames.pop();
    } else if (frames.size() <= 1) {
      frames.clear();
    }
  }

  private void warn(String what, int at) {
    if (warnings.size() < MAX_WARNINGS) {
      String place =
          code.functionAt(addresses.get(at)).map(f -> " in " + f.symbol().name()).orElse("");
      warnings.add(
          new Warning(
              0,
              "%s: 0x%x%s, address %d of it".formatted(what, addresses.get(at), place, at + 1),
              ""));
    }
  }
}
