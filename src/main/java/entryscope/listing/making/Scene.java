// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import entryscope.flow.CallSite;
import entryscope.flow.CallSite.WhenInlined;
import entryscope.flow.Condition;
import entryscope.listing.FunctionListing;
import entryscope.listing.Symbol;
import entryscope.listing.code.Step;
import entryscope.listing.graph.BasicBlock;
import entryscope.listing.graph.Callee;
import entryscope.listing.graph.CodeMap;
import entryscope.listing.graph.FunctionGraph;
import entryscope.listing.trace.Counts;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// One function of a flow in the making, and all that its blocks refer to.
record Scene(Role role, FunctionGraph graph, Stage stage) {
  CodeMap code() {
    return stage.graphs().code();
  }

  Wording wording() {
    return stage.wording();
  }

  Decisions decisions() {
    return stage.decisions();
  }

  /// Whether user space traps into the kernel here.
  boolean isSystemCall() {
    return stage.roots().contains(role.start())
        && role.outermost()
        && EntryPoints.names().contains(graph.function().symbol().name());
  }

  /// The id of the block at an address: its offset in the function.
  String id(long address) {
    FunctionListing at = code().functionAt(address).orElse(graph.function());
    long offset = address - graph.function().symbol().address();
    if (at.symbol().equals(graph.function().symbol()) && offset >= 0) {
      return "0x%x".formatted(offset);
    }
    return (code().isCold(address) ? "cold-0x%x" : "at-0x%x").formatted(address);
  }

  /// What the place is called: by a label of its own, or by its offset.
  String place(long address) {
    FunctionListing at = code().functionAt(address).orElse(graph.function());
    Optional<Symbol> label =
        at.labels().stream()
            .filter(l -> l.address() == address && address != at.symbol().address())
            .findFirst();
    long offset = address - at.symbol().address();
    String place =
        code().isCold(address) ? "cold 0x%x".formatted(address) : "+0x%x".formatted(offset);
    if (label.isPresent()) {
      return label.get().name();
    }
    return at.symbol().equals(graph.function().symbol()) ? place : at.symbol().name() + place;
  }

  /// How often the trace went a way out of a block.
  int times(BasicBlock block, int way) {
    return stage.counts().map(counts -> counted(counts, block, way)).orElse(0);
  }

  private int counted(Counts counts, BasicBlock block, int way) {
    return counts.of(graph.start(), block.start(), way);
  }

  /// A call or jump out.
  ///
  /// @param bytes of the instruction; of a jump 0 where the code just runs on
  CallSite site(Callee callee, boolean tail, boolean indirect, int bytes) {
    return new CallSite(
        stage.name(role, callee, tail), indirect, Optional.empty(), WhenInlined.NOTHING, bytes);
  }

  /// A call through a pointer whose target is not known.
  CallSite pointer(BasicBlock block) {
    String pointer =
        block
            .last()
            .instruction()
            .targetSymbol()
            .map(symbol -> symbol.replace("+0x", "."))
            .filter(symbol -> !symbol.startsWith("__x86_indirect"))
            .orElse(graph.name() + ".pointer");
    return opaque(pointer, "Called through a pointer: where it leads is not in the listing", block);
  }

  /// A jump through a register whose targets are not known.
  CallSite unresolved(BasicBlock block) {
    return opaque(
        graph.name() + ".unresolved",
        "Unresolved: where an indirect jump of %s may lead. Tell it by import --target %s=FUNCTION"
            .formatted(graph.name(), jump(block)),
        block);
  }

  /// Where the last instruction of a block is, as `Told` reads it.
  private String jump(BasicBlock block) {
    long address = block.last().address();
    return code()
        .functionAt(address)
        .map(f -> "%s+0x%x".formatted(f.symbol().name(), address - f.symbol().address()))
        .orElse("0x%x".formatted(address));
  }

  private CallSite opaque(String name, String does, BasicBlock block) {
    String known = stage.opaques().name(name, name, block.last().address(), does);
    return new CallSite(
        known,
        true,
        Optional.empty(),
        WhenInlined.NOTHING,
        Math.max(1, block.last().instruction().length()));
  }

  /// What of some instructions the kernel replaces at boot, in sentences.
  String replaced(List<Step> steps) {
    Step last = steps.getLast();
    return code()
        .listing()
        .patches()
        .alternatives()
        .subMap(
            steps.getFirst().address(),
            true,
            last.address() + Math.max(1, last.instruction().length()),
            false)
        .values()
        .stream()
        .flatMap(List::stream)
        .map(
            each ->
                ". Replaced at boot: %d bytes at %s, by %s, given %s"
                    .formatted(
                        each.length(),
                        id(each.address()),
                        each.computed()
                            ? "what a function of the kernel writes"
                            : each.replacementLength() == 0
                                ? "nops"
                                : "%d at 0x%x"
                                    .formatted(each.replacementLength(), each.replacement()),
                        each.feature()))
        .distinct()
        .collect(Collectors.joining());
  }

  /// When the jump at the end of a block is patched in.
  Condition jumps(BasicBlock block) {
    return stage.keys().jumps(graph, block);
  }
}
