// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.InlineFrame;
import entryscope.listing.Instruction;
import entryscope.listing.Instruction.Kind;
import entryscope.listing.SourceLine;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/// An instruction while its lines are being read: later lines add bytes, a relocation, a length.
final class Draft {
  final long address;
  final int line;
  final Kind kind;
  final List<InlineFrame> inlined;
  final Optional<SourceLine> source;
  int length;
  String mnemonic;
  String operands;
  String comment;
  OptionalLong target;
  Optional<String> targetSymbol;
  Optional<Relocation> relocation = Optional.empty();
  boolean onlyPrefix;

  Draft(
      long address,
      int length,
      InstructionText text,
      Target target,
      Kind kind,
      int line,
      List<InlineFrame> inlined,
      Optional<SourceLine> source) {
    this.address = address;
    this.length = length;
    this.mnemonic = text.mnemonic();
    this.operands = target.operands();
    this.comment = text.comment();
    this.target = target.address();
    this.targetSymbol = target.symbol();
    this.onlyPrefix = text.onlyPrefix();
    this.kind = kind;
    this.line = line;
    this.inlined = inlined;
    this.source = source;
  }

  /// Takes over what follows the prefix that this is.
  void continueWith(Draft rest) {
    mnemonic = (mnemonic + " " + rest.mnemonic).strip();
    operands = rest.operands;
    comment = rest.comment;
    target = rest.target;
    targetSymbol = rest.targetSymbol;
    length = length > 0 && rest.length > 0 ? length + rest.length : 0;
    onlyPrefix = rest.onlyPrefix;
  }

  long end() {
    return address + length;
  }

  Instruction finished(long shift) {
    return new Instruction(
        address + shift,
        length,
        mnemonic,
        operands,
        comment,
        target,
        targetSymbol,
        line,
        inlined,
        source,
        kind);
  }
}
