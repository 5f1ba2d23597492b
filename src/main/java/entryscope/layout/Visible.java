// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import entryscope.cost.PathCount;
import entryscope.cost.Place;
import entryscope.inlining.CallPath;
import entryscope.inlining.Expansion;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// What of an expansion is drawn: folds with every choice made, and the cold parts that stand
/// behind stubs.
///
/// A function that is cold as a whole hides nothing inside itself: a reader who unfolds it wants to
/// see it.
///
/// @param folds the reader's, with cold calls folded
/// @param stubs of the bodies that are drawn, by the block where each begins
public record Visible(Folds folds, Map<CallPath, Map<String, Stub>> stubs) {
  public Visible {
    stubs = Collections.unmodifiableMap(new LinkedHashMap<>(stubs));
  }

  /// Nothing hidden but what the folds say of calls.
  public static Visible all(Folds folds) {
    return new Visible(folds, Map.of());
  }

  /// What the folds and the limit leave of an expansion.
  ///
  /// @param count how often blocks run, of the same expansion
  public static Visible of(Expansion root, Folds folds, PathCount count) {
    Walk walk = new Walk(folds, count);
    walk.enter(root);
    return new Visible(walk.folds, walk.stubs);
  }

  /// The stubs of one body.
  public Map<String, Stub> in(CallPath body) {
    return stubs.getOrDefault(body, Map.of());
  }

  /// Where the stub begins that hides a block, if one does.
  public Optional<Place> stub(Place place) {
    return in(place.path()).entrySet().stream()
        .filter(stub -> stub.getValue().blocks().contains(place.block()))
        .map(stub -> new Place(place.path(), stub.getKey()))
        .findFirst();
  }

  private static final class Walk {
    private final PathCount count;
    private Folds folds;
    private final Map<CallPath, Map<String, Stub>> stubs = new LinkedHashMap<>();

    Walk(Folds folds, PathCount count) {
      this.folds = folds;
      this.count = count;
    }

    void enter(Expansion part) {
      Hiding hiding = folds.hiding();
      List<String> cold =
          hiding.isCold(visits(part, part.body().start().id()))
              ? List.of()
              : part.body().blocks().keySet().stream()
                  .filter(id -> hiding.isCold(visits(part, id)))
                  .toList();
      foldCold(part, cold);
      Set<String> opened =
          folds.opened().stream()
              .filter(place -> place.path().equals(part.path()))
              .map(Place::block)
              .collect(Collectors.toSet());
      Map<String, Stub> found =
          cold.isEmpty()
              ? Map.of()
              : new Detours(part.body(), opened, hiding, id -> boxes(part, id)).of(cold);
      if (!found.isEmpty()) {
        stubs.put(part.path(), found);
      }
      Set<String> hidden =
          found.values().stream().flatMap(s -> s.blocks().stream()).collect(Collectors.toSet());
      part.calls()
          .forEach(
              (id, call) -> {
                if (!hidden.contains(id) && folds.isUnfolded(call)) {
                  call.inside().ifPresent(this::enter);
                }
              });
    }

    private double visits(Expansion part, String block) {
      return count.visits(new Place(part.path(), block));
    }

    /// Calls that are colder than a limit are single boxes, unless the reader chose otherwise.
    private void foldCold(Expansion part, List<String> cold) {
      if (folds.hiding() instanceof Hiding.ColderThan) {
        for (String id : cold) {
          part.call(id)
              .filter(call -> folds.choice(call.path()).isEmpty() && folds.isUnfolded(call))
              .ifPresent(call -> folds = folds.with(call.path(), false));
        }
      }
    }

    private int boxes(Expansion part, String block) {
      return part.call(block)
          .filter(folds::isUnfolded)
          .flatMap(Expansion.Call::inside)
          .map(
              inside ->
                  inside.body().blocks().keySet().stream().mapToInt(b -> boxes(inside, b)).sum())
          .orElse(1);
    }
  }
}
