// SPDX-License-Identifier: Apache-2.0
package entryscope.session.importing;

import entryscope.listing.making.Made;
import java.util.List;

/// What came of an import.
public sealed interface Imported {
  /// A flow.
  ///
  /// @param path the path that it takes by default, in lines
  record Done(Made made, List<String> path) implements Imported {
    public Done {
      path = List.copyOf(path);
    }
  }

  /// What was asked for is not there.
  record Refused(String reason) implements Imported {}

  /// An input cannot be read.
  ///
  /// @param line 1-based, 0 where it is not about a line of the listing
  /// @param hint how to mend it; may be empty
  record Unreadable(int line, String what, String hint) implements Imported {}
}
