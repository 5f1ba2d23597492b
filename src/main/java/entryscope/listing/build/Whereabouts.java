// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.build;

import java.util.List;

/// Where the body of a function is in the build that does not have the function: where it went, of
/// one that vanished; where it was before, of one that appeared.
public sealed interface Whereabouts {
  /// The function is in both builds.
  record Stayed() implements Whereabouts {}

  /// DWARF says where it is inlined.
  record Inlined(List<Into> places) implements Whereabouts {
    public Inlined {
      places = List.copyOf(places);
    }
  }

  /// A function that holds it.
  ///
  /// @param instructions how many of it there
  record Into(String function, int instructions) {}

  /// The compiler made another version of it: `foo.isra`, `foo.constprop`.
  record Version(List<String> names) implements Whereabouts {
    public Version {
      names = List.copyOf(names);
    }
  }

  /// By matching: functions call it in one build and, larger, do not call it in the other.
  record Matched(List<Match> places) implements Whereabouts {
    public Matched {
      places = List.copyOf(places);
    }
  }

  /// A function that likely holds it.
  ///
  /// @param calls of it that are not there where the body is
  /// @param bytes more than where the body is not
  /// @param carried what the body calls and this function calls more often with the body
  record Match(String function, int calls, long bytes, List<String> carried) {
    public Match {
      carried = List.copyOf(carried);
    }
  }

  /// No function that calls it is larger without the call.
  ///
  /// @param callers functions that call it, as far as they differ
  record Lost(List<String> callers) implements Whereabouts {
    public Lost {
      callers = List.copyOf(callers);
    }
  }
}
