// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.graph;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/// How a basic block ends.
public sealed interface End {

  /// On to one place, by its last instruction where that is a `jump`, otherwise by falling through.
  record Straight(Target to, boolean jump) implements End {}

  /// A conditional branch.
  record Fork(Target taken, Target next) implements End {}

  /// A place that is a jump or falls through as a static key is on or off.
  record Switched(Target taken, Target next) implements End {}

  /// A call.
  ///
  /// @param callees one; of an indirect call as many as are known
  /// @param next where the callee returns to; empty where it does not return
  record Call(List<Callee> callees, boolean indirect, Optional<Target> next) implements End {
    public Call {
      callees = List.copyOf(callees);
    }
  }

  /// A jump through a register or memory.
  ///
  /// @param targets those known, none where it is not resolved
  record Indirect(List<Target> targets) implements End {
    public Indirect {
      targets = List.copyOf(targets);
    }
  }

  /// A return to the caller, if it is one through a thunk by way of that.
  record Return(OptionalLong thunk) implements End {}

  /// A return under a condition.
  record ReturnIf(Target next) implements End {}

  /// Back to user space, or to what an exception interrupted.
  record Leave() implements End {}

  /// An exception on purpose.
  ///
  /// @param next where a WARN goes on; empty for a BUG
  record Trap(Optional<Target> next) implements End {}

  /// The listing does not say how it goes on.
  record Stuck(String why) implements End {}

  /// The ways inside the function, in a fixed order.
  default List<Long> inside() {
    List<Target> ways =
        switch (this) {
          case Straight(Target to, boolean _) -> List.of(to);
          case Fork(Target taken, Target next) -> List.of(taken, next);
          case Switched(Target taken, Target next) -> List.of(taken, next);
          case Call(var _, boolean _, Optional<Target> next) -> next.stream().toList();
          case Indirect(List<Target> targets) -> targets;
          case ReturnIf(Target next) -> List.of(next);
          case Trap(Optional<Target> next) -> next.stream().toList();
          case Return _, Leave _, Stuck _ -> List.of();
        };
    return ways.stream()
        .flatMap(
            way ->
                way instanceof Target.Inside(long address)
                    ? List.of(address).stream()
                    : List.<Long>of().stream())
        .toList();
  }
}
