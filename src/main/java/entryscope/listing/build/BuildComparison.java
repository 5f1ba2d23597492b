// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.build;

import entryscope.listing.FunctionListing;
import entryscope.listing.Symbol;
import entryscope.listing.code.Decoder;
import entryscope.listing.read.ListingException;
import entryscope.listing.read.ListingIndex;
import entryscope.listing.read.Progress;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;

/// All functions of two builds, by size.
///
/// @param changes in bloat-o-meter's order; functions of equal size are not looked into
/// @param before bytes of all functions
/// @param after bytes of all functions
/// @param tabled whether all sizes are from symbol tables
/// @param frames whether a listing names what was inlined
public record BuildComparison(
    List<SizeChange> changes, long before, long after, boolean tabled, boolean frames) {
  /// Up to so many functions are disassembled one by one; for more, everything is.
  private static final int FEW = 200;

  public BuildComparison {
    changes = List.copyOf(changes);
  }

  /// Compares them. Reads the instructions only of functions whose size differs.
  public static BuildComparison of(ListingIndex before, ListingIndex after, Progress progress)
      throws ListingException {
    Inventory one = Inventory.of(before, progress);
    Inventory other = Inventory.of(after, progress);
    boolean tabled = one.tabled() && other.tabled();
    return tabled
        ? of(before, after, one, other, progress)
        : of(before, after, one.withoutPadding(), other.withoutPadding(), progress);
  }

  private static BuildComparison of(
      ListingIndex before, ListingIndex after, Inventory one, Inventory other, Progress progress)
      throws ListingException {
    Set<String> names = changed(one, other);
    SortedMap<String, Insides> earlier = insides(before, one, names, progress);
    SortedMap<String, Insides> later = insides(after, other, names, progress);
    BodySearch gone = new BodySearch(earlier, later, one.functions(), other.functions());
    BodySearch fresh = new BodySearch(later, earlier, other.functions(), one.functions());
    List<SizeChange> changes =
        names.stream()
            .map(
                name ->
                    new SizeChange(
                        name,
                        bytes(one, name),
                        bytes(other, name),
                        Optional.ofNullable(earlier.get(name)),
                        Optional.ofNullable(later.get(name)),
                        story(name, one, other, gone, fresh)))
            .sorted(SizeChange.ORDER)
            .toList();
    return new BuildComparison(
        changes,
        one.total(),
        other.total(),
        one.tabled() && other.tabled(),
        hasFrames(earlier) || hasFrames(later));
  }

  private static Set<String> changed(Inventory one, Inventory other) {
    Set<String> names = new TreeSet<>(one.functions().keySet());
    names.addAll(other.functions().keySet());
    names.removeIf(name -> bytes(one, name).equals(bytes(other, name)));
    return names;
  }

  private static OptionalLong bytes(Inventory inventory, String name) {
    Emitted emitted = inventory.functions().get(name);
    return emitted == null ? OptionalLong.empty() : OptionalLong.of(emitted.bytes());
  }

  private static Whereabouts story(
      String name, Inventory one, Inventory other, BodySearch gone, BodySearch fresh) {
    boolean isBefore = one.functions().containsKey(name);
    boolean isAfter = other.functions().containsKey(name);
    return isBefore && isAfter
        ? new Whereabouts.Stayed()
        : isBefore ? gone.of(name) : fresh.of(name);
  }

  private static SortedMap<String, Insides> insides(
      ListingIndex index, Inventory inventory, Set<String> names, Progress progress)
      throws ListingException {
    Map<Long, String> wanted = new HashMap<>();
    for (String name : names) {
      Emitted emitted = inventory.functions().get(name);
      if (emitted != null) {
        emitted.addresses().forEach(address -> wanted.put(address, name));
      }
    }
    SortedMap<String, Insides> insides = new TreeMap<>();
    Map<Long, List<String>> called = called(index);
    Decoder decoder = new Decoder(index.architecture());
    Consumer<FunctionListing> look =
        function -> {
          String name = wanted.get(function.symbol().address());
          if (name != null) {
            insides.merge(
                name,
                Insides.of(function, decoder.decode(function.instructions()), called),
                Insides::and);
          }
        };
    if (wanted.size() > FEW) {
      index.forEach(look, progress);
    } else {
      index
          .readAt(wanted.keySet().stream().sorted(Long::compareUnsigned).toList())
          .functions()
          .values()
          .forEach(look);
    }
    return insides;
  }

  private static Map<Long, List<String>> called(ListingIndex index) throws ListingException {
    Map<Long, Set<String>> names = new HashMap<>();
    List<Symbol> symbols = new ArrayList<>(index.functions());
    index.sizes().forEach(size -> symbols.add(size.symbol()));
    for (Symbol symbol : symbols) {
      names
          .computeIfAbsent(symbol.address(), _ -> new TreeSet<>())
          .add(Inventory.name(symbol.name()));
    }
    Map<Long, List<String>> all = new HashMap<>();
    names.forEach((address, each) -> all.put(address, List.copyOf(each)));
    return all;
  }

  private static boolean hasFrames(SortedMap<String, Insides> insides) {
    return insides.values().stream().anyMatch(each -> !each.inlined().isEmpty());
  }
}
