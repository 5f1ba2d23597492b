// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import com.google.errorprone.annotations.FormatMethod;
import entryscope.file.Diagnostic;
import java.io.PrintWriter;
import java.util.List;

/// Where the command line writes to.
///
/// @param out results
/// @param err messages
record Console(PrintWriter out, PrintWriter err) {
  void print(String text) {
    out.print(text);
    out.flush();
  }

  @FormatMethod
  void line(String format, Object... arguments) {
    print(format.formatted(arguments).stripTrailing() + "\n");
  }

  /// Whether something could not be written to `out`, which is then said.
  boolean isCutShort() {
    boolean isCut = out.checkError();
    if (isCut) {
      complain("cannot write to the standard output: it is full or closed");
    }
    return isCut;
  }

  void complain(String message) {
    err.println("entryscope: " + message);
    err.flush();
  }

  /// How far a long command is.
  void progress(int done, int all, String what) {
    err.println("entryscope: %d of %d: %s".formatted(done, all, what));
    err.flush();
  }

  void show(List<Diagnostic> diagnostics) {
    diagnostics.forEach(err::println);
    err.flush();
  }
}
