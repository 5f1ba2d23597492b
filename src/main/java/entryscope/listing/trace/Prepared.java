// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.trace;

import entryscope.listing.Listing;
import entryscope.listing.Warning;
import entryscope.listing.graph.CodeMap;
import entryscope.listing.graph.Graphs;
import entryscope.listing.graph.Known;
import java.util.List;
import java.util.Optional;

/// A listing understood, with what a trace says of it.
///
/// @param counts which way branches went; empty without a trace
/// @param patches what ran otherwise than it was linked
public record Prepared(Graphs graphs, Optional<Counts> counts, List<Warning> patches) {
  public Prepared {
    patches = List.copyOf(patches);
  }

  /// Understands a listing.
  ///
  /// @param told targets of indirect jumps and calls told by hand
  public static Prepared of(Listing listing, Optional<Trace> trace, Known told) {
    if (trace.isEmpty()) {
      return new Prepared(new Graphs(new CodeMap(listing), told), Optional.empty(), List.of());
    }
    Running running = Running.of(listing, trace.get());
    CodeMap code = new CodeMap(running.listing());
    Graphs graphs = new Graphs(code, Seen.in(code, trace.get(), told));
    return new Prepared(graphs, Optional.of(Walker.count(graphs, trace.get())), running.patches());
  }
}
