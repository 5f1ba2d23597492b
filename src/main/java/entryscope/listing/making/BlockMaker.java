// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import entryscope.flow.Block;
import entryscope.flow.CallSite;
import entryscope.flow.Operation;
import entryscope.flow.Operations;
import entryscope.flow.Terminator;
import entryscope.flow.Terminator.Branch;
import entryscope.flow.Terminator.Branch.Code;
import entryscope.flow.Terminator.Decision;
import entryscope.listing.code.Step;
import entryscope.listing.graph.BasicBlock;
import entryscope.listing.graph.Callee;
import entryscope.listing.graph.End;
import entryscope.listing.graph.Target;
import entryscope.listing.inlines.Inlined;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// Makes the blocks of one function.
///
/// Each instruction is counted once: by its own operation, or by what the model counts for the end
/// of a block. Where a branch leads out of the function or ends it, small blocks stand between, so
/// that the branch is counted once and not as a jump besides.
final class BlockMaker {
  private final Scene scene;
  private final Ways ways;
  private final Inlined inlined;
  private final Map<String, Block> blocks = new LinkedHashMap<>();
  private final Map<String, Long> addresses = new HashMap<>();

  /// @param inlined blocks are cut where what was inlined begins and ends
  BlockMaker(Scene scene, Inlined inlined) {
    this.scene = scene;
    this.ways = new Ways(scene);
    this.inlined = inlined;
  }

  /// The blocks by id, the start first.
  ///
  /// @param skipped how many instructions of the start the model counts as the landing pad
  Map<String, Block> blocks(int skipped) {
    for (BasicBlock block : scene.graph().blocks().values()) {
      make(block, block.start() == scene.graph().start() ? skipped : 0);
    }
    return Escapes.repaired(blocks);
  }

  /// The blocks by id that nothing seen leads to; what they lead to may be among the others or
  /// nowhere.
  Map<String, Block> apart() {
    scene.graph().apart().values().forEach(block -> make(block, 0));
    return blocks;
  }

  /// Where the code of each block begins, by its id.
  Map<String, Long> addresses() {
    return addresses;
  }

  private void make(BasicBlock block, int skipped) {
    List<Step> steps =
        block.steps().subList(Math.min(skipped, block.steps().size()), block.steps().size());
    List<List<Step>> pieces = inlined.cut(steps);
    String id = scene.id(block.start());
    for (int i = 0; i + 1 < pieces.size(); i++) {
      List<Step> piece = pieces.get(i);
      String next = scene.id(pieces.get(i + 1).getFirst().address());
      BasicBlock part = new BasicBlock(i == 0 ? head(block, skipped, piece) : piece, block.end());
      addresses.put(id, piece.getFirst().address());
      blocks.put(
          id, block(id, part, "", counts(block, piece, i == 0), new Terminator.Goto(next, false)));
      id = next;
    }
    last(id, block, pieces.getLast(), pieces.size() == 1);
  }

  /// What a box shows: with the landing pad, though that is not counted here.
  private static List<Step> head(BasicBlock block, int skipped, List<Step> piece) {
    return block.steps().subList(0, Math.min(block.steps().size(), skipped + piece.size()));
  }

  private void last(String id, BasicBlock block, List<Step> piece, boolean whole) {
    boolean byEnd = block.end() instanceof End.Switched && !piece.isEmpty();
    Map<Operation, Double> counts =
        counts(block, byEnd ? piece.subList(0, piece.size() - 1) : piece, whole);
    BasicBlock shown = whole ? block : new BasicBlock(piece, block.end());
    addresses.put(id, piece.isEmpty() ? block.start() : piece.getFirst().address());
    // The id is taken now, so that stubs come behind their block.
    blocks.put(id, block(id, shown, "", Map.of(), new Terminator.Leave()));
    Ending ending = ending(id, block, counts);
    blocks.put(id, block(id, shown, ending.why(), counts, ending.terminator()));
  }

