// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import entryscope.listing.Instruction;
import entryscope.listing.Warning;
import entryscope.listing.code.Step;
import entryscope.listing.graph.End;
import entryscope.listing.graph.FunctionGraph;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// What a reader should know of the code of a flow.
final class Findings {
  private Findings() {}

  /// Instructions that no table knows, by line.
  static List<Warning> unknown(Collection<FunctionGraph> graphs) {
    return graphs.stream()
        .flatMap(
            graph ->
                graph.blocks().values().stream()
                    .flatMap(block -> block.steps().stream())
                    .filter(step -> !step.known() && !step.isData())
                    .map(step -> unknown(graph, step)))
        .distinct()
        .sorted(Comparator.comparingInt(Warning::line))
        .toList();
  }

  private static Warning unknown(FunctionGraph graph, Step step) {
    Instruction instruction = step.instruction();
    return new Warning(
        instruction.line(),
        "unknown instruction '%s' at %s+0x%x, counted as alu"
            .formatted(
                (instruction.mnemonic() + " " + instruction.operands()).strip(),
                graph.name(),
                step.address() - graph.start()),
        "");
  }

  /// Instructions that nothing leads to, by function.
  static List<Warning> unreached(Collection<FunctionGraph> graphs) {
    return graphs.stream()
        .filter(graph -> graph.start() == graph.function().symbol().address())
        .filter(graph -> !graph.unreached().isEmpty())
        .map(Findings::unreached)
        .distinct()
        .toList();
  }

  /// Where the listing does not say how a function goes on, as where it was cut.
  static List<Warning> stuck(Collection<FunctionGraph> graphs) {
    return graphs.stream()
        .flatMap(
            graph ->
                graph.blocks().values().stream()
                    .flatMap(
                        block ->
                            block.end() instanceof End.Stuck(String why)
                                ? Stream.of(stuck(graph, block.last(), why))
                                : Stream.<Warning>of()))
        .distinct()
        .toList();
  }

  private static Warning stuck(FunctionGraph graph, Step last, String why) {
    return new Warning(
        last.instruction().line(),
        "%s+0x%x is followed no further: %s"
            .formatted(graph.name(), last.address() - graph.start(), why),
        "");
  }

  private static Warning unreached(FunctionGraph graph) {
    Step first = graph.unreached().getFirst();
    return new Warning(
        first.instruction().line(),
        "%s: nothing seen leads to %d of its instructions, the first at +0x%x"
            .formatted(
                graph.name(),
                graph.unreached().size(),
                first.address() - graph.function().symbol().address()),
        "an indirect jump or an exception may; tell targets by --target");
  }
}
