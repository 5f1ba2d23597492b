// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Architecture;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;

/// Reads pieces from the text, and remembers those of the operation at hand.
final class PieceStore {
  private final Text text;
  private final Architecture architecture;
  private final Contents contents;
  private final Places places;
  private final Names names;
  private final Map<Integer, Piece> recent = new HashMap<>();

  PieceStore(Text text, Architecture architecture, Contents contents, Places places, Names names) {
    this.text = text;
    this.architecture = architecture;
    this.contents = contents;
    this.places = places;
    this.names = names;
  }

  Piece read(int place) throws ListingException {
    Piece known = recent.get(place);
    if (known == null) {
      known = fresh(place);
      recent.put(place, known);
    }
    return known;
  }

  /// Forgets all pieces but that of one place, which comes next.
  void forgetAllBut(int place) {
    recent.keySet().removeIf(p -> p != place);
  }

  void forget() {
    recent.clear();
  }

  private Piece fresh(int place) throws ListingException {
    Headers headers = contents.headers();
    int header = places.readFrom(place);
    long shift = contents.sections().shift(headers.section(header));
    OptionalLong end = end(place, header, shift);
    PieceReader reader = new PieceReader(architecture, headers.address(header) - shift, end);
    long offset = headers.offset(header);
    long length = places.textEnd(header) - offset;
    try (InputStream in = text.from(offset)) {
      Lines lines = new Lines(in, offset, headers.line(header) - 1, length);
      for (lines.next(); lines.next() && lines.offset() < offset + length; ) {
        reader.line(lines.text(), lines.number());
      }
    } catch (IOException e) {
      throw new ListingException(headers.line(header), "cannot read the listing", e.toString());
    }
    return reader.finished(names, shift);
  }

  private OptionalLong end(int place, int header, long shift) {
    if (place + 1 >= places.count()) {
      return OptionalLong.empty();
    }
    int next = places.readFrom(place + 1);
    boolean sameSection = contents.headers().section(next) == contents.headers().section(header);
    return sameSection ? OptionalLong.of(places.address(place + 1) - shift) : OptionalLong.empty();
  }
}
