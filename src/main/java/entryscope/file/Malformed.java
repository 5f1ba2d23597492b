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

  private static final String NUMBERS =
      "write it like 12, 0.5 or 1e6, without leading zeros or '+'";

  private record Explanation(String message, String hint) {}

  void explain(JacksonException exception) {
    TokenStreamLocation location = exception.getLocation();
    Position at = JsonReader.position(location == null ? parser.currentLocation() : location);
    String reason = String.valueOf(exception.getOriginalMessage());
    if (reason.contains("Non-standard token")) {
      at = document.startOfWord(at);
    }
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
    return new Explanation("too much in one file: more than half a million keys and values", "");
  }

  private Explanation mistake(String reason, Position at) {
    if (reason.contains("expected a valid value") || reason.contains("Unrecognized token")) {
      return value(at);
    }
    if (reason.contains("end-of-input")) {
      return new Explanation("the file ends too early: " + unfinished(reason), "");
    }
    if (reason.contains("Non-standard token")) {
      return new Explanation("NaN and Infinity are no numbers of JSON", "leave the value out");
    }
    if (reason.contains("(non-standard) comment")) {
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
      String open = opened();
      String message = open.isEmpty() ? " closes nothing" : " does not close " + open;
      return new Explanation(found(at) + message, "");
    }
    if (reason.contains("numeric value")) {
      return new Explanation("no number of JSON", NUMBERS);
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
    if (document.before(at.offset()) == ',') {
      return new Explanation(
          "expected a key after the comma, found " + found(at),
          document.character(at.offset()) == '}'
              ? "remove the comma before it"
              : "keys stand in double quotes");
    }
    return new Explanation(
        "expected a key or '}', found " + found(at), "keys stand in double quotes");
  }

  private Explanation value(Position at) {
    if (parser.streamReadContext().inRoot() && document.before(at.offset()) != ' ') {
      return new Explanation("more text after the end of the document: " + found(at), "");
    }
    String message = "expected a value, found " + found(at);
    return switch (document.character(at.offset())) {
      case ']', '}' ->
          new Explanation(
              message, document.before(at.offset()) == ',' ? "remove the comma before it" : "");
      case '.' -> new Explanation(message, NUMBERS);
      default ->
          new Explanation(message, "texts stand in double quotes, true and false in small letters");
    };
  }

  private String unfinished(String reason) {
    if (reason.contains("closing quote")) {
      return "a text is not closed";
    }
    String open = opened();
    return open.isEmpty() ? "in the middle of a value" : open + " is not closed";
  }

  /// The innermost bracket that is open, with its line.
  private String opened() {
    TokenStreamContext context = parser.streamReadContext();
    if (context.inRoot()) {
      return "";
    }
    int line = context.startLocation(null).getLineNr();
    return "the '%s' of line %d".formatted(context.inObject() ? "{" : "[", line);
  }

  /// The word or character at a place.
  private String found(Position at) {
    String word = document.word(at.offset());
    return word.isEmpty() ? "the end" : word.length() == 1 ? "'" + word + "'" : word;
  }
}
