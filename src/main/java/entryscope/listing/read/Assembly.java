// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.FunctionListing;
import entryscope.listing.Instruction;
import entryscope.listing.Symbol;
import entryscope.listing.read.Contents.Sized;
import entryscope.listing.read.Grouping.Group;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Makes a function of a group of places and its cold parts.
final class Assembly {
  private final Contents contents;
  private final Places places;
  private final Extents extents;
  private final PieceStore pieces;
  private final Warnings warnings;

  Assembly(
      Contents contents, Places places, Extents extents, PieceStore pieces, Warnings warnings) {
    this.contents = contents;
    this.places = places;
    this.extents = extents;
    this.pieces = pieces;
    this.warnings = warnings;
  }

  /// The function of one group, without cold parts.
  FunctionListing function(Group group) throws ListingException {
    List<Instruction> instructions = new ArrayList<>();
    for (int place = group.first(); place < group.last(); place++) {
      Piece piece = pieces.read(place);
      warnings.addAll(piece.warnings());
      append(instructions, piece.instructions());
    }
    Optional<Sized> sized = group.symbol();
    sized.ifPresent(s -> instructions.removeIf(i -> !Extents.contains(s, i.address())));
    Symbol symbol = sized.map(Sized::symbol).orElseGet(() -> first(group.first()));
    long size = sized.isPresent() ? sized.get().size() : extent(symbol, instructions);
    return new FunctionListing(symbol, labels(group, symbol), instructions, size);
  }

  /// Pieces follow on each other, unless the text is a mix of listings.
  private void append(List<Instruction> all, List<Instruction> piece) {
    boolean follows =
        all.isEmpty()
            || piece.isEmpty()
            || Long.compareUnsigned(all.getLast().address(), piece.getFirst().address()) < 0;
    if (follows) {
      all.addAll(piece);
    } else {
      warnings.add(
          piece.getFirst().line(),
          "addresses out of order, lines up to the next label left out",
          "is text of two listings mixed?");
    }
  }

  private static long extent(Symbol symbol, List<Instruction> instructions) {
    return instructions.isEmpty()
        ? 0
        : instructions.getLast().address() + instructions.getLast().length() - symbol.address();
  }

  private List<Symbol> labels(Group group, Symbol symbol) {
    List<Symbol> labels = new ArrayList<>();
    for (int place = group.first(); place < group.last(); place++) {
      labels.addAll(symbols(place));
    }
    group.symbol().ifPresent(s -> labels.addAll(inside(s)));
    labels.removeIf(l -> l.name().equals(symbol.name()) && l.address() == symbol.address());
    return labels.stream()
        .distinct()
        .sorted(
            Comparator.comparing(Symbol::address, Long::compareUnsigned)
                .thenComparing(Symbol::name))
        .toList();
  }

  /// What the code at a place is called; code that only a mark of the assembler precedes has no
  /// name.
  private Symbol first(int place) {
    List<Symbol> named = symbols(place);
    return named.isEmpty()
        ? new Symbol(
            FunctionListing.NAMELESS + Long.toHexString(places.address(place)),
            places.address(place),
            section(place))
        : named.getFirst();
  }

  private List<Symbol> inside(Sized sized) {
    long address = sized.symbol().address();
    return extents.between(address, address + sized.size()).stream().map(Sized::symbol).toList();
  }

  private List<Symbol> symbols(int place) {
    String section = section(place);
    return places.names(place).stream()
        .filter(n -> !MappingSymbol.is(n))
        .map(n -> new Symbol(n, places.address(place), section))
        .toList();
  }

  private String section(int place) {
    int header = places.headers(place)[0];
    return contents.sections().name(contents.headers().section(header));
  }

  /// The function with those parts, by address.
  static FunctionListing with(FunctionListing function, List<FunctionListing> parts) {
    if (parts.isEmpty()) {
      return function;
    }
    List<Instruction> instructions = new ArrayList<>(function.instructions());
    List<Symbol> labels = new ArrayList<>(function.labels());
    long size = function.size();
    for (FunctionListing part : parts) {
      instructions.addAll(part.instructions());
      labels.add(part.symbol());
      labels.addAll(part.labels());
      size += part.size();
    }
    instructions.sort(Comparator.comparing(Instruction::address, Long::compareUnsigned));
    labels.sort(Comparator.comparing(Symbol::address, Long::compareUnsigned));
    return new FunctionListing(function.symbol(), labels, instructions, size);
  }
}
