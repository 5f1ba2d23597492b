// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.CallSite;
import entryscope.flow.Convention;
import entryscope.flow.Flow;
import entryscope.flow.Frame;
import entryscope.flow.Operation;
import entryscope.flow.Operations;
import entryscope.flow.Terminator.Branch;
import entryscope.flow.Terminator.Call;
import entryscope.flow.Terminator.Goto;
import entryscope.flow.Terminator.Leave;
import entryscope.flow.Terminator.Return;
import entryscope.flow.Terminator.TailCall;
import entryscope.inlining.Expansion;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/// What the blocks of one body execute in one world.
///
/// A call out of line costs its call instruction, the callee's landing pad, the frame and the
/// return. Inlined, all four go away, with whatever the call site says is dropped too; but the body
/// around it takes over the frame if it had none that is as large. A tail call has a jump for a
/// call, tears the caller's frame down first, and returns once for both; one of no bytes has no
/// jump either: the code runs on into the other function.
final class BodyWalk {
  private final Flow flow;
  private final World world;
  private final VisitTable visits;
  private final Predicate<Expansion.Call> isInlined;
  private final Operations onReturn;
  private final Operations onIndirectCall;

  /// What is met on the way through a body.
  interface Steps {
    /// A block begins, to which all that follows belongs; 0 passes where only the function's start
    /// is counted for it.
    void block(Expansion part, Block block, double passes);

    /// The branch that ends the block goes its `then` way.
    void yes(double passes);

    void add(Operation operation, double times);

    /// A body that is not described.
    void opaque(Expansion.Call call, double passes);

    /// A described body, merged here or called.
    void inside(Expansion.Call call, boolean inlined, double passes);

    default void add(Operations operations, double times) {
      operations.counts().forEach((operation, count) -> add(operation, count * times));
    }
  }

  /// @param isInlined whether a call is taken for an inlined one
  BodyWalk(Flow flow, World world, VisitTable visits, Predicate<Expansion.Call> isInlined) {
    this.flow = flow;
    this.world = world;
    this.visits = visits;
    this.isInlined = isInlined;
    List<Convention.Mitigation> active =
        flow.convention().mitigations().stream().filter(m -> m.when().holds(world.on())).toList();
    onReturn = sum(active.stream().map(Convention.Mitigation::onReturn).toList());
    onIndirectCall = sum(active.stream().map(Convention.Mitigation::onIndirectCall).toList());
  }

  private static Operations sum(List<Operations> parts) {
    Tally.Sum sum = new Tally.Sum();
    parts.forEach(part -> sum.add(part, 1));
    return new Operations(sum.tally().operations());
  }

  /// Walks `times` passes of a body.
  ///
  /// @param inlined whether it is merged into the body around it
  void walk(Expansion part, double times, boolean inlined, Steps steps) {
    Map<String, Double> perPass = visits.of(part.body(), world.on());
    Frame frame = inlined ? Frame.NONE : mergedFrame(part);
    if (!inlined) {
      steps.block(part, part.body().start(), 0);
      if (part.function().isTraceable()) {
        steps.add(flow.convention().landingPad(), times);
      }
      steps.add(frame.save(), times);
    }
    for (Block block : part.body().blocks().values()) {
      double passes = times * perPass.getOrDefault(block.id(), 0.0);
      if (passes > 0) {
        steps.block(part, block, passes);
        steps.add(block.operations(), passes);
        end(part, block, passes, inlined, frame, steps);
      }
    }
  }

  private void end(
      Expansion part, Block block, double passes, boolean inlined, Frame frame, Steps steps) {
    switch (block.terminator()) {
      case Goto(String _, boolean jump) -> steps.add(Operation.TAKEN_BRANCH, jump ? passes : 0);
      case Branch branch -> branch(branch, passes, steps);
      case Call _ -> call(call(part, block), passes, steps);
      case TailCall _ -> {
        Expansion.Call call = call(part, block);
        if (inlined || isInlined.test(call)) {
          call(call, passes, steps);
          leave(passes, inlined, frame, steps);
        } else {
          steps.add(frame.restore(), passes);
          steps.add(Operation.TAKEN_BRANCH, call.site().bytes() == 0 ? 0 : passes);
          outOfLine(call, passes, steps);
        }
      }
      case Return _ -> leave(passes, inlined, frame, steps);
      case Leave _ -> {}
    }
  }

  private void branch(Branch branch, double passes, Steps steps) {
    double yes = Visits.probability(branch.decision(), world.on());
    if (yes > 0) {
      steps.yes(passes * yes);
    }
    branch.code().operation(true).ifPresent(operation -> steps.add(operation, passes * yes));
    branch.code().operation(false).ifPresent(operation -> steps.add(operation, passes * (1 - yes)));
  }

  private static Expansion.Call call(Expansion part, Block block) {
    return part.call(block.id()).orElseThrow();
  }

  private void call(Expansion.Call call, double passes, Steps steps) {
    if (isInlined.test(call)) {
      CallSite.WhenInlined dropped = call.site().whenInlined();
      if (dropped.when().isEmpty() || dropped.when().get().holds(world.on())) {
        steps.add(dropped.removed(), -passes);
      }
      if (call.inside().isPresent()) {
        steps.inside(call, true, passes);
      }
    } else {
      steps.add(call.site().indirect() ? Operation.INDIRECT_CALL : Operation.CALL, passes);
      if (call.site().indirect()) {
        steps.add(onIndirectCall, passes);
      }
      outOfLine(call, passes, steps);
    }
  }

  private static void outOfLine(Expansion.Call call, double passes, Steps steps) {
    switch (call.callee().body()) {
      case Body.Described _ -> steps.inside(call, false, passes);
      case Body.Opaque _ -> steps.opaque(call, passes);
    }
  }

  private void leave(double passes, boolean inlined, Frame frame, Steps steps) {
    if (!inlined) {
      steps.add(frame.restore(), passes);
      steps.add(Operation.RETURN, passes);
      steps.add(onReturn, passes);
    }
  }

  /// The frame of a body with all that is merged into it.
  private Frame mergedFrame(Expansion part) {
    Frame frame = part.body().frame();
    for (Expansion.Call call : part.calls().values()) {
      if (call.inside().isPresent() && isInlined.test(call)) {
        frame = frame.union(mergedFrame(call.inside().get()));
      }
    }
    return frame;
  }
}
