// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.trace;

import entryscope.listing.Instruction;
import entryscope.listing.Listing;
import entryscope.listing.Warning;
import entryscope.listing.code.Control;
import entryscope.listing.code.Decoder;
import entryscope.listing.code.Step;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// Finds and applies what a trace shows of patched code.
final class Patching {
  /// The longest instruction of all architectures, in bytes.
  static final int LONGEST = 15;

  private final Listing listing;
  private final Trace trace;
  private final Decoder decoder;
  private final NavigableMap<Long, Instruction> code = new TreeMap<>(Long::compareUnsigned);
  private final Set<Long> executed;
  private final List<Warning> patches = new ArrayList<>();

  Patching(Listing listing, Trace trace) {
    this.listing = listing;
    this.trace = trace;
    this.decoder = new Decoder(listing.architecture());
    this.executed = new HashSet<>(trace.addresses());
    listing
        .functions()
        .values()
        .forEach(f -> f.instructions().forEach(i -> code.putIfAbsent(i.address(), i)));
  }

  Running patched() {
    trace.addresses().stream().distinct().forEach(this::asShown);
    if (!trace.byBlock()) {
      new TreeMap<>(pairs()).forEach((from, tos) -> tos.forEach(to -> asPassed(from, to)));
    }
    return new Running(
        new Listing(
            listing.architecture(),
            Regions.functions(listing, code),
            listing.symbols(),
            listing.warnings(),
            listing.patches()),
        patches);
  }

  private Map<Long, Set<Long>> pairs() {
    Map<Long, Set<Long>> pairs = new TreeMap<>(Long::compareUnsigned);
    List<Long> addresses = trace.addresses();
    for (int i = 0; i + 1 < addresses.size(); i++) {
      pairs.computeIfAbsent(addresses.get(i), _ -> new TreeSet<>()).add(addresses.get(i + 1));
    }
    return pairs;
  }

  /// Takes an instruction as the trace prints it, or as unknown where the listing has none.
  private void asShown(long address) {
    Instruction linked = code.get(address);
    String text = trace.texts().get(address);
    if (text != null) {
      Instruction ran = RunText.instruction(address, linked == null ? 0 : linked.length(), text);
      if (linked == null || !same(linked, ran)) {
        replace(address, ran, linked);
      }
    } else if (linked == null) {
      replace(address, RunText.unknown(address, 0), null);
    }
  }

  private boolean same(Instruction linked, Instruction ran) {
    Step before = step(linked);
    Step now = step(ran);
    return before.meaning().equals(now.meaning())
        && (before.target().isEmpty()
            || now.target().isEmpty()
            || before.target().equals(now.target()));
  }

  private Step step(Instruction instruction) {
    return decoder.decode(List.of(instruction)).getFirst();
  }

  private void replace(long address, Instruction ran, @Nullable Instruction linked) {
    Map.Entry<Long, Instruction> before = code.lowerEntry(address);
    if (linked == null
        && before != null
        && Long.compareUnsigned(address - before.getKey(), before.getValue().length()) < 0) {
      Instruction cut = RunText.withLength(before.getValue(), (int) (address - before.getKey()));
      boolean shown = trace.texts().containsKey(before.getKey());
      code.put(
          before.getKey(),
          shown || !executed.contains(before.getKey())
              ? cut
              : RunText.unknown(before.getKey(), cut.length()));
      int rest = before.getValue().length() - cut.length();
      code.put(address, RunText.inPlaceOf(cut, RunText.withLength(ran, rest)));
    } else {
      code.put(address, linked == null ? ran : RunText.inPlaceOf(linked, ran));
    }
    note(address, linked, ran);
  }

  private void note(long address, @Nullable Instruction linked, Instruction ran) {
    patches.add(
        new Warning(
            linked == null ? 0 : linked.line(),
            "0x%x: %s ran as %s"
                .formatted(
                    address,
                    linked == null ? "code not in the listing" : "'" + text(linked) + "'",
                    ran.kind() == Instruction.Kind.UNKNOWN
                        ? "something else, counted as register arithmetic"
                        : "'" + text(ran) + "'"),
            ""));
  }

  private static String text(Instruction instruction) {
    return (instruction.mnemonic() + " " + instruction.operands()).strip();
  }

  /// Draws the conclusion from control having gone `from` one instruction straight `to` another.
  private void asPassed(long from, long to) {
    Instruction instruction = code.get(from);
    if (instruction == null) {
      return;
    }
    Step step = step(instruction);
    long after = after(instruction);
    if (to == after) {
      if (step.control() == Control.JUMP
          && step.target().isPresent()
          && step.target().getAsLong() != to) {
        patch(instruction, RunText.withTarget(instruction, site(), step.target().getAsLong()));
      }
      return;
    }
    switch (step.control()) {
      case NEXT, SITE, SYSTEM_CALL -> {
        boolean taken = step.target().isPresent() && step.target().getAsLong() == to;
        if (!taken && to - from > 0 && to - from <= LONGEST) {
          over(instruction, to);
        } else if (!taken) {
          patch(instruction, RunText.withTarget(instruction, site(), to));
        }
      }
      case JUMP -> {
        if (step.target().isPresent()
            && step.target().getAsLong() != to
            && sameFunction(from, to)) {
          patch(instruction, RunText.withTarget(instruction, instruction.mnemonic(), to));
        }
      }
      case BRANCH, CALL, INDIRECT_CALL, INDIRECT_JUMP, RETURN, RETURN_IF, LEAVE, TRAP -> {}
    }
  }

  /// Whether both addresses are in one function; otherwise a jump's target may be code that the
  /// trace leaves out, and the next address where that returned to.
  private boolean sameFunction(long from, long to) {
    return listing.functionAt(from).filter(f -> f.contains(to)).isPresent();
  }

  /// The mnemonic of a place for a jump.
  private String site() {
    return switch (listing.architecture()) {
      case X86_64, X86_32, ARM64, RISCV64, LOONGARCH64 -> "nop";
      case S390 -> "jgnop";
    };
  }

  private void patch(Instruction linked, Instruction ran) {
    code.put(linked.address(), ran);
    patches.add(
        new Warning(
            linked.line(),
            "0x%x: '%s' is patched: the trace %s"
                .formatted(
                    linked.address(),
                    text(linked),
                    ran.target().isPresent()
                        ? "shows a place that may jump to 0x"
                            + Long.toHexString(ran.target().getAsLong())
                        : "passes it"),
            ""));
  }

  /// One longer instruction ran in the place of several.
  private void over(Instruction instruction, long to) {
    SortedMap<Long, Instruction> between = code.subMap(instruction.address() + 1, to);
    if (between.keySet().stream().noneMatch(executed::contains)) {
      between.clear();
      code.put(
          instruction.address(),
          RunText.withLength(instruction, (int) (to - instruction.address())));
    }
  }

  private long after(Instruction instruction) {
    if (instruction.length() > 0) {
      return instruction.address() + instruction.length();
    }
    Long next = code.higherKey(instruction.address());
    return next == null ? instruction.address() : next;
  }
}
