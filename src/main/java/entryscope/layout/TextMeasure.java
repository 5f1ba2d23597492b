// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/// How wide a text is: the sum of its letters' advance widths in the font's own file.
///
/// Neither the platform's fonts nor a display are asked, so the answer is the same everywhere.
/// Kerning is left out; it narrows a text by a percent or two. One thread at a time.
public final class TextMeasure {
  private static final String ELLIPSIS = "…";
  private static final String SEPARATOR = " · ";

  private final Map<Typeface, Face> faces = new EnumMap<>(Typeface.class);

  /// Reads the bundled fonts.
  ///
  /// @throws UncheckedIOException where the program was packed without them
  public TextMeasure() {
    Map<String, TrueTypeFont> files = new HashMap<>();
    for (Typeface typeface : Typeface.values()) {
      TrueTypeFont font = files.computeIfAbsent(typeface.resource(), TextMeasure::parse);
      faces.put(typeface, new Face(font, typeface.size()));
    }
  }

  private static TrueTypeFont parse(String resource) {
    try (InputStream bytes = TextMeasure.class.getResourceAsStream(resource)) {
      if (bytes == null) {
        throw new IOException("no font " + resource);
      }
      return new TTFParser().parse(RandomAccessReadBuffer.createBufferFromStream(bytes));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The width of a line of text in pixels.
  public double width(String text, Typeface typeface) {
    return text.codePoints().mapToDouble(letter -> advance(letter, typeface)).sum();
  }

  private double advance(int letter, Typeface typeface) {
    Face face = faces.get(typeface);
    return face == null ? typeface.size() : face.advance(letter);
  }

  /// The text, cut short with an ellipsis where it is wider than `width`.
  public String fit(String text, Typeface typeface, double width) {
    if (width(text, typeface) <= width) {
      return text;
    }
    double used = width(ELLIPSIS, typeface);
    StringBuilder kept = new StringBuilder();
    for (int letter : text.codePoints().toArray()) {
      used += advance(letter, typeface);
      if (used > width) {
        break;
      }
      kept.appendCodePoint(letter);
    }
    return kept.toString().stripTrailing() + ELLIPSIS;
  }

  /// The text in lines of at most `width`, broken between words; a longer word, and the last of
  /// `most` lines, is cut short.
  public List<String> wrap(String text, Typeface typeface, double width, int most) {
    List<String> lines = new ArrayList<>();
    String line = "";
    for (String word : text.split(" ")) {
      String longer = line.isEmpty() ? word : line + " " + word;
      boolean isFull = !line.isEmpty() && width(longer, typeface) > width;
      if (isFull && lines.size() + 1 < most) {
        lines.add(line);
        line = word;
      } else {
        line = longer;
      }
    }
    lines.add(line);
    return lines.stream().map(cut -> fit(cut, typeface, width)).toList();
  }

  /// The same for a list joined by ` · `: whole parts are left out, as long as one remains.
  public String fitParts(String list, Typeface typeface, double width) {
    String cut = list;
    while (width(cut, typeface) > width) {
      int last = cut.lastIndexOf(SEPARATOR);
      if (last < 0) {
        return fit(list, typeface, width);
      }
      cut = cut.substring(0, last) + " " + ELLIPSIS;
    }
    return cut;
  }

  /// One font at one size, with the widths asked for so far.
  private static final class Face {
    private final TrueTypeFont font;
    private final CmapLookup letters;
    private final double scale;
    private final Map<Integer, Double> advances = new HashMap<>();

    Face(TrueTypeFont font, double size) {
      try {
        this.font = font;
        this.letters = font.getUnicodeCmapLookup();
        this.scale = size / font.getUnitsPerEm();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    double advance(int letter) {
      return advances.computeIfAbsent(letter, this::read);
    }

    private double read(int letter) {
      try {
        return font.getAdvanceWidth(letters.getGlyphId(letter)) * scale;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
