// SPDX-License-Identifier: Apache-2.0
package entryscope.session;

import java.util.ArrayList;
import java.util.List;

/// The documents before and after the present one. A value.
///
/// @param past oldest first
/// @param future next first
public record History(List<Document> past, Document present, List<Document> future) {
  /// Steps that can be undone; documents share what they have in common, so this is cheap.
  private static final int LIMIT = 1000;

  public History {
    past = List.copyOf(past);
    future = List.copyOf(future);
  }

  public static History of(Document document) {
    return new History(List.of(), document, List.of());
  }

  /// Goes on to `next`, which ends the future; a document equal to the present one is no step.
  public History then(Document next) {
    if (next.equals(present)) {
      return this;
    }
    List<Document> longer = new ArrayList<>(past);
    longer.add(present);
    return new History(
        longer.subList(Math.max(0, longer.size() - LIMIT), longer.size()), next, List.of());
  }

  public boolean canUndo() {
    return !past.isEmpty();
  }

  public boolean canRedo() {
    return !future.isEmpty();
  }

  /// One step back; the same history where there is none.
  public History undo() {
    if (past.isEmpty()) {
      return this;
    }
    List<Document> ahead = new ArrayList<>(List.of(present));
    ahead.addAll(future);
    return new History(past.subList(0, past.size() - 1), past.getLast(), ahead);
  }

  /// One step forward; the same history where there is none.
  public History redo() {
    if (future.isEmpty()) {
      return this;
    }
    List<Document> behind = new ArrayList<>(past);
    behind.add(present);
    return new History(behind, future.getFirst(), future.subList(1, future.size()));
  }
}
