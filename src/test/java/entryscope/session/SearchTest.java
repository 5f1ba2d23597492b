// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.cost.Place;
import entryscope.flow.ToyFlow;
import entryscope.inlining.CallPath;
import entryscope.inlining.Expander;
import entryscope.inlining.Expansion;
import entryscope.inlining.InlinePlan;
import entryscope.layout.Folds;
import org.junit.jupiter.api.Test;

final class SearchTest {
  private static final CallPath DISPATCH = CallPath.of("entry").then("save");
  private static final CallPath LOOP = DISPATCH.then("out").then("loop-call");

  private final Expansion root = Expander.expand(ToyFlow.flow(), "entry", InlinePlan.NONE);

  @Test
  void aCallIsFoundOnceByItsBlockOrItsFunction() {
    assertThat(Search.hits(root, "loop")).containsExactly(new Selection.OfBody(LOOP));
    assertThat(Search.hits(root, "handler"))
        .containsExactly(new Selection.OfBlock(new Place(DISPATCH, "table")));
  }

  @Test
  void whatIsInsideAFoldedCallIsFoundAndItsHoldersUnfold() {
    Selection again = new Selection.OfBlock(new Place(LOOP, "again"));
    assertThat(Search.hits(root, "again")).containsExactly(again);
    Folds open = again.unfolding(root, Folds.DEFAULT);
    assertThat(open.unfolded()).containsOnlyKeys(LOOP);
    assertThat(again.unfolding(root, open)).isEqualTo(open);
    assertThat(new Selection.OfBody(LOOP).unfolding(root, Folds.DEFAULT)).isEqualTo(Folds.DEFAULT);
  }
}
