// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedSet;

/// One function on both sides, matched by name.
///
/// @param before absent where the flow does not have it on this path
/// @param isRewritten whether its blocks, frame or size as written differ
public record FunctionChange(
    String name, Optional<Side> before, Optional<Side> after, boolean isRewritten) {

  /// A function on one side.
  ///
  /// @param own its own blocks wherever they run; what it calls or inlines is not in it
  /// @param bytes code bytes with all that is merged into it; absent where it is not emitted
  /// @param into emitted functions that its body is merged into
  public record Side(Amount own, OptionalInt bytes, SequencedSet<String> into) {
    public Side {
      into = Collections.unmodifiableSequencedSet(new LinkedHashSet<>(into));
    }
  }

  /// What became of a function.
  public enum Fate {
    ADDED("added"),
    REMOVED("removed"),
    INLINED("inlined"),
    OUTLINED("out of line"),
    MOVED("moved"),
    CHANGED("changed"),
    SAME("same");

    private final String id;

    Fate(String id) {
      this.id = id;
    }

    public String id() {
      return id;
    }
  }

  public Fate fate() {
    if (before.isEmpty()) {
      return Fate.ADDED;
    }
    if (after.isEmpty()) {
      return Fate.REMOVED;
    }
    Side a = before.get();
    Side b = after.get();
    if (a.bytes().isPresent() && b.bytes().isEmpty()) {
      return Fate.INLINED;
    }
    if (a.bytes().isEmpty() && b.bytes().isPresent()) {
      return Fate.OUTLINED;
    }
    if (!a.into().equals(b.into())) {
      return Fate.MOVED;
    }
    return isRewritten || !a.equals(b) ? Fate.CHANGED : Fate.SAME;
  }

  /// What became of it, in words: where its body went, or how it changed.
  public String story() {
    String into = after.map(side -> String.join(", ", side.into())).orElse("");
    return switch (fate()) {
      case ADDED -> "new" + (into.isEmpty() ? "" : ", in " + into);
      case REMOVED -> "gone";
      case INLINED -> into.isEmpty() ? "no longer emitted" : "inlined into " + into;
      case OUTLINED -> "now out of line";
      case MOVED -> into.isEmpty() ? "no longer inlined" : "now in " + into;
      case CHANGED -> isRewritten ? "rewritten" : "changed";
      case SAME -> "same";
    };
  }

  public Amount amountBefore() {
    return before.map(Side::own).orElse(Amount.NONE);
  }

  public Amount amountAfter() {
    return after.map(Side::own).orElse(Amount.NONE);
  }

  /// ns after minus ns before.
  public double change() {
    return amountAfter().ns() - amountBefore().ns();
  }
}
