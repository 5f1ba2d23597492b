// SPDX-License-Identifier: Apache-2.0
package entryscope.flow;

import java.util.List;

/// What calls and returns are made of on an architecture, beside the frame.
///
/// @param landingPad operations at the start of a traceable function out of line (ftrace's nop, a
///   branch-target mark)
/// @param landingPadBytes code bytes of it
/// @param callBytes code bytes of a call instruction
/// @param returnBytes code bytes of a return instruction
/// @param mitigations what switches add to returns and indirect calls
public record Convention(
    Operations landingPad,
    int landingPadBytes,
    int callBytes,
    int returnBytes,
    List<Mitigation> mitigations) {
  public Convention {
    mitigations = List.copyOf(mitigations);
  }

  /// Operations added where a condition holds: return thunks, safe-RET, retpolines, expolines.
  public record Mitigation(Condition when, Operations onReturn, Operations onIndirectCall) {}
}
