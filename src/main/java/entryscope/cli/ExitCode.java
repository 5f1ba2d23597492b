// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

/// What the program's exit codes mean; scripts depend on them.
final class ExitCode {
  static final int OK = 0;

  /// The input could be read and has findings.
  static final int FINDINGS = 1;

  /// The command was not understood, or asks for what does not exist.
  static final int USAGE = 2;

  /// The input cannot be read, the output cannot be written, or there is no display.
  static final int UNREADABLE = 3;

  /// Whoever read the output through a pipe has enough: what a shell reports of a program that ends
  /// by SIGPIPE.
  static final int UNREAD = 141;

  private ExitCode() {}
}
