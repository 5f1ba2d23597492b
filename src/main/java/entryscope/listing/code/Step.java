// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.code;

import entryscope.flow.Operation;
import entryscope.listing.Alternative;
import entryscope.listing.Instruction;
import entryscope.listing.KeySite;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/// An instruction understood.
///
/// @param target where control goes, of a branch, jump or call that says so; of a return or an
///   indirect jump or call, the thunk that does it
/// @param known whether the table knows it; otherwise it is taken for register arithmetic
/// @param key the static key or feature for which a jump is patched in or out here, where a table
///   of the kernel tells it
public record Step(
    Instruction instruction,
    Meaning meaning,
    OptionalLong target,
    boolean known,
    Optional<StaticKey> key) {
  Step(Instruction instruction, Meaning meaning, OptionalLong target, boolean known) {
    this(instruction, meaning, target, known, Optional.empty());
  }

  /// The same nop or jump as the place of a static key; what is neither stays as it is.
  public Step at(KeySite site) {
    boolean nop =
        (control() == Control.NEXT || control() == Control.SITE)
            && meaning.operation().equals(Optional.of(Operation.NOP));
    boolean jump = control() == Control.JUMP;
    StaticKey by = new StaticKey(site.key(), site.whenOn(), site.isOn(jump), false);
    return nop || jump ? switched(site.target(), by) : this;
  }

  /// The same jump as one that an alternative of nops replaces; what is none stays as it is.
  public Step at(Alternative alternative) {
    return isReplacedByNops(alternative)
            && target.isPresent()
            && (control() == Control.JUMP || isSwitch())
        ? switched(target.getAsLong(), new StaticKey(alternative.feature(), false, false, true))
        : this;
  }

  /// The same jump as the place of a `static_cpu_has()`: a jump on every processor, but nops given
  /// a feature. What is none stays as it is.
  public Step at(List<Alternative> both) {
    boolean asked =
        control() == Control.JUMP
            && both.size() == 2
            && both.getFirst().always()
            && both.getFirst().jump().isPresent()
            && isReplacedByNops(both.getLast());
    return asked
        ? switched(
            both.getFirst().jump().getAsLong(),
            new StaticKey(both.getLast().feature(), false, false, true))
        : this;
  }

  private boolean isReplacedByNops(Alternative alternative) {
    return alternative.replacementLength() == 0
        && !alternative.computed()
        && alternative.length() == instruction.length();
  }

  private Step switched(long to, StaticKey by) {
    return new Step(
        instruction,
        new Meaning(Control.SITE, Optional.of(Operation.NOP)),
        OptionalLong.of(to),
        known,
        Optional.of(by));
  }

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

  /// Whether it is a place for a jump that is patched in or out with a static key: a table of the
  /// kernel names it, or the listing shows the target.
  public boolean isSwitch() {
    return control() == Control.SITE
        && meaning.operation().equals(Optional.of(Operation.NOP))
        && target.isPresent()
        && target.getAsLong() != address();
  }
}
