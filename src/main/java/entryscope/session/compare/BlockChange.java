// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.cost.Place;
import entryscope.flow.Block;
import java.util.Optional;

/// One block on both sides, matched by its function and id whatever is inlined, or by its words
/// where it went to another function.
///
/// @param function that of the later side where it stands there
/// @param id that of the later side; that of the earlier one where it is gone, with `-before` where
///   the later side has another block of that offset
/// @param before absent where the block does not stand there
public record BlockChange(String function, String id, Optional<Side> before, Optional<Side> after) {
  /// Times nearer than this are the same: half of the last digit that is shown.
  private static final double NOISE = 0.005;

  /// A block on one side.
  ///
  /// @param place where it is drawn
  /// @param written the same place in the ids of its own flow
  /// @param function the function it is written in
  /// @param host the emitted function whose code it stands in
  /// @param amount the block alone; of a call what runs in the caller
  public record Side(
      Place place, Place written, String function, Block block, String host, Amount amount) {}

  /// The main thing to say of a block, first come first served.
  public enum Kind {
    ADDED("added"),
    REMOVED("removed"),
    DEARER("dearer"),
    CHEAPER("cheaper"),
    CHANGED("changed"),
    MOVED("moved"),
    SAME("same");

    private final String id;

    Kind(String id) {
      this.id = id;
    }

    public String id() {
      return id;
    }
  }

  public Kind kind() {
    if (before.isEmpty()) {
      return Kind.ADDED;
    }
    if (after.isEmpty()) {
      return Kind.REMOVED;
    }
    if (Math.abs(change()) >= NOISE) {
      return change() > 0 ? Kind.DEARER : Kind.CHEAPER;
    }
    if (isRewritten() || amountBefore().times() != amountAfter().times()) {
      return Kind.CHANGED;
    }
    return isMoved() ? Kind.MOVED : Kind.SAME;
  }

  /// Whether the code itself differs: title, operations or how it ends; of a listing the
  /// instructions wherever they lie, operations or how it ends.
  public boolean isRewritten() {
    return before.isPresent()
        && after.isPresent()
        && !sameCode(before.get().block(), after.get().block());
  }

  static boolean sameCode(Block one, Block other) {
    if (ListedCode.isListed(one.id()) && ListedCode.isListed(other.id())) {
      return ListedCode.same(one, other);
    }
    return one.title().equals(other.title())
        && one.operations().equals(other.operations())
        && one.terminator().equals(other.terminator());
  }

  /// Whether it is written in another function, or stands in the code of another emitted one.
  public boolean isMoved() {
    return isRehomed()
        || (before.isPresent()
            && after.isPresent()
            && !before.get().host().equals(after.get().host()));
  }

  /// Whether its whole function stands in the code of another emitted one.
  public boolean isMovedWithFunction() {
    return isMoved() && !isRehomed();
  }

  /// Whether it is written in another function.
  private boolean isRehomed() {
    return before.isPresent()
        && after.isPresent()
        && !before.get().function().equals(after.get().function());
  }

  public String title() {
    return after.or(() -> before).map(side -> side.block().title()).orElse(id);
  }

  public Amount amountBefore() {
    return before.map(Side::amount).orElse(Amount.NONE);
  }

  public Amount amountAfter() {
    return after.map(Side::amount).orElse(Amount.NONE);
  }

  /// ns after minus ns before.
  public double change() {
    return amountAfter().ns() - amountBefore().ns();
  }

  /// Everything that differs, in words: `cheaper, moved to __do_syscall`.
  public String story() {
    StringBuilder story = new StringBuilder(kind().id());
    if (isRewritten() && kind() != Kind.CHANGED) {
      story.append(", rewritten");
    }
    if (isMoved()) {
      story.append(kind() == Kind.MOVED ? "" : ", moved").append(whence());
    }
    return story.toString();
  }

  /// Where it was written, or whose code it stands in now: another function's, or its own.
  private String whence() {
    if (isRehomed()) {
      return " from " + before.map(Side::function).orElse("");
    }
    return after
        .map(now -> now.host().equals(now.function()) ? " out of line" : " to " + now.host())
        .orElse("");
  }

  /// Whether a time of it is below nothing, which is what inlining saves around a call.
  public boolean isNegative() {
    return amountBefore().ns() < 0 || amountAfter().ns() < 0;
  }
}
