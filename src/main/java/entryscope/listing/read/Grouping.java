// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Architecture;
import entryscope.listing.read.Contents.Sized;
import java.util.List;
import java.util.Optional;

/// Which places make one function: by the symbol table where there is one, else by [Joining].
final class Grouping {
  /// Places from the first up to the last, that excluded.
  record Group(int first, int last, Optional<Sized> symbol) {}

  private final Places places;
  private final Extents extents;
  private final PieceStore pieces;
  private final Joining joining;

  Grouping(Places places, Extents extents, PieceStore pieces, Architecture architecture) {
    this.places = places;
    this.extents = extents;
    this.pieces = pieces;
    this.joining = new Joining(architecture);
  }

  /// The group that the place belongs to.
  Group around(int place) throws ListingException {
    Optional<Sized> symbol = extents.enclosing(places.address(place));
    int first = place;
    while (first > 0 && together(first - 1, first, symbol)) {
      first--;
    }
    return new Group(first, endOf(place, symbol), symbol);
  }

  /// The group that begins with the place.
  Group from(int place) throws ListingException {
    Optional<Sized> symbol = extents.enclosing(places.address(place));
    return new Group(place, endOf(place, symbol), symbol);
  }

  private int endOf(int place, Optional<Sized> symbol) throws ListingException {
    int last = place + 1;
    while (last < places.count() && together(last - 1, last, symbol)) {
      last++;
    }
    return last;
  }

  private boolean together(int before, int place, Optional<Sized> symbol) throws ListingException {
    if (symbol.isPresent()) {
      return Extents.contains(symbol.get(), places.address(before))
          && Extents.contains(symbol.get(), places.address(place));
    }
    List<String> names = places.names(place);
    if (names.stream().allMatch(Joining::isInner)) {
      return true;
    }
    boolean known =
        !extents.isEmpty()
            && (extents.enclosing(places.address(before)).isPresent()
                || extents.enclosing(places.address(place)).isPresent());
    if (known || Joining.isApart(places.name(before), names.getFirst())) {
      return false;
    }
    return joining.joins(pieces.read(before).instructions(), pieces.read(place).instructions());
  }
}
