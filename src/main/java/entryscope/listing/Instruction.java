// SPDX-License-Identifier: Apache-2.0
package entryscope.listing;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/// One line of disassembly: an instruction, or data or a gap amid the instructions.
///
/// @param address unsigned; made up (from 0 on, see [Listing]) where the text has none
/// @param length in bytes, 0 where neither raw bytes nor a following address tell
/// @param mnemonic with its prefixes: `lock cmpxchg`, `rep stos`; a directive such as `.word` for
///   data; empty for a gap
/// @param operands as printed, without comment and target symbol, blanks only after commas' and
///   between words removed or made one: `x29,x30,[sp,#-32]!`
/// @param comment what follows `#`, `//` or `;`, without that mark; empty without one
/// @param target the absolute address that the text names, be it as operand or in the comment
///   (riscv64 `auipc`+`jalr`, loongarch64), or a relocation against a symbol of the same listing.
///   It is where control goes only if the mnemonic is a branch whose operand is not indirect (`*…`
///   on x86: there it is the memory that holds the target)
/// @param targetSymbol the symbol printed with it, `name` or `name+0xoffset`, or that a relocation
///   names; a hint only, since objdump prints one of several aliases and inner labels
/// @param line 1-based line in the listing
/// @param inlined functions inlined around this instruction, outermost first; empty without
///   `--inlines`
/// @param source the line it was compiled from, with `-l`
/// @param kind whether it is an instruction at all
public record Instruction(
    long address,
    int length,
    String mnemonic,
    String operands,
    String comment,
    OptionalLong target,
    Optional<String> targetSymbol,
    int line,
    List<InlineFrame> inlined,
    Optional<SourceLine> source,
    Kind kind) {
  public Instruction {
    inlined = List.copyOf(inlined);
  }

  /// What a line of disassembly stands for.
  public enum Kind {
    /// An instruction that the disassembler knows.
    CODE,
    /// Data amid the text, such as a literal pool's `.word`.
    DATA,
    /// Bytes that the disassembler could not decode: `(bad)`, `<unknown>`, `.inst … ; undefined`.
    UNKNOWN,
    /// Zeros that objdump leaves out, printed as `...`; reaches to the next line's address.
    GAP
  }
}
