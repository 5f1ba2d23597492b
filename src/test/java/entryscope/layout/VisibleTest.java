// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.flow.Body;
import entryscope.flow.Flow;
import entryscope.inlining.CallPath;
import entryscope.inlining.Expander;
import entryscope.inlining.Expansion;
import entryscope.inlining.InlinePlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Cold parts behind stubs, on bodies in all arrangements.
final class VisibleTest {
  private final TextMeasure measure = new TextMeasure();

  private static Expansion expansion(Flow flow) {
    return Expander.expand(flow, "f", InlinePlan.NONE);
  }

  private static List<String> someCold(Body.Described body, long seed) {
    Random random = new Random(seed);
    List<String> cold = new ArrayList<>(body.blocks().keySet());
    cold.removeIf(id -> random.nextInt(3) == 0);
    return cold;
  }

  private static Map<String, Stub> stubs(Body.Described body, List<String> cold, Set<String> open) {
    return new Detours(
            body, open, Hiding.colderThan(entryscope.quantity.Probability.ALWAYS), _ -> 1)
        .of(cold);
  }

  @Test
  void everyHiddenBlockIsColdStandsInOneStubAndIsReachedThroughItsFirst() {
    for (int seed = 0; seed < 60; seed++) {
      Body.Described body = expansion(RandomBodies.body(seed, 4 + seed)).body();
      List<String> cold = someCold(body, seed);
      Map<String, Stub> stubs = stubs(body, cold, Set.of());
      List<String> hidden = stubs.values().stream().flatMap(s -> s.blocks().stream()).toList();
      assertThat(hidden).doesNotHaveDuplicates().doesNotContain(body.start().id());
      assertThat(cold).containsAll(hidden);
      stubs.forEach((first, stub) -> assertThat(stub.blocks().getFirst()).isEqualTo(first));
      for (var block : body.blocks().values()) {
        if (!hidden.contains(block.id())) {
          for (String next : block.terminator().successors()) {
            assertThat(!hidden.contains(next) || stubs.containsKey(next)).isTrue();
          }
        }
      }
    }
  }

  @Test
  void aDrawingWithStubsIsSoundAndTheSameWhateverWasDrawnBefore() {
    for (int seed = 0; seed < 40; seed++) {
      Flow flow = RandomBodies.body(seed, 6 + seed);
      Expansion root = expansion(flow);
      Map<String, Stub> stubs = stubs(root.body(), someCold(root.body(), seed), Set.of());
      Visible visible = new Visible(Folds.DEFAULT, Map.of(CallPath.of("f"), stubs));
      Placer used = new Placer(flow.switches().values(), measure);
      used.place(root, Folds.DEFAULT);
      PlacedBody placed = used.place(root, visible).root();
      Sound.check(placed);
      assertThat(placed)
          .isEqualTo(new Placer(flow.switches().values(), measure).place(root, visible).root());
      assertThat(used.place(root, Folds.DEFAULT).root())
          .isEqualTo(
              new Placer(flow.switches().values(), measure).place(root, Folds.DEFAULT).root());
    }
  }

  @Test
  void aPartThatTheReaderOpenedIsDrawn() {
    Body.Described body = expansion(RandomBodies.body(3, 40)).body();
    List<String> cold = someCold(body, 3);
    Map<String, Stub> all = stubs(body, cold, Set.of());
    String first = all.keySet().iterator().next();
    Stub opened = Optional.ofNullable(all.get(first)).orElseThrow();
    Map<String, Stub> rest = stubs(body, cold, Set.of(first));
    assertThat(rest.values().stream().flatMap(s -> s.blocks().stream()))
        .doesNotContainAnyElementsOf(opened.blocks());
  }

  @Test
  void whatIsSmallerThanAStubIsWorthStays() {
    Body.Described body = expansion(RandomBodies.body(3, 40)).body();
    List<String> cold = someCold(body, 3);
    Map<String, Stub> large = new Detours(body, Set.of(), Hiding.usual(), _ -> 1).of(cold);
    Map<String, Stub> any = stubs(body, cold, Set.of());
    assertThat(blocks(any)).containsAll(blocks(large));
    assertThat(blocks(large).size()).isLessThan(blocks(any).size());
  }

  private static Set<String> blocks(Map<String, Stub> stubs) {
    Set<String> blocks = new LinkedHashSet<>();
    new LinkedHashMap<>(stubs).values().forEach(stub -> blocks.addAll(stub.blocks()));
    return blocks;
  }
}
