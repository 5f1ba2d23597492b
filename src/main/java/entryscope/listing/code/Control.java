// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.code;

import java.util.Arrays;
import java.util.Optional;

/// Where control goes after an instruction.
public enum Control {
  /// On to the next instruction.
  NEXT("next"),
  /// To the next instruction as linked; the kernel may patch the place at boot or at run time (a
  /// static key, ftrace, an alternative).
  SITE("site"),
  /// To the target, or on.
  BRANCH("branch"),
  /// To the target.
  JUMP("jump"),
  /// To what a register or memory says.
  INDIRECT_JUMP("indirect-jump"),
  /// To the target, and back by its return.
  CALL("call"),
  /// To what a register or memory says, and back by its return.
  INDIRECT_CALL("indirect-call"),
  /// Back to the caller.
  RETURN("return"),
  /// Back to the caller, or on.
  RETURN_IF("return-if"),
  /// Out of the kernel, or back to what an exception interrupted.
  LEAVE("leave"),
  /// An exception on purpose: `ud2`, `brk`. That of a WARN comes back, that of a BUG does not.
  TRAP("trap"),
  /// A call into a more privileged world, and back.
  SYSTEM_CALL("system-call");

  private final String id;

  Control(String id) {
    this.id = id;
  }

  /// The name that tables use, such as `indirect-call`.
  public String id() {
    return id;
  }

  /// Whether a basic block ends here.
  public boolean endsBlock() {
    return switch (this) {
      case NEXT, SITE, SYSTEM_CALL -> false;
      case BRANCH, JUMP, INDIRECT_JUMP, CALL, INDIRECT_CALL, RETURN, RETURN_IF, LEAVE, TRAP -> true;
    };
  }

  static Optional<Control> of(String id) {
    return Arrays.stream(values()).filter(control -> control.id.equals(id)).findFirst();
  }
}
