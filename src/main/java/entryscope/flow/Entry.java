// SPDX-License-Identifier: Apache-2.0
package entryscope.flow;

/// A way into the kernel: where a path starts.
///
/// @param function where it starts; it is reached by hardware or by a context switch, never by a
///   call of the flow
public record Entry(String id, String title, String does, String function) {
  /// The entry that every flow of a system call has, and the default.
  public static final String SYSTEM_CALL = "system-call";
}
