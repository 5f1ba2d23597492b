// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.trace;

import entryscope.listing.FunctionListing;
import entryscope.listing.Instruction;
import entryscope.listing.Listing;
import entryscope.listing.Symbol;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/// Puts instructions back into functions.
final class Regions {
  private Regions() {}

  /// The functions of the listing with `code` in them, and code that is in none of them by
  /// neighbourhood.
  static NavigableMap<Long, FunctionListing> functions(
      Listing listing, NavigableMap<Long, Instruction> code) {
    NavigableMap<Long, FunctionListing> functions = new TreeMap<>(Long::compareUnsigned);
    NavigableMap<Long, Instruction> rest = new TreeMap<>(code);
    for (FunctionListing function : listing.functions().values()) {
      long start = function.symbol().address();
      NavigableMap<Long, Instruction> own = within(code, start, function.size());
      functions.put(
          start,
          new FunctionListing(
              function.symbol(), function.labels(), List.copyOf(own.values()), function.size()));
      rest.keySet().removeAll(own.keySet());
    }
    elsewhere(rest).forEach(functions::putIfAbsent);
    return functions;
  }

  /// The code of a function, which may end where all addresses do; damaged text may give it less
  /// than no size.
  private static NavigableMap<Long, Instruction> within(
      NavigableMap<Long, Instruction> code, long start, long size) {
    long end = start + Math.max(0, size);
    return Long.compareUnsigned(start, end) <= 0
        ? code.subMap(start, true, end, false)
        : code.tailMap(start, true);
  }

  /// Code that ran and is in no function of the listing, by neighbourhood.
  private static Map<Long, FunctionListing> elsewhere(NavigableMap<Long, Instruction> rest) {
    Map<Long, FunctionListing> found = new TreeMap<>();
    List<Instruction> run = new ArrayList<>();
    for (Instruction instruction : rest.values()) {
      if (!run.isEmpty() && instruction.address() - run.getLast().address() > Patching.LONGEST) {
        region(run, found);
        run.clear();
      }
      run.add(instruction);
    }
    region(run, found);
    return found;
  }

  private static void region(List<Instruction> run, Map<Long, FunctionListing> found) {
    if (!run.isEmpty()) {
      long start = run.getFirst().address();
      long size = run.getLast().address() - start + Math.max(1, run.getLast().length());
      Symbol symbol = new Symbol(FunctionListing.NAMELESS + Long.toHexString(start), start, "");
      found.put(start, new FunctionListing(symbol, List.of(), List.copyOf(run), size));
    }
  }
}