  /// What a piece of a block executes, the first with what entering the kernel is.
  private Map<Operation, Double> counts(BasicBlock block, List<Step> piece, boolean first) {
    Map<Operation, Double> counts = new EnumMap<>(Operation.class);
    if (first && block.start() == scene.graph().start() && scene.isSystemCall()) {
      counts.put(Operation.SYSCALL_ENTRY, 1.0);
    }
    for (Step step : piece) {
      if (!step.isData()) {
        step.meaning()
            .operation()
            .ifPresent(operation -> counts.merge(operation, 1.0, Double::sum));
      }
    }
    return counts;
  }

  /// How a block ends, and what is to be said of it.
  private record Ending(Terminator terminator, String why) {}

  private Block block(
      String id,
      BasicBlock block,
      String why,
      Map<Operation, Double> counts,
      Terminator terminator) {
    String does = scene.wording().does(block) + scene.replaced(block.steps());
    return new Block(
        id,
        scene.wording().title(scene.place(block.start()), block),
        why.isEmpty() ? does : does + ". " + why,
        new Operations(counts),
        terminator,
        scene.wording().source(block));
  }

  private Ending ending(String id, BasicBlock block, Map<Operation, Double> counts) {
    return switch (block.end()) {
      case End.Straight(Target to, boolean jump) -> new Ending(straight(block, to, jump), "");
      case End.Fork(Target taken, Target next) -> fork(id, block, taken, next);
      case End.Switched(Target taken, Target next) -> switched(id, block, taken, next);
      case End.Call(List<Callee> callees, boolean indirect, Optional<Target> next) ->
          new Ending(call(id, block, callees, indirect, next), "");
      case End.Indirect(List<Target> targets) -> indirect(id, block, targets);
      case End.Return _ -> new Ending(returned(counts), "");
      case End.ReturnIf(Target next) -> returnIf(id, block, next);
      case End.Leave _ -> {
        counts.merge(Operation.SYSCALL_EXIT, 1.0, Double::sum);
        yield new Ending(new Terminator.Leave(), "");
      }
      case End.Trap(Optional<Target> next) ->
          next.isPresent()
              ? new Ending(
                  new Terminator.Goto(way(id, ".on", next.get()), false),
                  "A trap that comes back: a warning")
              : new Ending(new Terminator.Leave(), "A trap that does not come back");
      case End.Stuck(String why) -> new Ending(new Terminator.Leave(), "Not followed: " + why);
    };
  }

  private Terminator straight(BasicBlock block, Target to, boolean jump) {
    return switch (to) {
      case Target.Inside(long address) -> new Terminator.Goto(scene.id(address), jump);
      case Target.Outside(Callee callee) ->
          new Terminator.TailCall(scene.site(callee, true, false, jump ? bytes(block) : 0));
    };
  }

  private static int bytes(BasicBlock block) {
    return Math.max(1, block.last().instruction().length());
  }

  private Terminator returned(Map<Operation, Double> counts) {
    if (scene.role().outermost()) {
      counts.merge(Operation.RETURN, 1.0, Double::sum);
      return new Terminator.Leave();
    }
    return new Terminator.Return();
  }

  private Ending fork(String id, BasicBlock block, Target taken, Target next) {
    Ways.Chosen chosen = ways.fork(block, taken, next);
    boolean inside = taken instanceof Target.Inside;
    String then = inside ? way(id, ".taken", taken) : tail(id, ".taken", taken, bytes(block));
    String otherwise =
        inside ? way(id, ".next", next) : passed(id, Operation.BRANCH, way(id, ".on", next));
    Code code = inside ? Code.TAKEN_IF : Code.NONE;
    return new Ending(new Branch(chosen.decision(), then, otherwise, code), chosen.why());
  }

  private Ending switched(String id, BasicBlock block, Target taken, Target next) {
    Decision decision = new Decision.If(scene.jumps(block));
    boolean inside = taken instanceof Target.Inside;
    String then = inside ? way(id, ".taken", taken) : tail(id, ".taken", taken, bytes(block));
    String otherwise =
        inside ? way(id, ".next", next) : passed(id, Operation.NOP, way(id, ".on", next));
    return new Ending(
        new Branch(decision, then, otherwise, inside ? Code.JUMP_IF : Code.NONE),
        scene.wording().key(block.last()));
  }

