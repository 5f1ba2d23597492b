// SPDX-License-Identifier: Apache-2.0
package entryscope.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// Reads conditions: names of switches joined by `|`, `&`, `!` and parentheses; `&` binds tighter
/// than `|`.
public final class ConditionParser {
  private static final int MAX_DEPTH = 50;

  private final String text;
  private int at;
  private int depth;

  private ConditionParser(String text) {
    this.text = text;
  }

  /// The condition that `text` writes.
  ///
  /// @throws ConditionSyntaxException where it writes none, with the offset of the mistake
  public static Condition parse(String text) {
    ConditionParser parser = new ConditionParser(text);
    Condition condition = parser.any();
    parser.skipBlanks();
    if (parser.at < text.length()) {
      throw parser.expected("'&', '|' or the end");
    }
    return condition;
  }

  private Condition any() {
    return chain('|', ConditionParser::all, Condition.Any::new);
  }

  private Condition all() {
    return chain('&', ConditionParser::not, Condition.All::new);
  }

  private Condition chain(
      char sign,
      Function<ConditionParser, Condition> operand,
      Function<List<Condition>, Condition> join) {
    List<Condition> parts = new ArrayList<>(List.of(operand.apply(this)));
    while (accept(sign)) {
      parts.add(operand.apply(this));
    }
    return parts.size() == 1 ? parts.getFirst() : join.apply(parts);
  }

  private Condition not() {
    if (++depth > MAX_DEPTH) {
      throw new ConditionSyntaxException("nested too deeply", at);
    }
    Condition condition;
    if (accept('!')) {
      condition = new Condition.Not(not());
    } else if (accept('(')) {
      condition = any();
      if (!accept(')')) {
        throw expected("')'");
      }
    } else {
      condition = new Condition.On(name());
    }
    depth--;
    return condition;
  }

  private String name() {
    skipBlanks();
    int start = at;
    while (at < text.length() && isNamePart(text.charAt(at))) {
      at++;
    }
    if (at == start) {
      throw expected("the name of a switch");
    }
    return text.substring(start, at);
  }

  private static boolean isNamePart(char c) {
    return c == '-' || c == '_' || c == '.' || Character.isLetterOrDigit(c);
  }

  private boolean accept(char sign) {
    skipBlanks();
    if (at < text.length() && text.charAt(at) == sign) {
      at++;
      return true;
    }
    return false;
  }

  private void skipBlanks() {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
  }

  private ConditionSyntaxException expected(String what) {
    return new ConditionSyntaxException("expected " + what, at);
  }
}
