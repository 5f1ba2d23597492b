// SPDX-License-Identifier: Apache-2.0
package entryscope.flow;

/// What a function out of line does to set up and tear down its stack frame on the fast path.
///
/// @param registers registers saved, which orders frames: the frame of a merged body is the largest
///   of its parts'
/// @param save operations at the function's start
/// @param restore operations before each return
/// @param bytes code bytes of both
public record Frame(int registers, Operations save, Operations restore, int bytes) {
  public static final Frame NONE = new Frame(0, Operations.NONE, Operations.NONE, 0);

  public Frame {
    if (registers < 0 || bytes < 0) {
      throw new IllegalArgumentException(
          "negative frame: " + registers + " registers, " + bytes + " bytes");
    }
  }

  public boolean isEmpty() {
    return save.isEmpty() && restore.isEmpty();
  }

  /// The frame that serves this function and one merged into it.
  public Frame union(Frame other) {
    return other.registers > registers || isEmpty() ? other : this;
  }
}
