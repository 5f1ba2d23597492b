// SPDX-License-Identifier: Apache-2.0
package entryscope.flow;

import java.util.List;

/// Where a flow's facts come from.
///
/// @param architecture such as `s390`
/// @param kernel version whose path is described
/// @param countsFrom the build whose instructions were counted, with its compiler
/// @param sources what was read: documents, lists, kernel files
/// @param notes what a reader must know of gaps and choices
public record Provenance(
    String architecture,
    String kernel,
    String countsFrom,
    List<String> sources,
    List<String> notes) {
  public Provenance {
    sources = List.copyOf(sources);
    notes = List.copyOf(notes);
  }
}
