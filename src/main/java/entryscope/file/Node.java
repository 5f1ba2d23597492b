// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/// A value of a document together with its place, for reading it and for complaining about it.
///
/// Every reading method gives a value of its type in any case: where the document has none, it
/// complains and gives a stand-in, so that one mistake does not hide the next.
///
/// @param key where its key stands, or the value itself where it has none
/// @param pointer the JSON pointer to it
record Node(Json json, Position key, String pointer, Findings findings) {
  private static final int MAX_TEXT = 20_000;

  static Node root(Json json, Findings findings) {
    return new Node(json, json.at(), "", findings);
  }

  void error(String message, String hint) {
    findings.error(json.at(), pointer, message, hint);
  }

  /// The same value, of which errors are said as warnings.
  Node asWarnings() {
    return new Node(json, key, pointer, findings.asWarnings());
  }

  void warning(String message, String hint) {
    findings.warning(json.at(), pointer, message, hint);
  }

  /// Complains about the thing that the key names rather than about its value.
  void errorAtKey(String message, String hint) {
    findings.error(key, pointer, message, hint);
  }

  /// Complains about the text after its first `index` characters.
  void errorInside(int index, String message, String hint) {
    findings.error(findings.document().inString(json.at(), index), pointer, message, hint);
  }

  /// The key or index that leads to it.
  String lastStep() {
    String step = pointer.substring(pointer.lastIndexOf('/') + 1);
    return step.replace("~1", "/").replace("~0", "~");
  }

  private void expected(String what, String found) {
    error("expected %s, found %s".formatted(what, found), "");
  }

  /// A hint at the name that was meant, unless nobody would read it.
  String similar(String wrong, Collection<String> names) {
    return findings.isFull() ? "" : Similar.hint(wrong, names);
  }

  /// The member `name` of this object.
  Optional<Node> member(String name) {
    return json instanceof Json.Obj(Position _, Map<String, Json.Member> members)
        ? Optional.ofNullable(members.get(name)).map(member -> child(name, member))
        : Optional.empty();
  }

  Node child(String name, Json.Member member) {
    String step = name.replace("~", "~0").replace("/", "~1");
    return new Node(member.value(), member.at(), pointer + "/" + step, findings);
  }

  /// What the steps, keys of objects and numbers of list items, lead to, as far as they lead.
  Node find(String... steps) {
    Node node = this;
    for (String step : steps) {
      Optional<Node> next = node.json instanceof Json.Arr ? node.item(step) : node.member(step);
      if (next.isEmpty()) {
        return node;
      }
      node = next.get();
    }
    return node;
  }

  private Optional<Node> item(String index) {
    int i = Integer.parseInt(index);
    return json instanceof Json.Arr(Position _, List<Json> items) && i < items.size()
        ? Optional.of(item(i, items.get(i)))
        : Optional.empty();
  }

  private Node item(int index, Json item) {
    return new Node(item, item.at(), pointer + "/" + index, findings);
  }

  /// The items of a list.
  List<Node> items() {
    if (json instanceof Json.Arr(Position _, List<Json> items)) {
      return IntStream.range(0, items.size()).mapToObj(i -> item(i, items.get(i))).toList();
    }
    expected("a list", json.kind());
    return List.of();
  }

  /// What `form` makes of an object; keys that it does not ask for are complained about.
  <T> T object(Function<Fields, T> form) {
    if (json instanceof Json.Obj object) {
      Fields fields = new Fields(this, object);
      T value = form.apply(fields);
      fields.complainOfUnknown();
      return value;
    }
    expected("an object", json.kind());
    return Fields.standIn(this, form);
  }

  /// The members of an object that is keyed by names.
  <T> Map<String, T> map(Names names, Function<Node, T> form) {
    Map<String, T> map = new LinkedHashMap<>();
    if (json instanceof Json.Obj(Position _, Map<String, Json.Member> members)) {
      members.forEach(
          (name, member) -> {
            Node node = child(name, member);
            if (!names.allow(name)) {
              node.errorAtKey(names.complaint(name), names.hint());
            }
            map.put(name, form.apply(node));
          });
    } else {
      expected("an object", json.kind());
    }
    return map;
  }

  String text() {
    if (!(json instanceof Json.Text(Position _, String value))) {
      expected("a text", json.kind());
      return "";
    }
    if (value.length() > MAX_TEXT) {
      error("a text of more than %d characters".formatted(MAX_TEXT), "");
      return "";
    }
    for (int i = 0; i < value.length(); i += Character.charCount(value.codePointAt(i))) {
      int c = value.codePointAt(i);
      int type = Character.getType(c);
      if (type == Character.SURROGATE || (type == Character.CONTROL && c != '\n' && c != '\t')) {
        errorInside(i, "a text cannot hold the character U+%04X".formatted(c), "");
        return "";
      }
    }
    return value;
  }

  /// A text that says something.
  String name() {
    if (json instanceof Json.Text(Position _, String value) && value.isBlank()) {
      error("this must not be empty", "");
    }
    return text();
  }

  /// A number in a range, which `what` describes.
  double number(double low, double high, String what) {
    if (!(json instanceof Json.Num(Position _, double value))) {
      expected(what, json.kind());
    } else if (value < low || value > high) {
      expected(what, Double.isInfinite(value) ? "a larger one" : JsonText.number(value));
    } else {
      return value;
    }
    return low;
  }

  /// A whole number from 0 to `high`.
  int count(int high) {
    double value = number(0, high, "a whole number from 0 to " + high);
    if (value != Math.rint(value)) {
      expected("a whole number", JsonText.number(value));
      return 0;
    }
    return (int) value;
  }

  boolean truth() {
    if (json instanceof Json.Bool(Position _, boolean value)) {
      return value;
    }
    expected("true or false", json.kind());
    return false;
  }

  /// The one of the values whose id the text is.
  <E> Optional<E> choice(Collection<E> values, Function<E, String> id) {
    String wanted = name();
    Optional<E> chosen = values.stream().filter(each -> id.apply(each).equals(wanted)).findFirst();
    if (chosen.isEmpty() && !wanted.isBlank()) {
      error(
          "unknown here: " + Printable.quoted(wanted),
          similar(wanted, values.stream().map(id).toList()));
    }
    return chosen;
  }
}
