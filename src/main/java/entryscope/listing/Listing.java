// SPDX-License-Identifier: Apache-2.0
package entryscope.listing;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/// Functions read from one listing, all of it or those chosen.
///
/// Addresses are those of the text. In a relocatable object each section starts at 0: the second
/// and later sections then are moved up, each by its own multiple of 2^32, targets with them. In
/// text without addresses (a mail) functions lie one after the other from 2^32 on.
///
/// @param architecture recognised or told
/// @param functions by unsigned address
/// @param symbols every name of code known in the listing, also of functions not chosen, by
///   address; several at one address are aliases
/// @param warnings by line
/// @param patches where the kernel patches this code, as far as the input tells
public record Listing(
    Architecture architecture,
    SortedMap<Long, FunctionListing> functions,
    List<Symbol> symbols,
    List<Warning> warnings,
    BootPatches patches) {
  public Listing {
    NavigableMap<Long, FunctionListing> sorted = new TreeMap<>(Long::compareUnsigned);
    sorted.putAll(functions);
    functions = Collections.unmodifiableSortedMap(sorted);
    symbols =
        symbols.stream()
            .sorted(Comparator.comparing(Symbol::address, Long::compareUnsigned))
            .toList();
    warnings = List.copyOf(warnings);
  }

  /// A listing that tells of no patches.
  public Listing(
      Architecture architecture,
      SortedMap<Long, FunctionListing> functions,
      List<Symbol> symbols,
      List<Warning> warnings) {
    this(architecture, functions, symbols, warnings, BootPatches.NONE);
  }

  /// The same listing with what is known of patches.
  public Listing with(BootPatches known) {
    return new Listing(architecture, functions, symbols, warnings, known);
  }

  /// The function in which the address lies; cold parts count.
  public Optional<FunctionListing> functionAt(long address) {
    SortedMap<Long, FunctionListing> upTo = functions.headMap(address + 1);
    if (!upTo.isEmpty() && upTo.lastEntry().getValue().contains(address)) {
      return Optional.of(upTo.lastEntry().getValue());
    }
    return functions.values().stream().filter(f -> f.contains(address)).findFirst();
  }

  /// The functions of that name; names repeat in a kernel.
  public List<FunctionListing> named(String name) {
    return functions.values().stream()
        .filter(
            f ->
                f.symbol().name().equals(name)
                    || f.labels().stream()
                        .anyMatch(
                            l -> l.name().equals(name) && l.address() == f.symbol().address()))
        .toList();
  }
}
