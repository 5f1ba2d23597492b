// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.trace;

import entryscope.listing.code.Step;
import entryscope.listing.graph.CodeMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/// Makes single instructions of a trace of translated blocks: an emulator's block goes on until
/// control may go elsewhere, or until the next block of the trace begins.
final class BlockTrace {
  private static final int MAX_BLOCK = 4096;

  private BlockTrace() {}

  static List<Long> single(CodeMap code, Trace trace) {
    List<Long> single = new ArrayList<>();
    List<Long> starts = trace.addresses();
    for (int i = 0; i < starts.size(); i++) {
      long next = i + 1 < starts.size() ? starts.get(i + 1) : -1;
      Optional<Step> step = code.at(starts.get(i));
      for (int n = 0; step.isPresent() && n < MAX_BLOCK; n++) {
        single.add(step.get().address());
        OptionalLong after = code.after(step.get());
        boolean ends =
            step.get().control().endsBlock()
                || after.isEmpty()
                || after.getAsLong() == next
                || (step.get().isSwitch() && step.get().target().getAsLong() == next);
        step = ends ? Optional.empty() : code.at(after.getAsLong());
      }
    }
    return single;
  }
}
