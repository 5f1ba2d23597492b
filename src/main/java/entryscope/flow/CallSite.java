// SPDX-License-Identifier: Apache-2.0
package entryscope.flow;

import java.util.Optional;

/// One call in the code.
///
/// @param callee the function called
/// @param indirect whether it is called through a pointer
/// @param said what the flow's author says of inlining here, where the attributes of the callee do
///   not tell
/// @param whenInlined what goes away beside call, return, landing pad and frame when the callee is
///   inlined
/// @param bytes code bytes of the call instruction and its argument moves; 0 in tail position where
///   no jump is needed, as the code runs on into the callee
public record CallSite(
    String callee, boolean indirect, Optional<Verdict> said, WhenInlined whenInlined, int bytes) {

  /// What inlining removes at a call site: argument moves, reloads of a value just loaded, dead
  /// stores.
  ///
  /// @param when where that holds; everywhere when absent
  /// @param removed operations that the merged code does not execute, per pass of the call
  /// @param bytes code bytes that go away with them
  /// @param why the reason, and where it was seen
  public record WhenInlined(Optional<Condition> when, Operations removed, int bytes, String why) {
    public static final WhenInlined NOTHING =
        new WhenInlined(Optional.empty(), Operations.NONE, 0, "");
  }
}
