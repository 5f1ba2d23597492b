// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

/// One thing that is wrong with a file: what, where, and how to mend it.
///
/// Texts are fit for a terminal: control characters are replaced.
///
/// @param file the file's name as the caller gave it
/// @param line from 1; 0 where the file as a whole is meant
/// @param column from 1, in characters (UTF-16 units); 0 where the file as a whole is meant
/// @param pointer the place in the document as a JSON pointer (RFC 6901), empty for its root
/// @param hint how to mend it, empty where that is not known
public record Diagnostic(
    Severity severity,
    String file,
    int line,
    int column,
    String pointer,
    String message,
    String hint) {

  /// How bad it is.
  public enum Severity {
    /// The file is refused.
    ERROR("error"),
    /// The file is accepted.
    WARNING("warning");

    private final String id;

    Severity(String id) {
      this.id = id;
    }

    public String id() {
      return id;
    }
  }

  public Diagnostic {
    file = Printable.of(file);
    pointer = Printable.of(pointer);
    message = Printable.of(message);
    hint = Printable.of(hint);
  }

  static Diagnostic ofFile(String file, String message, String hint) {
    return new Diagnostic(Severity.ERROR, file, 0, 0, "", message, hint);
  }

  /// `file:line:column: message`, for use inside of another message.
  String headline() {
    return place() + ": " + message;
  }

  private String place() {
    return line > 0 ? file + ":" + line + ":" + column : file;
  }

  /// `file:line:column: error: message (at /pointer)`, and the hint on a line of its own.
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(place());
    text.append(": ").append(severity.id()).append(": ").append(message);
    if (!pointer.isEmpty()) {
      text.append(" (at ").append(pointer).append(')');
    }
    if (!hint.isEmpty()) {
      text.append("\n    hint: ").append(hint);
    }
    return text.toString();
  }
}
