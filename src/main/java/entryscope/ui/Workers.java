// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import java.util.concurrent.Executor;

/// Who does what takes time. Each but `fx` does one task after the other, and none waits for
/// another.
///
/// @param work derives what is shown: figures, drawings, comparisons
/// @param reading reads listings and makes flows of them, which takes tens of seconds for a kernel
/// @param disk reads and writes files, so that long work keeps none from being safe soon
/// @param fx runs on the thread of the window
public record Workers(Executor work, Executor reading, Executor disk, Executor fx) {
  /// One for everything beside the window.
  public static Workers of(Executor work, Executor fx) {
    return new Workers(work, work, work, fx);
  }
}
