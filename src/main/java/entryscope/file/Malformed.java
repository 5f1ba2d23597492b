// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;

/// Says in plain words why a text is no JSON.
///
/// The parser's own messages are only looked at to tell the cases apart: they name its settings.
record Malformed(Document document, JsonParser parser, Findings findings) {

  private record Explanation(String message, String hint) {}

  void explain(JacksonException exception) {
    TokenStreamLocation location = exception.getLocation();
    Position at = JsonReader.position(location == null ? parser.currentLocation() : location);
    String reason = String.valueOf(exception.getOriginalMessage());
    Explanation explanation =
        exception instanceof StreamConstraintsException ? limit(reason) : mistake(reason, at);
    String pointer = parser.streamReadContext().pathAsPointer().toString();
    findings.error(at, pointer, explanation.message(), explanation.hint());
  }

  private static Explanation limit(String reason) {
    if (reason.contains("nesting depth")) {
      return new Explanation("nested more than %d deep".formatted(JsonReader.MAX_DEPTH), "");
    }
    if (reason.startsWith("Name length")) {
      return new Explanation("a key of more than 1000 characters", "");
    }
    if (reason.startsWith("Number value length")) {
      return new Explanation("a number of more than 100 characters", "");
    }
    if (reason.startsWith("String value length")) {
      return new Explanation("a text of more than a million characters", "");
    }
    return new Explanation("too much in one file: more than a million values", "");
  }

  private Explanation mistake(String reason, Position at) {
    if (reason.contains("end-of-input")) {
      return new Explanation("the file ends too early: " + unfinished(reason), "");
    }
    if (reason.contains("Non-standard token")) {
      return new Explanation("NaN and Infinity are no numbers of JSON", "leave the value out");
    }
    if (reason.contains("comment")) {
      return new Explanation("JSON has no comments", "say it in a text of the file");
    }
    if (reason.contains("start property name")) {
      return key(at);
    }
    if (reason.contains("expecting a colon")) {
      return new Explanation("expected ':' after the key, found " + found(at), "");
    }
    if (reason.contains("expecting comma")) {
      String close = parser.streamReadContext().inObject() ? "'}'" : "']'";
      String message = "expected ',' or %s, found %s".formatted(close, found(at));
      return new Explanation(message, "is a comma missing before it?");
    }
    if (reason.contains("close marker")) {
      return new Explanation(found(at) + " closes nothing here" + opened(), "");
    }
    if (reason.contains("expected a valid value") || reason.contains("Unrecognized token")) {
      return value(at);
    }
    if (reason.contains("numeric value")) {
      return new Explanation(
          "no number of JSON", "write it like 12, 0.5 or 1e6, without leading zeros or '+'");
    }
    if (reason.contains("unquoted character")) {
      return new Explanation("a line break or control character in a text", "write it as \\n");
    }
    if (reason.contains("escape")) {
      return new Explanation("no escape of JSON", "a backslash itself is written \\\\");
    }
    return new Explanation("no JSON: unexpected " + found(at), "");
  }

  private Explanation key(Position at) {
    if (previous(at) == ',') {
      return new Explanation(
          "expected a key after the comma, found " + found(at),
          character(at) == '}' ? "remove the comma before it" : "keys stand in double quotes");
    }
    return new Explanation(
        "expected a key or '}', found " + found(at), "keys stand in double quotes");
  }

  private Explanation value(Position at) {
    boolean close = character(at) == ']' || character(at) == '}';
    return new Explanation(
        "expected a value, found " + found(at),
        close && previous(at) == ',' ? "remove the comma before it" : "");
  }

  private String unfinished(String reason) {
    if (reason.contains("closing quote")) {
      return "a text is not closed";
    }
    String open = opened();
    return open.isEmpty() ? "in the middle of a value" : "still open" + open;
  }

  /// The innermost bracket that is open, with its line.
  private String opened() {
    TokenStreamContext context = parser.streamReadContext();
    if (context.inRoot()) {
      return "";
    }
    int line = context.startLocation(null).getLineNr();
    return ": the '%s' of line %d".formatted(context.inObject() ? "{" : "[", line);
  }

  private char character(Position at) {
    return at.offset() < document.text().length() ? document.text().charAt(at.offset()) : ' ';
  }

  /// The last character before `at` that is not blank.
  private char previous(Position at) {
    String before =
        document
            .text()
            .substring(0, Math.min(at.offset(), document.text().length()))
            .stripTrailing();
    return before.isEmpty() ? ' ' : before.charAt(before.length() - 1);
  }

  /// The word or character at a place.
  private String found(Position at) {
    int end = at.offset();
    while (end < document.text().length()
        && end < at.offset() + 20
        && Character.isLetterOrDigit(document.text().charAt(end))) {
      end++;
    }
    if (end > at.offset() + 1) {
      return document.text().substring(at.offset(), end);
    }
    return at.offset() < document.text().length() ? "'" + character(at) + "'" : "the end";
  }
}
