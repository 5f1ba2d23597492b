// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import entryscope.listing.BootPatches;
import entryscope.listing.FunctionListing;
import entryscope.listing.Listing;
import entryscope.listing.Symbol;
import entryscope.listing.Warning;
import entryscope.listing.code.Decoder;
import entryscope.listing.code.Step;
import entryscope.listing.graph.Known;
import entryscope.listing.read.ListingException;
import entryscope.listing.read.ListingIndex;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/// Reads of a large listing what a flow needs: functions, and those that they lead to.
public final class Gathering {
  private final ListingIndex index;
  private final SortedMap<Long, FunctionListing> functions = new TreeMap<>(Long::compareUnsigned);
  private final List<Warning> warnings = new ArrayList<>();

  private Gathering(ListingIndex index) {
    this.index = index;
  }

  /// The functions at some addresses and all that they lead to.
  ///
  /// @param depth how many calls deep; 0 for those functions alone
  /// @param known targets of indirect jumps and calls, followed too
  public static Listing of(ListingIndex index, Collection<Long> addresses, int depth, Known known)
      throws ListingException {
    Gathering gathering = new Gathering(index);
    Set<Long> asked = new HashSet<>(addresses);
    Set<Long> next = gathering.read(addresses, known);
    for (int level = 0; level < depth && !next.isEmpty(); level++) {
      next.removeAll(asked);
      asked.addAll(next);
      next = gathering.read(next, known);
    }
    gathering.read(gathering.nameless(next), known);
    BootPatches patches = index.patches();
    gathering.warnings.addAll(patches.warnings());
    return new Listing(
        index.architecture(), gathering.functions, index.functions(), gathering.warnings, patches);
  }

  /// Reads functions and returns where they lead.
  private Set<Long> read(Collection<Long> addresses, Known known) throws ListingException {
    Set<Long> targets = new HashSet<>();
    if (addresses.isEmpty()) {
      return targets;
    }
    Listing part = index.readAt(addresses);
    warnings.addAll(part.warnings());
    Decoder decoder = new Decoder(index.architecture());
    for (FunctionListing function : part.functions().values()) {
      if (functions.putIfAbsent(function.symbol().address(), function) == null) {
        for (Step step : decoder.decode(function.instructions())) {
          leadsTo(step, known, targets);
        }
      }
    }
    targets.removeIf(this::isRead);
    return targets;
  }

  /// Targets that are no function: alternatives out of line (`.altinstr_aux`) belong to the code
  /// that jumps there.
  private Set<Long> nameless(Set<Long> targets) {
    Set<Long> named = new HashSet<>();
    index.functions().forEach(symbol -> named.add(symbol.address()));
    Set<Long> nameless = new HashSet<>(targets);
    nameless.removeAll(named);
    return nameless;
  }

  private boolean isRead(long address) {
    return functions.containsKey(address);
  }

  private static void leadsTo(Step step, Known known, Set<Long> targets) {
    boolean leads =
        switch (step.control()) {
          case CALL, JUMP, BRANCH -> true;
          case NEXT,
              SITE,
              INDIRECT_JUMP,
              INDIRECT_CALL,
              RETURN,
              RETURN_IF,
              LEAVE,
              TRAP,
              SYSTEM_CALL ->
              false;
        };
    if (leads && step.target().isPresent()) {
      targets.add(step.target().getAsLong());
    }
    targets.addAll(known.targets().getOrDefault(step.address(), List.of()));
  }

  /// The symbols of the listing as `Told` asks for them.
  public static OptionalLong address(ListingIndex index, String name) {
    return index.functions().stream()
        .filter(symbol -> symbol.name().equals(name))
        .mapToLong(Symbol::address)
        .findFirst();
  }
}
