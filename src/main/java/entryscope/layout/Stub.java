// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import java.util.List;
import java.util.Optional;

/// Cold blocks of one body that are drawn as one box, where the first of them would stand.
///
/// No arrow leaves it: where its blocks lead back to is said in words.
///
/// @param blocks ids, the one that the path comes in by first
/// @param back titles of the drawn blocks that they lead to
/// @param reason what is true of all of them, `colder than 1 %`
public record Stub(List<String> blocks, List<String> back, String reason) {
  public Stub {
    blocks = List.copyOf(blocks);
    back = List.copyOf(back);
  }

  Wording wording(String title) {
    String count = blocks.size() == 1 ? "1 block" : blocks.size() + " blocks";
    Optional<String> onward = back.stream().reduce((a, b) -> a + ", " + b);
    return new Wording(count + " " + reason, title + onward.map(to -> " … → " + to).orElse(" …"));
  }
}
