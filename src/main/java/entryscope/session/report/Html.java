// SPDX-License-Identifier: Apache-2.0
package entryscope.session.report;

import java.io.StringWriter;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/// An HTML page in the making that is well-formed XML too. Every text is escaped; it is written to
/// memory with the JDK's own writer, so nothing can fail but this program.
final class Html {
  private static final int REPLACEMENT = 0xFFFD;
  private static final Pattern LINK = Pattern.compile("https?://[^\\s<>\"]*[^\\s<>\".,;:)]");

  private final StringWriter out = new StringWriter();
  private final XMLStreamWriter writer;

  /// A step that the JDK declares to fail.
  private interface Step {
    void run() throws XMLStreamException;
  }

  Html() {
    try {
      writer = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(out);
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
  }

  private Html then(Step step) {
    try {
      step.run();
      return this;
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Opens an element on a line of its own.
  Html open(String name) {
    return then(
        () -> {
          writer.writeCharacters("\n");
          writer.writeStartElement(name);
        });
  }

  /// Opens an element inside a text, where a line end would be seen.
  Html inline(String name) {
    return then(() -> writer.writeStartElement(name));
  }

  Html with(String name, String value) {
    return then(() -> writer.writeAttribute(name, legal(value)));
  }

  Html text(String text) {
    return then(() -> writer.writeCharacters(legal(text)));
  }

  Html close() {
    return then(writer::writeEndElement);
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
    return then(
        () -> {
          writer.writeCharacters("\n");
          writer.writeEmptyElement(name);
          writer.writeAttribute(attribute, value);
        });
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
  Html whole(String xml) {
    return then(
        () -> {
          writer.writeCharacters("\n");
          writer.flush();
          out.write(xml);
        });
  }

  String document() {
    then(writer::writeEndDocument);
    return "<!DOCTYPE html>" + out + "\n";
  }

  /// The text without what XML cannot hold.
  private static String legal(String text) {
    StringBuilder legal = new StringBuilder(text.length());
    text.codePoints().forEach(each -> legal.appendCodePoint(isLegal(each) ? each : REPLACEMENT));
    return legal.toString();
  }

  private static boolean isLegal(int letter) {
    return letter == '\t'
        || letter == '\n'
        || (letter >= ' ' && letter <= 0xD7FF)
        || (letter >= 0xE000 && letter <= 0xFFFD)
        || letter >= 0x10000;
  }
}
