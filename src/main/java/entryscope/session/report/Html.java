// SPDX-License-Identifier: Apache-2.0
package entryscope.session.report;

import entryscope.picture.Xml;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// An HTML page in the making that is well-formed XML too. Every text is escaped.
final class Html {
  private static final Pattern LINK = Pattern.compile("https?://[^\\s<>\"]*[^\\s<>\".,;:)]");

  private final Xml xml = new Xml();

  /// Opens an element on a line of its own.
  Html open(String name) {
    xml.open(name);
    return this;
  }

  /// Opens an element inside a text, where a line end would be seen.
  Html inline(String name) {
    xml.inline(name);
    return this;
  }

  Html with(String name, String value) {
    xml.with(name, value);
    return this;
  }

  Html text(String text) {
    xml.text(text);
    return this;
  }

  Html close() {
    xml.close();
    return this;
  }

  /// An element with a text and nothing else.
  Html element(String name, String text) {
    return open(name).text(text).close();
  }

  /// An element of a class with a text.
  Html element(String name, String type, String text) {
    return open(name).with("class", type).text(text).close();
  }

  /// An element that never has content.
  Html empty(String name, String attribute, String value) {
    xml.empty(name, attribute, value);
    return this;
  }

  /// A text whose addresses can be followed.
  Html linked(String text) {
    Matcher link = LINK.matcher(text);
    int from = 0;
    while (link.find()) {
      text(text.substring(from, link.start()));
      inline("a").with("href", link.group()).text(link.group()).close();
      from = link.end();
    }
    return text(text.substring(from));
  }

  /// An element of XML that is complete and needs no escaping.
  Html whole(String complete) {
    xml.whole(complete);
    return this;
  }

  String document() {
    return xml.document("<!DOCTYPE html>");
  }
}
