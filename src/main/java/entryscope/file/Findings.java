// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.file.Diagnostic.Severity;
import entryscope.file.Loaded.Failed;
import entryscope.file.Loaded.Ok;
import entryscope.file.Loaded.Reason;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Collects what is wrong with one document.
final class Findings {
  /// Of a file with more findings than this, the rest is only counted.
  static final int MAX = 100;

  private final Document document;
  private final List<Diagnostic> found;
  private final Severity worst;
  private int omitted;
  private boolean hasErrors;

  Findings(Document document) {
    this(document, new ArrayList<>(), Severity.ERROR);
  }

  private Findings(Document document, List<Diagnostic> found, Severity worst) {
    this.document = document;
    this.found = found;
    this.worst = worst;
  }

  /// The same findings, to which what is called an error is added as a warning.
  Findings asWarnings() {
    return new Findings(document, found, Severity.WARNING);
  }

  Document document() {
    return document;
  }

  /// @param hint how to mend it, or empty
  void error(Position at, String pointer, String message, String hint) {
    hasErrors |= worst == Severity.ERROR;
    add(worst, at, pointer, message, hint);
  }

  void warning(Position at, String pointer, String message, String hint) {
    add(Severity.WARNING, at, pointer, message, hint);
  }

  private void add(Severity severity, Position at, String pointer, String message, String hint) {
    if (found.size() < MAX) {
      found.add(
          new Diagnostic(
              severity, document.name(), at.line(), at.column(), pointer, message, hint));
    } else {
      omitted++;
    }
  }

  /// Whether another finding would only be counted, so that its words need not be looked for.
  boolean isFull() {
    return found.size() >= MAX;
  }

  boolean hasErrors() {
    return hasErrors;
  }

  /// Whether something is known to be wrong at `pointer` or inside it.
  boolean touch(String pointer) {
    return omitted > 0
        || found.stream()
            .filter(each -> each.severity() == Severity.ERROR)
            .map(Diagnostic::pointer)
            .anyMatch(each -> each.equals(pointer) || each.startsWith(pointer + "/"));
  }

  /// The value with the warnings, or, where there are errors, all findings.
  <T> Loaded<T> result(T value) {
    return hasErrors ? failed() : new Ok<>(value, inOrder());
  }

  <T> Failed<T> failed() {
    return new Failed<>(Reason.FINDINGS, inOrder());
  }

  private List<Diagnostic> inOrder() {
    List<Diagnostic> ordered = new ArrayList<>(found);
    ordered.sort(Comparator.comparingInt(Diagnostic::line).thenComparingInt(Diagnostic::column));
    if (omitted > 0) {
      String message = "and %d more, which are not listed".formatted(omitted);
      Severity severity = hasErrors ? Severity.ERROR : Severity.WARNING;
      ordered.add(new Diagnostic(severity, document.name(), 0, 0, "", message, ""));
    }
    return ordered;
  }
}
