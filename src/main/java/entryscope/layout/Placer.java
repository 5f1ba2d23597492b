// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import entryscope.flow.Switch;
import entryscope.inlining.Expansion;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// Places expansions, each body by itself and the bodies of unfolded calls inside.
///
/// It remembers the bodies of the drawing before, so that one toggle places the bodies around it
/// anew and shares all others. What comes out depends on the expansion and the folds alone, never
/// on what was placed before. One thread at a time.
public final class Placer {
  private final Spine spine;
  private final TextMeasure measure;
  private final LayerMemory memory = new LayerMemory();
  private IdentityHashMap<Expansion, PlacedBody> before = new IdentityHashMap<>();
  private Formerly formerly = Formerly.NOTHING;

  /// @param switches those of the flow, whose defaults tell the usual way of each branch
  public Placer(Collection<Switch> switches, TextMeasure measure) {
    this.spine = new Spine(switches);
    this.measure = measure;
  }

  /// Before: any expansion of the flow. After: boxes do not overlap, frames hold their inside,
  /// arrows lead down except those that close a loop.
  public Placement place(Expansion root, Folds folds) {
    return place(root, Visible.all(folds));
  }

  /// The same with cold parts behind stubs.
  public Placement place(Expansion root, Visible visible) {
    return place(root, visible, Formerly.NOTHING);
  }

  /// The same with ways of an earlier path.
  public Placement place(Expansion root, Visible visible, Formerly formerly) {
    if (!formerly.equals(this.formerly)) {
      before = new IdentityHashMap<>();
      this.formerly = formerly;
    }
    IdentityHashMap<Expansion, PlacedBody> now = new IdentityHashMap<>();
    PlacedBody body = place(root, Optional.empty(), visible, now);
    before = now;
    memory.turnPage();
    return Placement.of(body);
  }

  private PlacedBody place(
      Expansion part,
      Optional<Expansion.Call> call,
      Visible visible,
      IdentityHashMap<Expansion, PlacedBody> now) {
    Map<String, Stub> stubs = visible.in(part.path());
    Map<String, PlacedBody> insides = new LinkedHashMap<>();
    part.calls()
        .forEach(
            (block, inner) -> {
              if (isDrawn(block, stubs) && visible.folds().isUnfolded(inner)) {
                inner
                    .inside()
                    .ifPresent(
                        inside ->
                            insides.put(block, place(inside, Optional.of(inner), visible, now)));
              }
            });
    PlacedBody known = before.get(part);
    PlacedBody placed =
        known != null && isStill(known, call, insides, stubs)
            ? known
            : new Arrangement(
                    part, call, insides, stubs, formerly.in(part.path()), spine, measure, memory)
                .place();
    now.put(part, placed);
    return placed;
  }

  private static boolean isDrawn(String block, Map<String, Stub> stubs) {
    return stubs.values().stream().noneMatch(stub -> stub.blocks().contains(block));
  }

  /// Whether a body was placed for the same call and around the same bodies, by identity.
  @SuppressWarnings("ReferenceEquality")
  private static boolean isStill(
      PlacedBody known,
      Optional<Expansion.Call> call,
      Map<String, PlacedBody> insides,
      Map<String, Stub> stubs) {
    return known.stubs().equals(stubs)
        && known.call().orElse(null) == call.orElse(null)
        && known.frames().keySet().equals(insides.keySet())
        && known.frames().entrySet().stream()
            .allMatch(frame -> frame.getValue().body() == insides.get(frame.getKey()));
  }
}