  private Ending returnIf(String id, BasicBlock block, Target next) {
    Ways.Chosen chosen = ways.returnIf(block);
    Map<Operation, Double> counts = new EnumMap<>(Operation.class);
    Terminator end = returned(counts);
    String back = stub(id, ".return", "returns", counts, end);
    return new Ending(
        new Branch(
            chosen.decision(), back, passed(id, Operation.BRANCH, way(id, ".on", next)), Code.NONE),
        chosen.why());
  }

  private Ending indirect(String id, BasicBlock block, List<Target> targets) {
    if (targets.isEmpty()) {
      CallSite unresolved = scene.unresolved(block);
      return new Ending(
          new Terminator.TailCall(unresolved),
          "Unresolved: an indirect jump whose targets are not known; tell them by --target");
    }
    List<String> stubs =
        IntStream.range(0, targets.size())
            .mapToObj(i -> jumped(id, ".to" + i, block, targets.get(i)))
            .toList();
    return new Ending(
        choice(id, block, stubs),
        "An indirect jump with %d targets known".formatted(targets.size()));
  }

  private String jumped(String id, String suffix, BasicBlock block, Target to) {
    return stub(id, suffix, "jumps", Map.of(), straight(block, to, true));
  }

  private Terminator call(
      String id, BasicBlock block, List<Callee> callees, boolean indirect, Optional<Target> next) {
    String back =
        next.map(to -> way(id, ".back", to))
            .orElseGet(
                () -> stub(id, ".dead", "does not come back", Map.of(), new Terminator.Leave()));
    if (callees.isEmpty()) {
      return new Terminator.Call(scene.pointer(block), back);
    }
    if (callees.size() == 1) {
      return new Terminator.Call(
          scene.site(callees.getFirst(), false, indirect, bytes(block)), back);
    }
    List<String> stubs =
        IntStream.range(0, callees.size())
            .mapToObj(
                i ->
                    stub(
                        id,
                        ".call" + i,
                        "calls " + callees.get(i).name(),
                        Map.of(),
                        new Terminator.Call(
                            scene.site(callees.get(i), false, true, bytes(block)), back)))
            .toList();
    return choice(id, block, stubs);
  }

  /// One of several ways that no instruction decides.
  private Terminator choice(String id, BasicBlock block, List<String> stubs) {
    Terminator rest = new Terminator.Goto(stubs.getLast(), false);
    for (int i = stubs.size() - 2; i >= 0; i--) {
      String otherwise =
          i == stubs.size() - 2
              ? stubs.getLast()
              : stub(id, ".or" + (i + 1), "another target", Map.of(), rest);
      rest =
          new Branch(
              new Decision.Chance(ways.oneOf(block, i, stubs.size())),
              stubs.get(i),
              otherwise,
              Code.NONE);
    }
    return rest;
  }

  /// A block that counts the instruction of a branch that was passed.
  private String passed(String id, Operation operation, String on) {
    return stub(id, ".next", "goes on", Map.of(operation, 1.0), new Terminator.Goto(on, false));
  }

  /// The block a way leads to; one that says so where it leads out of the function.
  private String way(String id, String suffix, Target to) {
    return switch (to) {
      case Target.Inside(long address) -> scene.id(address);
      case Target.Outside _ -> tail(id, suffix, to, 0);
    };
  }

  /// A way out of the function.
  ///
  /// @param bytes of the jump, 0 where the code just runs on into the other function
  private String tail(String id, String suffix, Target to, int bytes) {
    if (!(to instanceof Target.Outside(Callee callee))) {
      throw new IllegalArgumentException("no way out: " + to);
    }
    String title = (bytes == 0 ? "runs on into " : "out to ") + callee.name();
    return stub(
        id,
        suffix,
        title,
        Map.of(),
        new Terminator.TailCall(scene.site(callee, true, false, bytes)));
  }

  private String stub(
      String id, String suffix, String title, Map<Operation, Double> counts, Terminator end) {
    String name = id + suffix;
    addresses.put(name, Optional.ofNullable(addresses.get(id)).orElseThrow());
    blocks.put(name, new Block(name, title, "", new Operations(counts), end, Optional.empty()));
    return name;
  }
}
