// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.io.JsonStringEncoder;

/// Writes JSON for people: what fits on a line stands on one.
final class JsonText {
  private static final int WIDTH = 100;
  private static final int DECIMALS = 4;

  private JsonText() {}

  /// The text of a document, with a line feed at its end.
  static String of(Json root) {
    StringBuilder out = new StringBuilder();
    write(root, "", WIDTH, true, out);
    return out.append('\n').toString();
  }

  /// A number as JSON writes it, without a fraction where it has none.
  static String number(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1e15
        ? Long.toString((long) value)
        : Double.toString(value);
  }

  /// The nearest number of at most four decimals.
  static double rounded(double value) {
    return BigDecimal.valueOf(value).setScale(DECIMALS, RoundingMode.HALF_EVEN).doubleValue();
  }

  /// @param room characters that are left in the line
  private static void write(Json json, String indent, int room, boolean open, StringBuilder out) {
    String flat = open ? "" : flat(json);
    if (!open && flat.length() <= room) {
      out.append(flat);
      return;
    }
    String inner = indent + "  ";
    List<String> parts = new ArrayList<>();
    switch (json) {
      case Json.Obj(Position _, var members) ->
          members.forEach(
              (key, member) -> parts.add(part(quoted(key) + ": ", member.value(), inner)));
      case Json.Arr(Position _, List<Json> items) ->
          items.forEach(item -> parts.add(part("", item, inner)));
      case Json.Text _, Json.Num _, Json.Bool _, Json.Null _ -> {
        out.append(flat(json));
        return;
      }
    }
    String brackets = json instanceof Json.Obj ? "{}" : "[]";
    out.append(brackets.charAt(0));
    if (!parts.isEmpty()) {
      out.append('\n').append(String.join(",\n", parts)).append('\n').append(indent);
    }
    out.append(brackets.charAt(1));
  }

  private static String part(String key, Json value, String indent) {
    StringBuilder part = new StringBuilder(indent).append(key);
    write(value, indent, WIDTH - part.length() - 1, false, part);
    return part.toString();
  }

  private static String flat(Json json) {
    return switch (json) {
      case Json.Obj(Position _, var members) -> {
        List<String> parts = new ArrayList<>();
        members.forEach((key, member) -> parts.add(quoted(key) + ": " + flat(member.value())));
        yield "{" + String.join(", ", parts) + "}";
      }
      case Json.Arr(Position _, List<Json> items) ->
          "[" + String.join(", ", items.stream().map(JsonText::flat).toList()) + "]";
      case Json.Text(Position _, String value) -> quoted(value);
      case Json.Num(Position _, double value) -> number(value);
      case Json.Bool(Position _, boolean value) -> Boolean.toString(value);
      case Json.Null _ -> "null";
    };
  }

  private static String quoted(String text) {
    return '"' + new String(JsonStringEncoder.getInstance().quoteAsCharArray(text)) + '"';
  }
}
