// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Architecture;
import java.util.Optional;

/// How to read a listing.
///
/// @param architecture where neither the text nor the ELF header says it; another is refused
/// @param objdump the disassembler to run on an ELF file, a name or a path, instead of the one
///   found
/// @param lines whether objdump shall name source lines and inlined functions (`-l --inlines`);
///   takes time on a kernel with debug information
public record Options(
    Optional<Architecture> architecture, Optional<String> objdump, boolean lines) {
  /// All found out from the input, without source lines.
  public static final Options DEFAULT = new Options(Optional.empty(), Optional.empty(), false);

  public Options withArchitecture(Architecture other) {
    return new Options(Optional.of(other), objdump, lines);
  }

  public Options withObjdump(String other) {
    return new Options(architecture, Optional.of(other), lines);
  }

  public Options withLines() {
    return new Options(architecture, objdump, true);
  }
}
