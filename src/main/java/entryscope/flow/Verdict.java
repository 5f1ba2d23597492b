// SPDX-License-Identifier: Apache-2.0
package entryscope.flow;

/// Whether a call can be inlined.
public sealed interface Verdict {

  /// The compiler may do it, or the attribute exists that makes it.
  record Can() implements Verdict {}

  /// Not as the source stands; a change that the kernel could take makes it possible.
  record CouldIf(String change) implements Verdict {}

  /// Not in any kernel: a toggle is refused with this reason.
  record Cannot(String reason) implements Verdict {}

  default boolean isPossible() {
    return !(this instanceof Cannot);
  }
}
