// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.layout.Typeface;
import java.io.IOException;
import java.io.InputStream;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDType0Font;

/// The bundled fonts in a PDF: embedded, cut down to the letters that are used, and searchable.
final class PdfFonts {
  private final Map<Typeface, PDType0Font> fonts = new EnumMap<>(Typeface.class);
  private final Glyphs glyphs = new Glyphs();

  PdfFonts(PDDocument document) throws IOException {
    Map<String, PDType0Font> files = new HashMap<>();
    for (Typeface typeface : Typeface.values()) {
      PDType0Font font = files.get(typeface.resource());
      if (font == null) {
        try (InputStream bytes = Glyphs.stream(typeface.resource())) {
          font = PDType0Font.load(document, bytes, true);
        }
        files.put(typeface.resource(), font);
      }
      fonts.put(typeface, font);
    }
  }

  PDType0Font font(Typeface typeface) {
    PDType0Font font = fonts.get(typeface);
    if (font == null) {
      throw new IllegalArgumentException("no font " + typeface);
    }
    return font;
  }

  /// The text with a question mark for each letter that the font lacks.
  String writable(String text, Typeface typeface) {
    StringBuilder writable = new StringBuilder();
    text.codePoints()
        .forEach(letter -> writable.appendCodePoint(glyphs.has(letter, typeface) ? letter : '?'));
    return writable.toString();
  }
}
