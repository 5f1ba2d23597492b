// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

/// The way an arrow takes.
public enum Way {
  /// From the top of a frame to the first block.
  ENTER("enter"),
  /// From a block to the only one that may follow, after its call if it ends with one.
  NEXT("next"),
  /// Where a decision says yes.
  THEN("then"),
  /// Where a decision says no.
  ELSE("else"),
  /// From a block to the bottom of its frame: return, tail call, return to user space.
  LEAVE("leave"),
  /// Where an earlier path led that this one does not: only in drawings of differences.
  GONE("gone");

  private final String id;

  Way(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }
}
