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
final class Xml {
  private final StringWriter out = new StringWriter();
  private final XMLStreamWriter writer;

  /// A step that the JDK declares to fail.
  private interface Step {
    void run() throws XMLStreamException;
  }

  Xml() {
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
  Xml open(String name) {
    return then(
        () -> {
          writer.writeCharacters("\n");
          writer.writeStartElement(name);
        });
  }

  Xml with(String name, String value) {
    return then(() -> writer.writeAttribute(name, legal(value)));
  }

  Xml with(String name, double value) {
    return with(name, number(value));
  }

  Xml text(String text) {
    return then(() -> writer.writeCharacters(legal(text)));
  }

  Xml close() {
    return then(writer::writeEndElement);
  }

  /// The whole document.
  String document() {
    then(writer::writeEndDocument);
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>" + out + "\n";
  }

  static String number(double value) {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }

  /// The text without what XML cannot hold.
  private static String legal(String text) {
    StringBuilder legal = new StringBuilder(text.length());
    text.codePoints().forEach(letter -> legal.appendCodePoint(isLegal(letter) ? letter : 0xFFFD));
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
