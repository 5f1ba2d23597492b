// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import java.util.ArrayList;
import java.util.List;

/// The places a reader has been to, to go back and forward through. A value.
///
/// @param past oldest first
/// @param future next first
public record Journey(List<Stop> past, Stop present, List<Stop> future) {
  /// Places that are remembered.
  private static final int LIMIT = 200;

  public Journey {
    past = List.copyOf(past);
    future = List.copyOf(future);
  }

  /// A place: what was selected in which document.
  public record Stop(Document document, Selection selection, How how) {
    private boolean isSamePlace(Stop other) {
      return selection.equals(other.selection) && isSameTree(other);
    }

    /// Whether both are on the same path, whatever is inlined there.
    public boolean isSameTree(Stop other) {
      return document.flow() == other.document.flow()
          && document.root().equals(other.document.root());
    }

    private Stop by(How other) {
      return new Stop(document, selection, other);
    }
  }

  /// How a place was reached.
  public enum How {
    JUMP,
    /// One step from the place before: a walk is remembered with its two ends only.
    WALK,
    /// One hit after the other of a search.
    SEARCH
  }

  public static Journey of(Stop start) {
    return new Journey(List.of(), start, List.of());
  }

  /// Goes on to a place, which ends the future. The steps of a walk and the hits of a search count
  /// as one place, the last.
  public Journey then(Stop next) {
    if (next.isSamePlace(present)) {
      return this;
    }
    boolean goesOn =
        next.how() != How.JUMP && next.how() == present.how() && next.isSameTree(present);
    List<Stop> longer = new ArrayList<>(past);
    if (!goesOn && !present.selection().isNothing()) {
      longer.add(present);
    }
    return new Journey(
        longer.subList(Math.max(0, longer.size() - LIMIT), longer.size()), next, List.of());
  }

  public boolean canGoBack() {
    return !past.isEmpty();
  }

  public boolean canGoForward() {
    return !future.isEmpty();
  }

  /// One place back; the same journey where there is none.
  public Journey back() {
    if (past.isEmpty()) {
      return this;
    }
    List<Stop> ahead = new ArrayList<>(List.of(present));
    ahead.addAll(future);
    return new Journey(past.subList(0, past.size() - 1), past.getLast().by(How.JUMP), ahead);
  }

  /// One place forward; the same journey where there is none.
  public Journey forward() {
    if (future.isEmpty()) {
      return this;
    }
    List<Stop> behind = new ArrayList<>(past);
    behind.add(present);
    return new Journey(behind, future.getFirst().by(How.JUMP), future.subList(1, future.size()));
  }
}
