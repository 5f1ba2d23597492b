// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import java.io.StringWriter;
import java.math.BigDecimal;
import java.math.RoundingMode;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/// XML in the making: one element per line, numbers with at most two decimals.
///
/// It writes to memory with the JDK's own writer, so nothing can fail but this program.
public final class Xml {
  private final StringWriter out = new StringWriter();
  private final XMLStreamWriter writer;

  /// A step that the JDK declares to fail.
  private interface Step {
    void run() throws XMLStreamException;
  }

  public Xml() {
    try {
      writer = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(out);
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
  }

  private Xml then(Step step) {
    try {
      step.run();
      return this;
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Opens an element on a line of its own.
  public Xml open(String name) {
    return then(
        () -> {
          writer.writeCharacters("\n");
          writer.writeStartElement(name);
        });
  }

  /// Opens an element inside a text, where a line end would be seen.
  public Xml inline(String name) {
    return then(() -> writer.writeStartElement(name));
  }

  /// An element that never has content.
  public Xml empty(String name, String attribute, String value) {
    return then(
        () -> {
          writer.writeCharacters("\n");
          writer.writeEmptyElement(name);
          writer.writeAttribute(attribute, legal(value));
        });
  }

  /// An element of XML that is complete and needs no escaping.
  public Xml whole(String xml) {
    return then(
        () -> {
          writer.writeCharacters("\n");
          writer.flush();
          out.write(xml);
        });
  }

  /// Adds an attribute to the element that was opened last.
  public Xml with(String name, String value) {
    return then(() -> writer.writeAttribute(name, legal(value)));
  }

  Xml with(String name, double value) {
    return with(name, number(value));
  }

  /// A text, escaped; what XML cannot hold is replaced.
  public Xml text(String text) {
    return then(() -> writer.writeCharacters(legal(text)));
  }

  /// Closes the element that was opened last and is still open.
  public Xml close() {
    return then(writer::writeEndElement);
  }

  /// The whole document.
  public String document() {
    return document("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
  }

  /// The whole document under a first line of its own.
  public String document(String first) {
    then(writer::writeEndDocument);
    return first + out + "\n";
  }

  static String number(double value) {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }

  /// The text without what XML cannot hold and without controls of direction.
  private static String legal(String text) {
    StringBuilder legal = new StringBuilder(text.length());
    text.codePoints().forEach(letter -> legal.appendCodePoint(isLegal(letter) ? letter : 0xFFFD));
    return legal.toString();
  }

  /// The text with every control of direction (U+202A to U+202E, U+2066 to U+2069) made visible: it
  /// could show a text other than the one that is meant.
  static String undirected(String text) {
    return text.codePoints().noneMatch(Xml::isDirection)
        ? text
        : text.codePoints()
            .map(letter -> isDirection(letter) ? 0xFFFD : letter)
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
            .toString();
  }

  private static boolean isDirection(int letter) {
    return (letter >= 0x202A && letter <= 0x202E) || (letter >= 0x2066 && letter <= 0x2069);
  }

  private static boolean isLegal(int letter) {
    return !isDirection(letter) && isXml(letter);
  }

  private static boolean isXml(int letter) {
    return letter == '\t'
        || letter == '\n'
        || (letter >= ' ' && letter <= 0xD7FF)
        || (letter >= 0xE000 && letter <= 0xFFFD)
        || letter >= 0x10000;
  }
}
