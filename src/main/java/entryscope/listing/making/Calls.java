// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import entryscope.listing.graph.BasicBlock;
import entryscope.listing.graph.Callee;
import entryscope.listing.graph.End;
import entryscope.listing.graph.FunctionGraph;
import entryscope.listing.graph.Target;
import java.util.List;
import java.util.stream.Stream;

/// The calls and jumps out of a function.
final class Calls {
  private Calls() {}

  /// One of them.
  ///
  /// @param tail whether it is a jump, so that the callee returns to this function's caller
  record Out(Callee callee, boolean tail) {}

  static List<Out> of(FunctionGraph graph) {
    return graph.blocks().values().stream().map(BasicBlock::end).flatMap(Calls::of).toList();
  }

  private static Stream<Out> of(End end) {
    return switch (end) {
      case End.Call(List<Callee> callees, boolean _, var _) ->
          callees.stream().map(callee -> new Out(callee, false));
      case End.Straight(Target to, boolean _) -> tails(List.of(to));
      case End.Fork(Target taken, Target next) -> tails(List.of(taken, next));
      case End.Switched(Target taken, Target next) -> tails(List.of(taken, next));
      case End.Indirect(List<Target> targets) -> tails(targets);
      case End.ReturnIf(Target next) -> tails(List.of(next));
      case End.Return _, End.Leave _, End.Trap _, End.Stuck _ -> Stream.empty();
    };
  }

  private static Stream<Out> tails(List<Target> ways) {
    return ways.stream()
        .flatMap(
            way ->
                way instanceof Target.Outside(Callee callee)
                    ? Stream.of(new Out(callee, true))
                    : Stream.empty());
  }
}
