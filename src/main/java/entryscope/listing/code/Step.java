// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.code;

import entryscope.flow.Operation;
import entryscope.listing.Instruction;
import java.util.Optional;
import java.util.OptionalLong;

/// An instruction understood.
///
/// @param target where control goes, of a branch, jump or call that says so; of a return or an
///   indirect jump or call, the thunk that does it
/// @param known whether the table knows it; otherwise it is taken for register arithmetic
public record Step(Instruction instruction, Meaning meaning, OptionalLong target, boolean known) {
  public long address() {
    return instruction.address();
  }

  public Control control() {
    return meaning.control();
  }

  /// Whether it is no instruction at all: data amid the text, or a gap.
  public boolean isData() {
    return instruction.kind() == Instruction.Kind.DATA
        || instruction.kind() == Instruction.Kind.GAP;
  }

  /// Whether it is a place for a jump that is patched in where a static key is on: the listing then
  /// shows the target.
  public boolean isSwitch() {
    return control() == Control.SITE
        && meaning.operation().equals(Optional.of(Operation.NOP))
        && target.isPresent()
        && target.getAsLong() != address();
  }
}
