// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// An object of a document while it is being read: remembers which keys were asked for.
final class Fields {
  private final Node node;
  private final Json.Obj object;
  private final Set<String> asked = new LinkedHashSet<>();

  Fields(Node node, Json.Obj object) {
    this.node = node;
    this.object = object;
  }

  /// What `form` makes of an object that is not there: stand-ins only, no complaints.
  static <T> T standIn(Node where, Function<Fields, T> form) {
    Json.Obj nothing = new Json.Obj(where.json().at(), Map.of());
    Findings unheard = new Findings(where.findings().document());
    return form.apply(new Fields(Node.root(nothing, unheard), nothing));
  }

  /// The object itself.
  Node node() {
    return node;
  }

  Optional<Node> optional(String key) {
    asked.add(key);
    return node.member(key);
  }

  Optional<Node> required(String key) {
    Optional<Node> value = optional(key);
    if (value.isEmpty()) {
      node.error("the key \"%s\" is missing".formatted(key), "");
    }
    return value;
  }

  /// A text that may be empty.
  String text(String key) {
    return required(key).map(Node::text).orElse("");
  }

  /// A text that is not empty.
  String name(String key) {
    return required(key).map(Node::name).orElse("");
  }

  /// The id of the whole file, by which the file is called, with a suffix.
  String id(Names names, String suffix) {
    Optional<Node> node = required("id");
    String id = node.map(Node::name).orElse("");
    if (!id.isBlank() && !names.allow(id)) {
      node.ifPresent(value -> value.error(names.complaint(id), names.hint()));
    } else {
      node.ifPresent(value -> Reading.checkId(value, suffix));
    }
    return id;
  }

  /// A whole number from 0 to `high`.
  int count(String key, int high) {
    return required(key).map(value -> value.count(high)).orElse(0);
  }

  /// A list of texts, empty where the key is missing.
  List<String> texts(String key) {
    return optional(key).map(Node::items).orElse(List.of()).stream().map(Node::text).toList();
  }

  <T> T object(String key, Function<Fields, T> form) {
    return required(key).map(value -> value.object(form)).orElseGet(() -> standIn(node, form));
  }

  <T> Map<String, T> map(String key, Names names, Function<Node, T> form) {
    return required(key).map(value -> value.map(names, form)).orElseGet(LinkedHashMap::new);
  }

  /// The one key of several that the object must have exactly one of.
  ///
  /// @param what what these keys say, for the complaint
  Optional<String> oneOf(String what, List<String> keys) {
    asked.addAll(keys);
    List<String> present = object.members().keySet().stream().filter(keys::contains).toList();
    if (present.isEmpty()) {
      node.error("%s is missing".formatted(what), "one of these keys: " + String.join(", ", keys));
    }
    present.stream()
        .skip(1)
        .flatMap(key -> node.member(key).stream())
        .forEach(
            surplus ->
                surplus.errorAtKey(
                    "%s is said twice: by \"%s\" already".formatted(what, present.getFirst()),
                    "keep one of them"));
    return present.stream().findFirst();
  }

  void complainOfUnknown() {
    object
        .members()
        .forEach(
            (key, member) -> {
              if (!asked.contains(key)) {
                node.child(key, member)
                    .errorAtKey(
                        "unknown key " + Printable.quoted(key), node.similar(key, missing()));
              }
            });
  }

  /// Keys that could have been meant: the ones that were asked for and are not there, else all.
  private Set<String> missing() {
    Set<String> missing = new LinkedHashSet<>(asked);
    missing.removeAll(object.members().keySet());
    return missing.isEmpty() ? asked : missing;
  }
}
