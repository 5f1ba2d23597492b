// SPDX-License-Identifier: Apache-2.0
package entryscope.flow;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A Boolean expression over switches; written `ptrace | audit & !seccomp` (see [ConditionParser]).
public sealed interface Condition {

  /// True where the switch is on.
  record On(String name) implements Condition {}

  record Not(Condition inner) implements Condition {}

  /// True where every part is; true without parts.
  record All(List<Condition> parts) implements Condition {
    public All {
      parts = List.copyOf(parts);
    }
  }

  /// True where at least one part is; false without parts.
  record Any(List<Condition> parts) implements Condition {
    public Any {
      parts = List.copyOf(parts);
    }
  }

  /// The value in the world where exactly the switches `on` are on.
  default boolean holds(Set<String> on) {
    return switch (this) {
      case On(String name) -> on.contains(name);
      case Not(Condition inner) -> !inner.holds(on);
      case All(List<Condition> parts) -> parts.stream().allMatch(part -> part.holds(on));
      case Any(List<Condition> parts) -> parts.stream().anyMatch(part -> part.holds(on));
    };
  }

  /// The names of the switches it mentions.
  default Stream<String> switches() {
    return switch (this) {
      case On(String name) -> Stream.of(name);
      case Not(Condition inner) -> inner.switches();
      case All(List<Condition> parts) -> parts.stream().flatMap(Condition::switches);
      case Any(List<Condition> parts) -> parts.stream().flatMap(Condition::switches);
    };
  }

  /// The text that parses back to an equal condition.
  default String text() {
    return switch (this) {
      case On(String name) -> name;
      case Not(Condition inner) -> "!" + nested(inner);
      case All(List<Condition> parts) -> joined(parts, " & ");
      case Any(List<Condition> parts) -> joined(parts, " | ");
    };
  }

  private static String joined(List<Condition> parts, String sign) {
    return parts.stream().map(Condition::nested).collect(Collectors.joining(sign));
  }

  private static String nested(Condition part) {
    return part instanceof On || part instanceof Not ? part.text() : "(" + part.text() + ")";
  }
}
