// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.graph;

import entryscope.listing.FunctionListing;
import entryscope.listing.Instruction;
import entryscope.listing.code.Control;
import entryscope.listing.code.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/// Finds the blocks of one function.
///
/// It follows the code from the function's start. A branch to where another function begins leaves
/// the function; one to the middle of other code does not, as the compiler and assembly put parts
/// of a function elsewhere: those parts then belong to each function that leads there.
public final class GraphBuilder {
  private final CodeMap code;
  private final Known known;
  private final FunctionListing function;
  private final long start;
  private final NavigableSet<Long> leaders = new TreeSet<>(Long::compareUnsigned);
  private final NavigableMap<Long, End> ends = new TreeMap<>(Long::compareUnsigned);
  private final Set<Long> walked = new HashSet<>();
  private final Deque<Long> open = new ArrayDeque<>();
  private final NavigableMap<Long, Step> traps = new TreeMap<>(Long::compareUnsigned);

  private GraphBuilder(CodeMap code, Known known, FunctionListing function, long start) {
    this.code = code;
    this.known = known;
    this.function = function;
    this.start = start;
  }

  /// The graph of the code that is entered at an address.
  ///
  /// @return empty where the listing has no instruction there
  public static Optional<FunctionGraph> build(CodeMap code, Known known, long start) {
    return code.at(start)
        .flatMap(_ -> code.functionAt(start))
        .map(function -> new GraphBuilder(code, known, function, start).build());
  }

  private FunctionGraph build() {
    follow(start);
    Map<Long, BasicBlock> blocks = blocks();
    List<Step> unreached = unreached();
    return new FunctionGraph(
        code.callee(start, Optional.empty()).name(),
        function,
        start,
        blocks,
        unreached,
        apart(unreached));
  }

  private void follow(long from) {
    lead(from);
    walkAll();
    while (!traps.isEmpty()) {
      Step trap = traps.pollFirstEntry().getValue();
      ends.put(trap.address(), new End.Trap(goesOn(trap)));
      walkAll();
    }
  }

  private void lead(long address) {
    if (leaders.add(address)) {
      open.add(address);
    }
  }

  private void walkAll() {
    while (!open.isEmpty()) {
      walk(open.remove());
    }
  }

  /// Goes on from a leader to the end of its straight code.
  private void walk(long from) {
    Optional<Step> here = code.at(from);
    while (here.isPresent() && walked.add(here.get().address())) {
      Step step = here.get();
      if (step.isData()) {
        ends.put(step.address(), new End.Stuck("data follows"));
        return;
      }
      if (step.control() == Control.TRAP) {
        traps.put(step.address(), step);
        return;
      }
      if (step.control().endsBlock() || step.isSwitch()) {
        End end = end(step);
        ends.put(step.address(), end);
        end.inside().forEach(this::lead);
        return;
      }
      OptionalLong next = code.after(step);
      if (next.isEmpty() || code.at(next.getAsLong()).isEmpty()) {
        ends.put(step.address(), new End.Stuck("the listing ends here"));
        return;
      }
      if (isOther(next.getAsLong())) {
        ends.put(step.address(), new End.Straight(outside(next.getAsLong(), step), false));
        return;
      }
      here = code.at(next.getAsLong());
    }
  }

  private End end(Step step) {
    return switch (step.control()) {
      case BRANCH ->
          leads(step)
              .<End>map(to -> new End.Fork(to, next(step)))
              .orElseGet(() -> new End.Stuck("a branch without a target"));
      case SITE -> new End.Switched(target(step.target().orElseThrow(), step), next(step));
      case JUMP ->
          leads(step)
              .<End>map(to -> new End.Straight(to, true))
              .orElseGet(() -> new End.Stuck("a jump without a target"));
      case CALL -> call(step, List.of(called(step)), false);
      case INDIRECT_CALL ->
          call(
              step,
              known.from(step.address()).stream()
                  .map(address -> code.callee(address, Optional.empty()))
                  .toList(),
              true);
      case INDIRECT_JUMP ->
          new End.Indirect(
              known.from(step.address()).stream().map(to -> target(to, step)).toList());
      case RETURN -> returned(step);
      case RETURN_IF -> new End.ReturnIf(next(step));
      case LEAVE -> new End.Leave();
      case TRAP, NEXT, SYSTEM_CALL ->
          throw new IllegalArgumentException("no end of a block: " + step);
    };
  }

  /// A return through a thunk that a trace was seen to enter is a jump to it.
  private End returned(Step step) {
    List<Long> seen = known.from(step.address());
    return seen.isEmpty()
        ? new End.Return(step.target())
        : new End.Straight(target(seen.getFirst(), step), true);
  }

  private Callee called(Step step) {
    return step.target().isPresent()
        ? code.callee(step.target().getAsLong(), Optional.of(step.instruction()))
        : new Callee(
            OptionalLong.empty(), step.instruction().targetSymbol().orElse("unknown function"));
  }

