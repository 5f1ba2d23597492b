// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Architecture;
import entryscope.listing.CodeSize;
import entryscope.listing.FunctionListing;
import entryscope.listing.Instruction;
import entryscope.listing.Listing;
import entryscope.listing.Symbol;
import entryscope.listing.Warning;
import entryscope.listing.read.Contents.Sized;
import entryscope.listing.read.Grouping.Group;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;

/// The index of a listing's text.
final class TextIndex implements ListingIndex {
  private final String origin;
  private final Architecture architecture;
  private final Contents contents;
  private final Runnable close;
  private final Places places;
  private final Extents extents;
  private final NameIndex names;
  private final PieceStore pieces;
  private final Grouping grouping;
  private final Assembly assembly;
  private final Warnings warnings = new Warnings();

  /// @param symbols a symbol table that knows better than the text
  /// @param size of the text in bytes
  /// @param close what to do in the end
  TextIndex(
      String origin,
      Text text,
      long size,
      Architecture architecture,
      Contents contents,
      List<Sized> symbols,
      Runnable close) {
    this.origin = origin;
    this.architecture = architecture;
    this.contents = contents;
    this.close = close;
    this.places = new Places(contents.headers(), size);
    List<Sized> known = symbols.isEmpty() ? contents.symbols() : symbols;
    this.extents = new Extents(known.stream().map(this::moved).toList());
    this.names = new NameIndex(contents.headers());
    this.pieces = new PieceStore(text, architecture, contents, places, this::addressOf);
    this.grouping = new Grouping(places, extents, pieces, architecture);
    this.assembly = new Assembly(contents, places, extents, pieces, warnings);
    warnings.addAll(contents.warnings());
  }

  /// The symbol where the section it lies in was moved to.
  private Sized moved(Sized sized) {
    Symbol symbol = sized.symbol();
    long shift = contents.sections().base(symbol.section()).orElse(0);
    return shift == 0
        ? sized
        : new Sized(
            new Symbol(symbol.name(), symbol.address() + shift, symbol.section()),
            sized.size(),
            sized.function(),
            sized.global());
  }

  @Override
  public Architecture architecture() {
    return architecture;
  }

  @Override
  public String origin() {
    return origin;
  }

  @Override
  public List<Symbol> functions() {
    if (!extents.isEmpty()) {
      return extents.functions().stream().map(Sized::symbol).filter(s -> isOwn(s.name())).toList();
    }
    List<Symbol> functions = new ArrayList<>();
    for (int place = 0; place < places.count(); place++) {
      String name = places.name(place);
      if (isOwn(name)) {
        int section = contents.headers().section(places.headers(place)[0]);
        functions.add(new Symbol(name, places.address(place), contents.sections().name(section)));
      }
    }
    return functions;
  }

  @Override
  public List<CodeSize> sizes() {
    return extents.sizes();
  }

  /// Whether a name is that of a function by itself.
  private boolean isOwn(String name) {
    boolean part = ColdPart.functionOf(name).filter(f -> names.named(f).length > 0).isPresent();
    return !part && !MappingSymbol.isLocal(name) && !name.startsWith("__pfx_");
  }

  /// Where the section of that name begins; empty for a section without code.
  OptionalLong base(String section) {
    return contents.sections().base(section);
  }

  private OptionalLong addressOf(String name) {
    int[] headers = names.named(name);
    return headers.length > 0
        ? OptionalLong.of(contents.headers().address(headers[0]))
        : contents.sections().base(name);
  }

  @Override
  public Listing read(Collection<String> wanted) throws ListingException {
    Set<Integer> found = new LinkedHashSet<>();
    for (String name : wanted) {
      List<Integer> named = placesNamed(name);
      if (named.isEmpty()) {
        warnings.add(0, "no function " + name, "names are those of the listing");
      }
      found.addAll(named);
    }
    return listing(found);
  }

  private List<Integer> placesNamed(String name) {
    Set<Integer> found = new LinkedHashSet<>();
    for (int header : names.named(name)) {
      found.add(places.find(contents.headers().address(header)));
    }
    for (Sized symbol : extents.all()) {
      if (symbol.symbol().name().equals(name)) {
        int place = places.before(symbol.symbol().address());
        if (place >= 0) {
          found.add(place);
        }
      }
    }
    return List.copyOf(found);
  }

