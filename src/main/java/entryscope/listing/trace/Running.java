// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.trace;

import entryscope.listing.Listing;
import entryscope.listing.Warning;
import java.util.List;

/// A listing as it ran: the kernel patches its own code at boot and at run time, and a trace shows
/// where.
///
/// What the trace prints of an instruction is taken as it stands. Where it has addresses only, they
/// tell as much: an address inside an instruction, a run of nops passed in one step, a nop that
/// goes elsewhere, a jump that does not.
///
/// @param listing with what ran in the place of what was linked
/// @param patches what was replaced, in words
public record Running(Listing listing, List<Warning> patches) {
  public Running {
    patches = List.copyOf(patches);
  }

  /// Before: the addresses of the trace are those of the listing.
  public static Running of(Listing listing, Trace trace) {
    return new Patching(listing, trace).patched();
  }
}
