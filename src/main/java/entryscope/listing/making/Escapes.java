// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import entryscope.flow.Block;
import entryscope.flow.Operation;
import entryscope.flow.Operations;
import entryscope.flow.Terminator;
import entryscope.flow.Terminator.Branch;
import entryscope.flow.Terminator.Decision;
import entryscope.quantity.Probability;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Sees to it that every loop of a body can end, as a path must: kernel code that spins for good
/// (`1: hlt; jmp 1b`) ends where it would begin again.
final class Escapes {
  private static final String STUB = "forever";

  private final Map<String, Block> blocks;
  private final Set<String> starts;

  private Escapes(Map<String, Block> blocks, Set<String> apart) {
    this.blocks = new LinkedHashMap<>(blocks);
    this.starts = new LinkedHashSet<>(Set.of(blocks.keySet().iterator().next()));
    this.starts.addAll(apart);
  }

  /// The blocks that are reached, with a way out of every loop.
  static Map<String, Block> repaired(Map<String, Block> blocks) {
    return repaired(blocks, Set.of());
  }

  /// The same, with blocks that are kept though nothing leads to them.
  static Map<String, Block> repaired(Map<String, Block> blocks, Set<String> apart) {
    return new Escapes(blocks, apart).repaired();
  }

  private Map<String, Block> repaired() {
    Set<String> trapped = trapped();
    while (!trapped.isEmpty()) {
      open(trapped);
      trapped = trapped();
    }
    Set<String> reached = reached();
    Map<String, Block> kept = new LinkedHashMap<>(blocks);
    kept.keySet().retainAll(reached);
    return kept;
  }

  /// Gives one block of the trap a way out: one that a decision never chooses, or the end.
  private void open(Set<String> trapped) {
    Optional<Block> undecided =
        trapped.stream()
            .map(this::block)
            .filter(
                b ->
                    b.terminator() instanceof Branch
                        && !trapped.containsAll(b.terminator().successors()))
            .findFirst();
    if (undecided.isPresent() && undecided.get().terminator() instanceof Branch branch) {
      Branch both =
          new Branch(
              new Decision.Chance(new Probability(0.5)),
              branch.then(),
              branch.otherwise(),
              branch.code());
      put(undecided.get(), undecided.get().operations(), both);
      return;
    }
    List<Block> candidates = trapped.stream().map(this::block).toList();
    Block last =
        candidates.reversed().stream()
            .filter(b -> b.terminator() instanceof Terminator.Goto)
            .findFirst()
            .orElse(candidates.getLast());
    blocks.putIfAbsent(
        STUB,
        new Block(
            STUB,
            "goes round for good",
            "",
            Operations.NONE,
            new Terminator.Leave(),
            Optional.empty()));
    end(last);
  }

  private void end(Block block) {
    switch (block.terminator()) {
      case Terminator.Goto(String _, boolean jump) ->
          put(
              block,
              jump ? withJump(block.operations()) : block.operations(),
              new Terminator.Goto(STUB, false));
      case Branch(Decision _, String then, String _, Branch.Code code) ->
          put(
              block,
              block.operations(),
              new Branch(new Decision.Chance(new Probability(0.5)), then, STUB, code));
      case Terminator.Call(var site, String _) ->
          put(block, block.operations(), new Terminator.Call(site, STUB));
      case Terminator.TailCall _, Terminator.Return _, Terminator.Leave _ -> {}
    }
  }

  private static Operations withJump(Operations operations) {
    Map<Operation, Double> counts = new HashMap<>(operations.counts());
    counts.merge(Operation.TAKEN_BRANCH, 1.0, Double::sum);
    return new Operations(counts);
  }

  private void put(Block block, Operations operations, Terminator terminator) {
    blocks.put(
        block.id(),
        new Block(block.id(), block.title(), block.does(), operations, terminator, block.source()));
  }

  private Block block(String id) {
    return Optional.ofNullable(blocks.get(id)).orElseThrow();
  }

  /// Blocks from which a path may never come to an end.
  private Set<String> trapped() {
    Map<String, List<String>> before = new HashMap<>();
    Map<String, Integer> missing = new HashMap<>();
    Deque<String> escaping = new ArrayDeque<>();
    for (Block block : blocks.values()) {
      List<String> ways = ways(block.terminator());
      boolean free = block.terminator() instanceof Branch(Decision.If _, var _, var _, var _);
      missing.put(block.id(), free ? ways.size() : 1);
      ways.forEach(next -> before.computeIfAbsent(next, _ -> new ArrayList<>()).add(block.id()));
      if (ways.isEmpty()) {
        escaping.add(block.id());
      }
    }
    Set<String> inside = new LinkedHashSet<>(blocks.keySet());
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

  private static List<String> ways(Terminator terminator) {
    if (terminator
            instanceof
            Branch(Decision.Chance(Probability yes), String then, String otherwise, var _)
        && !yes.isFractional()) {
      return List.of(yes.value() == 1 ? then : otherwise);
    }
    return terminator.successors();
  }

  private Set<String> reached() {
    Set<String> reached = new LinkedHashSet<>();
    Deque<String> open = new ArrayDeque<>(starts);
    while (!open.isEmpty()) {
      String next = open.remove();
      if (reached.add(next)) {
        open.addAll(block(next).terminator().successors());
      }
    }
    return reached;
  }
}
