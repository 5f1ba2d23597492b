// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.Condition;
import entryscope.flow.Terminator.Branch;
import entryscope.flow.Terminator.Decision;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Blocks that a path never leaves once it is among them.
///
/// @param blocks in the order of the file
/// @param when in which world, as the end of a sentence; empty where in all or in one not looked
///   for
record EndlessLoop(List<String> blocks, String when) {
  /// Worlds double with each switch; of more switches than this, no world is named.
  private static final int MAX_SWITCHES = 10;

  EndlessLoop {
    blocks = List.copyOf(blocks);
  }

  /// An endless loop of the body in some world, if there is one.
  ///
  /// Before: blocks exist. First every condition is taken to be whatever keeps the path inside,
  /// each for itself. Only where that gives a loop the worlds are tried one by one, as the same
  /// switch may be asked twice.
  static Optional<EndlessLoop> in(Body.Described body) {
    Set<String> suspects = trap(body, Ways::inAnyWorld);
    if (suspects.isEmpty()) {
      return Optional.empty();
    }
    List<String> switches = switches(body.blocks().values().stream()).distinct().toList();
    return switches.size() > MAX_SWITCHES
        ? Optional.of(new EndlessLoop(List.copyOf(suspects), ""))
        : IntStream.range(0, 1 << switches.size())
            .mapToObj(world -> on(switches, world))
            .flatMap(on -> inWorld(body, on).stream())
            .findFirst();
  }

  private static Set<String> on(List<String> switches, int world) {
    return IntStream.range(0, switches.size())
        .filter(i -> (world >> i & 1) == 1)
        .mapToObj(switches::get)
        .collect(Collectors.toSet());
  }

  private static Optional<EndlessLoop> inWorld(Body.Described body, Set<String> on) {
    Set<String> loop = trap(body, block -> Ways.inWorld(block, on));
    loop.retainAll(reached(body, on));
    return loop.isEmpty()
        ? Optional.empty()
        : Optional.of(new EndlessLoop(List.copyOf(loop), when(body, loop, on)));
  }

  /// The largest set of blocks from each of which a path may stay in the set for good.
  ///
  /// Ends of the path escape; so does a block as soon as one of its ways escapes, or, if the way is
  /// free to choose, all of them.
  private static Set<String> trap(Body.Described body, Function<Block, Ways> ways) {
    Map<String, List<String>> before = new HashMap<>();
    Map<String, Integer> missing = new HashMap<>();
    Deque<String> escaping = new ArrayDeque<>();
    for (Block block : body.blocks().values()) {
      Ways way = ways.apply(block);
      missing.put(block.id(), way.free() ? way.blocks().size() : 1);
      way.blocks()
          .forEach(next -> before.computeIfAbsent(next, _ -> new ArrayList<>()).add(block.id()));
      if (way.blocks().isEmpty()) {
        escaping.add(block.id());
      }
    }
    Set<String> inside = new LinkedHashSet<>(body.blocks().keySet());
    while (!escaping.isEmpty()) {
      String block = escaping.remove();
      inside.remove(block);
      for (String previous : before.getOrDefault(block, List.of())) {
        if (missing.merge(previous, -1, Integer::sum) == 0) {
          escaping.add(previous);
        }
      }
    }
    return inside;
  }

  private static Set<String> reached(Body.Described body, Set<String> on) {
    Set<String> reached = new HashSet<>();
    List<String> open = new ArrayList<>(List.of(body.start().id()));
    while (!open.isEmpty()) {
      String next = open.removeLast();
      if (reached.add(next)) {
        open.addAll(Ways.inWorld(body.block(next), on).blocks());
      }
    }
    return reached;
  }

  private static Stream<String> switches(Stream<Block> blocks) {
    return blocks
        .map(Block::terminator)
        .flatMap(
            end ->
                end instanceof Branch(Decision.If(Condition condition), _, _, _)
                    ? condition.switches()
                    : Stream.empty());
  }

  /// The part of the world that the loop's own branches ask for.
  private static String when(Body.Described body, Set<String> loop, Set<String> on) {
    Set<String> asked = new TreeSet<>();
    switches(loop.stream().map(body::block))
        .forEach(name -> asked.add(name + (on.contains(name) ? " is on" : " is off")));
    return asked.isEmpty() ? "" : " when " + String.join(" and ", asked);
  }
}
