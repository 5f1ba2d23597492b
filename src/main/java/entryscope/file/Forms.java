// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.flow.Condition;
import entryscope.flow.ConditionParser;
import entryscope.flow.ConditionSyntaxException;
import entryscope.flow.Operation;
import entryscope.flow.Operations;
import entryscope.flow.Source;
import entryscope.quantity.Probability;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// How small things that occur in several places are written.
final class Forms {
  static final Condition ALWAYS = new Condition.All(List.of());
  private static final double MAX_COUNT = 1e6;

  /// Code bytes of one function or instruction that are thinkable.
  static final int MAX_BYTES = 10_000_000;

  private Forms() {}

  /// `{"load": 2, "alu": 1}`.
  static Operations operations(Node node) {
    Map<Operation, Double> counts = new EnumMap<>(Operation.class);
    if (node.json() instanceof Json.Obj(Position _, Map<String, Json.Member> members)) {
      members.forEach(
          (name, member) -> {
            Node count = node.child(name, member);
            double times = count.number(0, MAX_COUNT, "a count above 0, at most a million");
            if (count.json() instanceof Json.Num(Position _, double zero) && zero == 0) {
              count.error("a count of 0", "leave the operation out");
            }
            operation(count, name)
                .filter(_ -> times > 0)
                .ifPresent(operation -> counts.put(operation, times));
          });
    } else {
      node.error("expected an object of operations and counts, found " + node.json().kind(), "");
    }
    return new Operations(counts);
  }

  /// The operation that a key names.
  static Optional<Operation> operation(Node node, String key) {
    Optional<Operation> operation = Operation.of(key);
    if (operation.isEmpty()) {
      node.errorAtKey(
          "unknown operation " + Printable.quoted(key),
          node.similar(key, Arrays.stream(Operation.values()).map(Operation::id).toList()));
    }
    return operation;
  }

  static Probability probability(Node node) {
    return new Probability(node.number(0, 1, "a probability from 0 to 1"));
  }

  /// `ptrace | audit & !seccomp`.
  static Condition condition(Node node) {
    String text = node.name();
    if (text.isBlank()) {
      return ALWAYS;
    }
    try {
      return ConditionParser.parse(text);
    } catch (ConditionSyntaxException e) {
      String message = String.valueOf(e.getMessage()).replaceFirst(" at character \\d+$", "");
      node.errorInside(
          e.offset(), "no condition: " + message, "write it like: ptrace | audit & !(seccomp)");
      return ALWAYS;
    }
  }

  /// `kernel/entry/common.c:202@6.1`.
  static Optional<Source> source(Node node) {
    String text = node.name();
    Optional<Source> source = Source.parse(text);
    if (source.isEmpty() && !text.isBlank()) {
      node.error(
          "not a place in the kernel's sources: " + Printable.quoted(text),
          "write path:line@version or path:line-line@version,"
              + " such as kernel/entry/common.c:202@6.1");
    }
    return source;
  }

  /// The name of a file or folder.
  static Optional<Path> path(Node node) {
    String text = node.name();
    try {
      return text.isBlank() ? Optional.empty() : Optional.of(Path.of(text));
    } catch (InvalidPathException _) {
      node.error("not the name of a file: " + Printable.quoted(text), "");
      return Optional.empty();
    }
  }
}
