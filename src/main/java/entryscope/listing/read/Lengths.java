// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Architecture;
import entryscope.listing.Instruction.Kind;
import java.util.List;
import java.util.OptionalLong;

/// Lengths that no bytes show: the next line's address tells them.
final class Lengths {
  private Lengths() {}

  /// Sets the length of each instruction that has none yet, where that can be known.
  ///
  /// @param end where the next piece of the section begins
  static void fill(List<Draft> piece, Architecture architecture, OptionalLong end) {
    for (int i = 0; i < piece.size(); i++) {
      Draft draft = piece.get(i);
      if (draft.length == 0) {
        OptionalLong next = i + 1 < piece.size() ? OptionalLong.of(piece.get(i + 1).address) : end;
        draft.length = length(draft, architecture, next);
      }
    }
  }

  private static int length(Draft draft, Architecture architecture, OptionalLong next) {
    int most = draft.kind == Kind.GAP ? Integer.MAX_VALUE : longest(architecture);
    if (next.isPresent()) {
      long distance = next.getAsLong() - draft.address;
      if (distance > 0 && distance <= most) {
        return (int) distance;
      }
    }
    boolean fixed = architecture == Architecture.ARM64 || architecture == Architecture.LOONGARCH64;
    return fixed && draft.kind != Kind.GAP ? 4 : 0;
  }

  private static int longest(Architecture architecture) {
    return switch (architecture) {
      case X86_64, X86_32 -> 15;
      case S390 -> 6;
      case ARM64, RISCV64, LOONGARCH64 -> 4;
    };
  }
}
