// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.flow.Operations;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

/// An object of JSON in the making; its members stand in the order in which they are put.
final class Draft {
  private final Map<String, Json.Member> members = new LinkedHashMap<>();

  /// The object that `fill` fills.
  static Json.Obj object(Consumer<Draft> fill) {
    Draft draft = new Draft();
    fill.accept(draft);
    return new Json.Obj(Position.NOWHERE, draft.members);
  }

  static <T> Json.Arr list(Collection<T> items, Function<T, Json> form) {
    return new Json.Arr(Position.NOWHERE, List.copyOf(items.stream().map(form).toList()));
  }

  static Json text(String value) {
    return new Json.Text(Position.NOWHERE, value);
  }

  Draft put(String key, Json value) {
    members.put(key, new Json.Member(Position.NOWHERE, value));
    return this;
  }

  Draft put(String key, String value) {
    return put(key, text(value));
  }

  Draft put(String key, boolean value) {
    return put(key, new Json.Bool(Position.NOWHERE, value));
  }

  Draft put(String key, double value) {
    return put(key, new Json.Num(Position.NOWHERE, value));
  }

  /// A figure for reports: four decimals at most, null where there is none.
  Draft putRounded(String key, double value) {
    return Double.isFinite(value)
        ? put(key, JsonText.rounded(value))
        : put(key, new Json.Null(Position.NOWHERE));
  }

  Draft put(String key, Consumer<Draft> fill) {
    return put(key, object(fill));
  }

  Draft put(String key, Collection<String> texts) {
    return put(key, list(texts, Draft::text));
  }

  <T> Draft put(String key, Collection<T> items, Function<T, Json> form) {
    return put(key, list(items, form));
  }

  Draft put(String key, Operations operations) {
    return put(
        key,
        counts ->
            operations.counts().forEach((operation, count) -> counts.put(operation.id(), count)));
  }

  Draft putUnlessEmpty(String key, Operations operations) {
    return operations.isEmpty() ? this : put(key, operations);
  }
}
