// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

/// What is said of a mistake of the program itself.
final class Mishap {
  private Mishap() {}

  static String of(Throwable thrown) {
    StackTraceElement[] trace = thrown.getStackTrace();
    String where =
        trace.length == 0 ? "" : " in " + trace[0].getFileName() + ":" + trace[0].getLineNumber();
    return "Entryscope made a mistake; nothing is lost. Please report: %s%s: %s"
        .formatted(thrown.getClass().getSimpleName(), where, thrown.getMessage());
  }
}
