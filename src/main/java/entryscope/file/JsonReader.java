// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;

/// Makes a tree of a document's JSON: strict, of bounded depth and size, every key of an object
/// once.
final class JsonReader {
  static final int MAX_DEPTH = 100;
  private static final int MAX_STRING = 1_000_000;
  private static final int MAX_NAME = 1000;
  private static final int MAX_NUMBER = 100;
  private static final int MAX_TOKENS = 2_000_000;

  /// Names are not interned: a table of names that outlives a file is one that a file can attack.
  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(MAX_DEPTH)
                  .maxStringLength(MAX_STRING)
                  .maxNameLength(MAX_NAME)
                  .maxNumberLength(MAX_NUMBER)
                  .maxTokenCount(MAX_TOKENS)
                  .build())
          .disable(TokenStreamFactory.Feature.CANONICALIZE_PROPERTY_NAMES)
          .disable(TokenStreamFactory.Feature.INTERN_PROPERTY_NAMES)
          .build();

  private final JsonParser parser;
  private final Findings findings;

  private JsonReader(JsonParser parser, Findings findings) {
    this.parser = parser;
    this.findings = findings;
  }

  /// The document's value; absent where the text is no JSON, which is then a finding.
  static Optional<Json> read(Document document, Findings findings) {
    try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), document.text())) {
      try {
        return new JsonReader(parser, findings).document();
      } catch (JacksonException e) {
        new Malformed(document, parser, findings).explain(e);
        return Optional.empty();
      }
    }
  }

  private Optional<Json> document() {
    JsonToken first = parser.nextToken();
    if (first == null) {
      findings.error(new Position(1, 1, 0), "", "the file is empty", "");
      return Optional.empty();
    }
    Json root = value(first);
    if (parser.nextToken() != null) {
      findings.error(here(), "", "more text after the end of the document", "");
    }
    return Optional.of(root);
  }

  private Json value(JsonToken token) {
    Position at = here();
    return switch (token) {
      case START_OBJECT -> object(at);
      case START_ARRAY -> array(at);
      case VALUE_STRING -> new Json.Text(at, parser.getString());
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT ->
          new Json.Num(at, Double.parseDouble(parser.getString()));
      case VALUE_TRUE -> new Json.Bool(at, true);
      case VALUE_FALSE -> new Json.Bool(at, false);
      case VALUE_NULL -> new Json.Null(at);
      case END_OBJECT, END_ARRAY, PROPERTY_NAME, VALUE_EMBEDDED_OBJECT, NOT_AVAILABLE ->
          throw new IllegalStateException("no value begins with " + token);
    };
  }

  private Json.Obj object(Position at) {
    Map<String, Json.Member> members = new LinkedHashMap<>();
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      String key = parser.currentName();
      Position keyAt = here();
      Json.Member member = new Json.Member(keyAt, value(parser.nextToken()));
      Json.Member before = members.putIfAbsent(key, member);
      if (before != null) {
        findings.error(
            keyAt,
            parser.streamReadContext().pathAsPointer().toString(),
            "the key %s stands here a second time".formatted(Printable.quoted(key)),
            "the first is in line " + before.at().line());
      }
    }
    return new Json.Obj(at, members);
  }

  private Json.Arr array(Position at) {
    List<Json> items = new ArrayList<>();
    for (JsonToken token = parser.nextToken();
        token != JsonToken.END_ARRAY;
        token = parser.nextToken()) {
      items.add(value(token));
    }
    return new Json.Arr(at, items);
  }

  private Position here() {
    return position(parser.currentTokenLocation());
  }

  static Position position(TokenStreamLocation location) {
    return new Position(
        location.getLineNr(), location.getColumnNr(), (int) location.getCharOffset());
  }
}
