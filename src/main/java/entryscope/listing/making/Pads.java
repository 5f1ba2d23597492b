// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import entryscope.flow.Convention;
import entryscope.flow.Operation;
import entryscope.flow.Operations;
import entryscope.listing.Architecture;
import entryscope.listing.code.Step;
import entryscope.listing.graph.FunctionGraph;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Landing pads: ftrace's nops and branch-target marks at the start of functions. The model counts
/// as one what most functions of a listing have, so that it goes away where a call is inlined.
final class Pads {
  private static final int MAX = 3;

  private final int usual;
  private final int bytes;

  private Pads(int usual, int bytes) {
    this.usual = usual;
    this.bytes = bytes;
  }

  /// The pads of functions that are called.
  static Pads of(Collection<FunctionGraph> called) {
    Map<Integer, Integer> sizes = new TreeMap<>();
    called.forEach(graph -> sizes.merge(length(graph), 1, Integer::sum));
    int usual =
        sizes.entrySet().stream()
            .max(Comparator.comparingInt(Map.Entry::getValue))
            .map(Map.Entry::getKey)
            .orElse(0);
    int bytes =
        called.stream()
            .filter(graph -> length(graph) == usual)
            .findFirst()
            .map(graph -> pad(graph).stream().mapToInt(s -> s.instruction().length()).sum())
            .orElse(0);
    return new Pads(usual, bytes);
  }

  private static int length(FunctionGraph graph) {
    return pad(graph).size();
  }

  private static List<Step> pad(FunctionGraph graph) {
    List<Step> steps = graph.block(graph.start()).steps();
    int length = 0;
    while (length < Math.min(MAX, steps.size() - 1) && isPad(steps.get(length))) {
      length++;
    }
    return steps.subList(0, length);
  }

  private static boolean isPad(Step step) {
    boolean nop =
        step.meaning().operation().filter(operation -> operation == Operation.NOP).isPresent();
    boolean mark = step.meaning().operation().filter(o -> o == Operation.LANDING_PAD).isPresent();
    return mark || (nop && !step.isSwitch());
  }

  /// Whether the function has the usual pad, which the model then counts.
  boolean isUsual(FunctionGraph graph) {
    return usual > 0 && length(graph) == usual;
  }

  int usual() {
    return usual;
  }

  Convention convention(Architecture architecture) {
    Operations pad =
        usual == 0
            ? Operations.NONE
            : new Operations(Map.of(Operation.LANDING_PAD, (double) usual));
    return switch (architecture) {
      case X86_64, X86_32 -> new Convention(pad, bytes, 5, 5, List.of());
      case ARM64, LOONGARCH64 -> new Convention(pad, bytes, 4, 4, List.of());
      case S390 -> new Convention(pad, bytes, 6, 2, List.of());
      case RISCV64 -> new Convention(pad, bytes, 8, 2, List.of());
    };
  }
}
