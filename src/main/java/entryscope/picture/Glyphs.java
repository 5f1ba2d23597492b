// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.layout.Typeface;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.GlyphData;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/// The outlines of letters, from the bundled fonts alone: the same on every machine, with or
/// without fonts installed. One thread at a time.
final class Glyphs {
  private final Map<Typeface, Face> faces = new EnumMap<>(Typeface.class);

  Glyphs() {
    Map<String, TrueTypeFont> files = new HashMap<>();
    for (Typeface typeface : Typeface.values()) {
      TrueTypeFont font = files.computeIfAbsent(typeface.resource(), Glyphs::parse);
      faces.put(typeface, Face.of(font, typeface));
    }
  }

  private static TrueTypeFont parse(String resource) {
    try (InputStream bytes = stream(resource)) {
      return new TTFParser().parse(RandomAccessReadBuffer.createBufferFromStream(bytes));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// A bundled font's file.
  static InputStream stream(String resource) throws IOException {
    InputStream bytes = Glyphs.class.getResourceAsStream(resource);
    if (bytes == null) {
      throw new IOException("no font " + resource);
    }
    return bytes;
  }

  /// The outline of a line of text whose baseline begins at 0, 0; y grows downwards. A letter that
  /// the font lacks is the font's empty box.
  Shape outline(String text, Typeface typeface) {
    Face face = face(typeface);
    Path2D.Double line = new Path2D.Double(Path2D.WIND_NON_ZERO);
    double x = 0;
    for (int letter : text.codePoints().toArray()) {
      Glyph glyph = face.glyph(letter);
      line.append(
          glyph.outline().getPathIterator(AffineTransform.getTranslateInstance(x, 0)), false);
      x += glyph.advance();
    }
    return line;
  }

  boolean has(int letter, Typeface typeface) {
    return face(typeface).letters().getGlyphId(letter) != 0;
  }

  private Face face(Typeface typeface) {
    Face face = faces.get(typeface);
    if (face == null) {
      throw new IllegalArgumentException("no font " + typeface);
    }
    return face;
  }

  private record Glyph(Shape outline, double advance) {}

  private record Face(
      TrueTypeFont font, CmapLookup letters, double scale, Map<Integer, Glyph> known) {
    static Face of(TrueTypeFont font, Typeface typeface) {
      try {
        return new Face(
            font,
            font.getUnicodeCmapLookup(),
            typeface.size() / font.getUnitsPerEm(),
            new HashMap<>());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    Glyph glyph(int letter) {
      return known.computeIfAbsent(letter, this::read);
    }

    private Glyph read(int letter) {
      try {
        int id = letters.getGlyphId(letter);
        GlyphData data = font.getGlyph().getGlyph(id);
        Shape outline =
            data == null
                ? new Path2D.Double()
                : AffineTransform.getScaleInstance(scale, -scale)
                    .createTransformedShape(data.getPath());
        return new Glyph(outline, font.getAdvanceWidth(id) * scale);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
