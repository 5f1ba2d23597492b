// SPDX-License-Identifier: Apache-2.0
package entryscope.flow;

import entryscope.quantity.Probability;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// How a block ends.
public sealed interface Terminator {

  /// On to the next block, by falling through or, where `jump`, by a jump instruction.
  record Goto(String to, boolean jump) implements Terminator {}

  /// A two-way decision.
  ///
  /// @param then successor where the decision says yes
  /// @param otherwise successor where it says no
  /// @param code what the decision is compiled to
  record Branch(Decision decision, String then, String otherwise, Code code) implements Terminator {

    /// The instruction behind a branch, which tells what each way costs.
    public enum Code {
      /// A conditional branch that is taken where the decision says yes.
      TAKEN_IF("taken-if", Operation.TAKEN_BRANCH, Operation.BRANCH),
      /// A conditional branch that is taken where the decision says no.
      TAKEN_UNLESS("taken-unless", Operation.BRANCH, Operation.TAKEN_BRANCH),
      /// A static key whose site is a jump where the decision says yes and a nop where it says no.
      JUMP_IF("jump-if", Operation.TAKEN_BRANCH, Operation.NOP),
      /// A static key whose site is a nop where the decision says yes and a jump where it says no.
      JUMP_UNLESS("jump-unless", Operation.NOP, Operation.TAKEN_BRANCH),
      /// No instruction: decided when the kernel is built or patched at boot.
      NONE("none", null, null);

      private final String id;
      private final @Nullable Operation yes;
      private final @Nullable Operation no;

      Code(String id, @Nullable Operation yes, @Nullable Operation no) {
        this.id = id;
        this.yes = yes;
        this.no = no;
      }

      public String id() {
        return id;
      }

      /// What the instruction amounts to on the way that the decision chose.
      public Optional<Operation> operation(boolean decision) {
        return Optional.ofNullable(decision ? yes : no);
      }
    }
  }

  /// What decides a branch.
  sealed interface Decision {
    /// Certain in every world.
    record If(Condition condition) implements Decision {}

    /// Yes with a probability that no switch explains.
    record Chance(Probability yes) implements Decision {}

    /// A loop's back edge: yes on all but the last of the expected number of passes (1 or more).
    record Again(double passes) implements Decision {
      public Again {
        if (!(passes >= 1 && passes <= 1e6)) {
          throw new IllegalArgumentException("not a number of passes: " + passes);
        }
      }
    }
  }

  /// A call, then on to `next`.
  record Call(CallSite site, String next) implements Terminator {}

  /// A call in tail position: compiled as a jump, and its return is this function's.
  record TailCall(CallSite site) implements Terminator {}

  /// Return to the caller.
  record Return() implements Terminator {}

  /// Return to user space: the end of the path.
  record Leave() implements Terminator {}

  /// The call that ends the block, if one does.
  default Optional<CallSite> callSite() {
    return switch (this) {
      case Call(CallSite site, String _) -> Optional.of(site);
      case TailCall(CallSite site) -> Optional.of(site);
      case Goto _, Branch _, Return _, Leave _ -> Optional.empty();
    };
  }

  /// The blocks of the same function that may follow, in a fixed order.
  default List<String> successors() {
    return switch (this) {
      case Goto(String to, boolean _) -> List.of(to);
      case Branch(Decision _, String then, String otherwise, Branch.Code _) ->
          List.of(then, otherwise);
      case Call(CallSite _, String next) -> List.of(next);
      case TailCall _, Return _, Leave _ -> List.of();
    };
  }
}