  @Override
  public Listing readAt(Collection<Long> addresses) throws ListingException {
    Set<Integer> found = new LinkedHashSet<>();
    for (long address : addresses) {
      int place = places.before(address);
      if (place >= 0) {
        found.add(place);
      }
    }
    return listing(found);
  }

  private Listing listing(Collection<Integer> wanted) throws ListingException {
    SortedMap<Long, FunctionListing> functions = new TreeMap<>(Long::compareUnsigned);
    for (int place : wanted) {
      for (FunctionListing function : functionsOf(place)) {
        functions.put(function.symbol().address(), function);
      }
    }
    pieces.forget();
    return new Listing(architecture, functions, symbols(), warnings());
  }

  /// The function around the place; for a cold part those that it belongs to, or itself.
  private List<FunctionListing> functionsOf(int place) throws ListingException {
    Group group = grouping.around(place);
    FunctionListing function = assembly.function(group);
    Optional<String> owner = ColdPart.functionOf(function.symbol().name());
    if (owner.isPresent()) {
      List<FunctionListing> owners = new ArrayList<>();
      for (int candidate : placesNamed(owner.get())) {
        FunctionListing whole = withCold(assembly.function(grouping.around(candidate)));
        if (holds(whole, function.symbol())) {
          owners.add(whole);
        }
      }
      return owners.isEmpty() ? List.of(function) : owners;
    }
    return List.of(withCold(function));
  }

  private static boolean holds(FunctionListing whole, Symbol part) {
    return whole.labels().contains(part);
  }

  private FunctionListing withCold(FunctionListing function) throws ListingException {
    List<FunctionListing> parts = new ArrayList<>();
    for (int place : coldPlaces(function.symbol().name())) {
      FunctionListing part = assembly.function(grouping.around(place));
      if (isPartOf(part, function)) {
        parts.add(part);
      }
    }
    return Assembly.with(function, parts);
  }

  private List<Integer> coldPlaces(String name) {
    List<Integer> found = new ArrayList<>(placesOfHeaders(name + ".cold"));
    for (int i = 0; i < 10; i++) {
      found.addAll(placesOfHeaders(name + ".cold." + i));
    }
    return found;
  }

  private List<Integer> placesOfHeaders(String name) {
    return Arrays.stream(names.named(name))
        .mapToObj(h -> places.find(contents.headers().address(h)))
        .distinct()
        .toList();
  }

  /// Names repeat: a part belongs to the function that branches into it or that it branches into.
  private boolean isPartOf(FunctionListing part, FunctionListing function) {
    return reaches(function, part) || reaches(part, function);
  }

  private static boolean reaches(FunctionListing from, FunctionListing into) {
    return from.instructions().stream()
        .map(Instruction::target)
        .anyMatch(t -> t.isPresent() && into.contains(t.getAsLong()));
  }

  @Override
  public void forEach(Consumer<FunctionListing> consumer, Progress progress)
      throws ListingException {
    for (int place = 0; place < places.count(); ) {
      Group group = grouping.from(place);
      FunctionListing function = assembly.function(group);
      boolean own = isOwn(function.symbol().name()) || function.symbol().name().startsWith(".L");
      if (own) {
        consumer.accept(withCold(function));
      }
      place = group.last();
      pieces.forgetAllBut(place);
      progress.reached(origin, place, places.count());
      if (progress.cancelled()) {
        throw new ListingException(0, "cancelled", "");
      }
    }
    pieces.forget();
  }

  @Override
  public Listing whole() throws ListingException {
    SortedMap<Long, FunctionListing> functions = new TreeMap<>(Long::compareUnsigned);
    forEach(f -> functions.put(f.symbol().address(), f), Progress.NONE);
    return new Listing(architecture, functions, symbols(), warnings());
  }

  private List<Symbol> symbols() {
    if (!extents.isEmpty()) {
      return extents.all().stream().map(Sized::symbol).toList();
    }
    List<Symbol> symbols = new ArrayList<>();
    for (int i = 0; i < contents.headers().count(); i++) {
      String section = contents.sections().name(contents.headers().section(i));
      symbols.add(new Symbol(contents.headers().name(i), contents.headers().address(i), section));
    }
    return symbols;
  }

  @Override
  public List<Warning> warnings() {
    return warnings.all();
  }

  @Override
  public void close() {
    close.run();
  }
}
