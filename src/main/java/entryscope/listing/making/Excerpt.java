// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import entryscope.flow.Block;
import entryscope.flow.CallSite;
import entryscope.flow.Operations;
import entryscope.flow.Terminator;
import entryscope.flow.Terminator.Branch;
import entryscope.flow.Terminator.Decision;
import entryscope.quantity.Probability;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/// Blocks that can be taken out of a function and made one of their own, with a call in their
/// place, so that inlined they execute just what they did.
///
/// @param inside their ids
/// @param entry the one of them that all ways from outside lead to
/// @param exits the blocks that the ways out lead to, two at most; none where the function returns
///   in them
/// @param first how likely the first exit is
record Excerpt(Set<String> inside, String entry, List<String> exits, Probability first) {
  private static final String BACK = "return";

  /// The excerpt of some blocks.
  ///
  /// A path that ends inside them (a BUG, a jump out of the function) forbids it: a call comes back
  /// or does not, but no part of it does.
  ///
  /// Two exits are those of a function whose result the code behind it tests, where the compiler
  /// jumps to what the test leads to. How likely each is must not depend on switches.
  ///
  /// @return empty where they are entered at more than one place or left to more than two
  static Optional<Excerpt> of(Map<String, Block> blocks, Set<String> inside) {
    Set<String> entries = new LinkedHashSet<>();
    Set<String> exits = new LinkedHashSet<>();
    String start = blocks.keySet().iterator().next();
    if (inside.contains(start)) {
      entries.add(start);
    }
    boolean whole = true;
    boolean returns = false;
    for (Block block : blocks.values()) {
      boolean isInside = inside.contains(block.id());
      for (String next : block.terminator().successors()) {
        if (isInside != inside.contains(next)) {
          (isInside ? exits : entries).add(next);
        }
      }
      if (isInside) {
        returns |= block.terminator() instanceof Terminator.Return;
        whole &= isWhole(block.terminator(), inside);
      }
    }
    boolean fits = exits.isEmpty() ? returns : exits.size() <= 2 && !returns;
    if (!whole || !fits || entries.size() != 1) {
      return Optional.empty();
    }
    String entry = entries.iterator().next();
    List<String> ways = List.copyOf(exits);
    Optional<Probability> first =
        ways.size() == 2
            ? ExitChance.of(blocks, inside, entry, ways.getFirst())
            : Optional.of(new Probability(1));
    return first.map(chance -> new Excerpt(inside, entry, ways, chance));
  }

  private static boolean isWhole(Terminator end, Set<String> inside) {
    return switch (end) {
      case Branch(Decision.Again _, String then, String _, var _) -> inside.contains(then);
      case Terminator.Goto _, Branch _, Terminator.Call _, Terminator.Return _ -> true;
      case Terminator.TailCall _, Terminator.Leave _ -> false;
    };
  }

  /// The blocks of the function of their own: the entry first, ways out become its return.
  Map<String, Block> body(Map<String, Block> blocks) {
    Map<String, Block> body = new LinkedHashMap<>();
    put(body, blocks, entry);
    blocks.keySet().stream().filter(inside::contains).forEach(id -> put(body, blocks, id));
    if (!exits.isEmpty()) {
      body.put(
          BACK,
          new Block(BACK, "back", "", Operations.NONE, new Terminator.Return(), Optional.empty()));
    }
    return body;
  }

  private void put(Map<String, Block> body, Map<String, Block> blocks, String id) {
    Block block = Optional.ofNullable(blocks.get(id)).orElseThrow();
    Terminator end = redirected(block.terminator(), to -> inside.contains(to) ? to : BACK);
    body.putIfAbsent(
        id,
        new Block(
            block.id(), block.title(), block.does(), block.operations(), end, block.source()));
  }

  private static Terminator redirected(Terminator end, UnaryOperator<String> to) {
    return switch (end) {
      case Terminator.Goto(String next, boolean jump) -> new Terminator.Goto(to.apply(next), jump);
      case Branch(Decision decision, String then, String otherwise, var code) ->
          new Branch(decision, to.apply(then), to.apply(otherwise), code);
      case Terminator.Call(var site, String next) -> new Terminator.Call(site, to.apply(next));
      case Terminator.TailCall _, Terminator.Return _, Terminator.Leave _ -> end;
    };
  }

  /// How the block that calls the function ends.
  Terminator end(CallSite site) {
    return switch (exits.size()) {
      case 0 -> new Terminator.TailCall(site);
      case 1 -> new Terminator.Call(site, exits.getFirst());
      default -> new Terminator.Call(site, entry + ".left");
    };
  }

  /// The block behind the call that chooses between two exits; no instruction does.
  private Block choice() {
    return new Block(
        entry + ".left",
        "left to two places",
        "The inlined code jumps to where a test of its result leads. Out of line, that test would"
            + " be here: it is not counted",
        Operations.NONE,
        new Branch(new Decision.Chance(first), exits.getFirst(), exits.getLast(), Branch.Code.NONE),
        Optional.empty());
  }

  /// The blocks that stay, with `call` in the place of those taken out.
  Map<String, Block> rest(Map<String, Block> blocks, Block call) {
    Map<String, Block> rest = new LinkedHashMap<>();
    blocks.forEach(
        (id, block) -> {
          if (id.equals(entry)) {
            rest.put(id, call);
            if (exits.size() == 2) {
              rest.put(entry + ".left", choice());
            }
          } else if (!inside.contains(id)) {
            rest.put(id, block);
          }
        });
    return rest;
  }
}