  private End call(Step step, List<Callee> callees, boolean indirect) {
    boolean back =
        callees.isEmpty() || callees.stream().anyMatch(c -> !NeverReturns.names(c.name()));
    return new End.Call(callees, indirect, back ? behind(step) : Optional.empty());
  }

  /// Where a callee returns to: not to padding, and not out of the function.
  private Optional<Target> behind(Step step) {
    OptionalLong next = code.after(step);
    return next.isPresent() && isCodeOfThis(next.getAsLong(), step)
        ? Optional.of(new Target.Inside(next.getAsLong()))
        : Optional.empty();
  }

  /// Whether the function goes on at an address: not where only padding is left of it.
  private boolean isCodeOfThis(long address, Step from) {
    Optional<FunctionListing> own = code.functionAt(from.address());
    long at = address;
    while (!isOther(at) && code.functionAt(at).equals(own)) {
      Optional<Step> step = code.at(at);
      if (step.isEmpty() || step.get().isData()) {
        return false;
      }
      if (!isFiller(step.get())) {
        return true;
      }
      OptionalLong next = code.after(step.get());
      if (next.isEmpty()) {
        return false;
      }
      at = next.getAsLong();
    }
    return false;
  }

  /// A WARN goes on. Behind a BUG comes what is reached otherwise, or nothing.
  private Optional<Target> goesOn(Step trap) {
    Optional<Target> behind = behind(trap);
    if (behind.isEmpty()
        || !(behind.get() instanceof Target.Inside(long address))
        || walked.contains(address)) {
      return Optional.empty();
    }
    lead(address);
    return behind;
  }

  private static boolean isPadding(Step step) {
    return step.instruction().mnemonic().equals("int3") || step.isData();
  }

  private Target next(Step step) {
    OptionalLong next = code.after(step);
    if (next.isEmpty()) {
      return new Target.Outside(new Callee(OptionalLong.empty(), "end of the listing"));
    }
    return target(next.getAsLong(), step);
  }

  /// Where a branch leads. Of what the listing does not hold, a relocation tells the name alone.
  private Optional<Target> leads(Step step) {
    return step.target().isPresent()
        ? Optional.of(target(step.target().getAsLong(), step))
        : step.instruction()
            .targetSymbol()
            .map(symbol -> new Target.Outside(new Callee(OptionalLong.empty(), symbol)));
  }

  private Target target(long address, Step from) {
    return isOther(address) || code.at(address).isEmpty()
        ? outside(address, from)
        : new Target.Inside(address);
  }

  private boolean isOther(long address) {
    return address != start && code.isFunction(address);
  }

  private Target outside(long address, Step from) {
    Optional<Instruction> naming =
        Optional.of(from.instruction())
            .filter(i -> i.target().isPresent() && i.target().getAsLong() == address);
    return new Target.Outside(code.callee(address, naming));
  }

  private Map<Long, BasicBlock> blocks() {
    Map<Long, BasicBlock> blocks = new LinkedHashMap<>();
    blocks.put(start, block(start, Set.of()));
    leaders.forEach(leader -> blocks.putIfAbsent(leader, block(leader, Set.of())));
    return blocks;
  }

  /// The blocks of code that nothing seen leads to, each begun where nothing before it leads.
  private Map<Long, BasicBlock> apart(List<Step> unreached) {
    Set<Long> reached = Set.copyOf(walked);
    unreached.stream()
        .filter(step -> !step.isData())
        .map(Step::address)
        .forEach(
            address -> {
              if (!walked.contains(address)) {
                follow(address);
              }
            });
    Map<Long, BasicBlock> apart = new LinkedHashMap<>();
    leaders.stream()
        .filter(leader -> !reached.contains(leader))
        .forEach(leader -> apart.put(leader, block(leader, reached)));
    return apart;
  }

  /// @param others addresses at which other blocks go on
  private BasicBlock block(long leader, Set<Long> others) {
    List<Step> steps = new ArrayList<>();
    long address = leader;
    while (true) {
      Step step = code.at(address).orElseThrow();
      steps.add(step);
      End end = ends.get(address);
      if (end != null) {
        return new BasicBlock(steps, end);
      }
      address = code.after(step).orElseThrow();
      if (leaders.contains(address) || others.contains(address)) {
        return new BasicBlock(steps, new End.Straight(new Target.Inside(address), false));
      }
    }
  }

  private List<Step> unreached() {
    return function.instructions().stream()
        .flatMap(instruction -> code.at(instruction.address()).stream())
        .filter(step -> !walked.contains(step.address()) && !isFiller(step))
        .toList();
  }

  /// Whether it may be there for alignment alone; GNU objdump prints the nop of two bytes as an
  /// exchange.
  private static boolean isFiller(Step step) {
    String mnemonic = step.instruction().mnemonic();
    return isPadding(step)
        || mnemonic.contains("nop")
        || (mnemonic.equals("xchg") && step.instruction().operands().equals("%ax,%ax"));
  }
}
