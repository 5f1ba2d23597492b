// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.trace;

import entryscope.listing.code.Control;
import entryscope.listing.code.Step;
import entryscope.listing.graph.CodeMap;
import entryscope.listing.graph.Known;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Where indirect jumps and calls went in a trace, and which returns went through a thunk.
public final class Seen {
  private Seen() {}

  /// What the trace adds to what is `known` already.
  public static Known in(CodeMap code, Trace trace, Known known) {
    Map<Long, List<Long>> targets = new HashMap<>();
    known.targets().forEach((from, to) -> targets.put(from, new ArrayList<>(to)));
    List<Long> addresses = trace.byBlock() ? BlockTrace.single(code, trace) : trace.addresses();
    for (int i = 0; i + 1 < addresses.size(); i++) {
      long to = addresses.get(i + 1);
      Optional<Step> step = code.at(addresses.get(i));
      if (step.isPresent() && tells(code, step.get(), to)) {
        List<Long> seen = targets.computeIfAbsent(step.get().address(), _ -> new ArrayList<>());
        if (!seen.contains(to)) {
          seen.add(to);
        }
      }
    }
    return new Known(targets);
  }

  private static boolean tells(CodeMap code, Step step, long to) {
    Control control = step.control();
    return switch (control) {
      case INDIRECT_JUMP -> true;
      case INDIRECT_CALL ->
          code.after(step).stream().noneMatch(after -> after == to) && code.at(to).isPresent();
      case RETURN -> step.target().isPresent() && step.target().getAsLong() == to;
      case NEXT, SITE, BRANCH, JUMP, CALL, RETURN_IF, LEAVE, TRAP, SYSTEM_CALL -> false;
    };
  }
}
