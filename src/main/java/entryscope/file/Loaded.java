// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// What became of an attempt to read a file: a value, or what is wrong. Bad input is no exception.
public sealed interface Loaded<T> {

  /// The value, and what its author may want to mend all the same.
  record Ok<T>(T value, List<Diagnostic> warnings) implements Loaded<T> {
    public Ok {
      warnings = List.copyOf(warnings);
    }
  }

  /// No value.
  ///
  /// @param diagnostics every error of the file, and its warnings, in the order of the text; not
  ///   empty
  record Failed<T>(Reason reason, List<Diagnostic> diagnostics) implements Loaded<T> {
    public Failed {
      diagnostics = List.copyOf(diagnostics);
    }

    /// The same failure to get a value of another type.
    public <U> Failed<U> cast() {
      return new Failed<>(reason, diagnostics);
    }
  }

  /// Why there is no value.
  enum Reason {
    /// No text could be had: missing, no rights, a folder, too large, not UTF-8.
    UNREADABLE,
    /// The text could be read, and has errors.
    FINDINGS
  }

  /// Something made of the value, where there is one.
  default <U> Loaded<U> map(Function<T, U> make) {
    return switch (this) {
      case Ok<T>(T value, List<Diagnostic> warnings) -> new Ok<>(make.apply(value), warnings);
      case Failed<T> failed -> failed.cast();
    };
  }

  /// The value, where there is one.
  default Optional<T> toOptional() {
    return switch (this) {
      case Ok<T>(T value, List<Diagnostic> _) -> Optional.of(value);
      case Failed<T> _ -> Optional.empty();
    };
  }

  /// Everything to say about the file: warnings of a value, or errors and warnings of a failure.
  default List<Diagnostic> messages() {
    return switch (this) {
      case Ok<T>(T _, List<Diagnostic> warnings) -> warnings;
      case Failed<T>(Reason _, List<Diagnostic> diagnostics) -> diagnostics;
    };
  }
}
