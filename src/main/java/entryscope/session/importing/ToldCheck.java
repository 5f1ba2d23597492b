// SPDX-License-Identifier: Apache-2.0
package entryscope.session.importing;

import entryscope.listing.Listing;
import entryscope.listing.code.Control;
import entryscope.listing.code.Step;
import entryscope.listing.graph.BasicBlock;
import entryscope.listing.graph.CodeMap;
import entryscope.listing.graph.End;
import entryscope.listing.graph.FunctionGraph;
import entryscope.listing.graph.Graphs;
import entryscope.listing.making.Told;
import entryscope.listing.read.ListingException;
import entryscope.listing.read.ListingIndex;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;

/// Looks whether what is told of branches and indirect jumps is about such places: told of others
/// it would have no effect, and nobody would notice.
final class ToldCheck {
  private static final int NEAR = 4;

  private final CodeMap code;
  private final Graphs graphs;
  private final String place;
  private final long address;

  /// Where the function that the place names begins.
  private final long function;

  private ToldCheck(Listing listing, Told told, String place, long address, long function) {
    this.code = new CodeMap(listing);
    this.graphs = new Graphs(code, told.known());
    this.place = place;
    this.address = address;
    this.function = function;
  }

  /// What is told of places that are no branch or no indirect jump, in words.
  ///
  /// @param lines as [Told] understands them, without errors
  static List<String> errors(ListingIndex index, List<String> lines, Names names)
      throws ListingException {
    List<String> errors = new ArrayList<>();
    for (String line : lines) {
      Told told = Told.of(List.of(line), name -> OptionalLong.of(names.address(name)));
      String place = line.replaceFirst("[=#].*", "").strip();
      for (long branch : told.decisions().taken().keySet()) {
        check(index, told, names, place, branch)
            .error("conditional branch", ToldCheck::decides)
            .ifPresent(errors::add);
      }
      for (long jump : told.known().targets().keySet()) {
        check(index, told, names, place, jump)
            .error("indirect jump or call", (_, step) -> leadsOn(step))
            .ifPresent(errors::add);
      }
    }
    return errors;
  }

  private static ToldCheck check(
      ListingIndex index, Told told, Names names, String place, long address)
      throws ListingException {
    long function =
        place.startsWith("0x") ? address : names.address(place.replaceFirst("\\+.*", ""));
    return new ToldCheck(
        index.readAt(List.of(address, function)).with(index.patches()),
        told,
        place,
        address,
        function);
  }

  private Optional<String> error(String what, BiPredicate<ToldCheck, Step> fits) {
    Optional<Step> there = code.at(address);
    if (there.filter(step -> fits.test(this, step)).isPresent() && isInFunction()) {
      return Optional.empty();
    }
    String is =
        there
            .filter(_ -> isInFunction())
            .map(
                step ->
                    "is no %s but '%s'"
                        .formatted(
                            what,
                            (step.instruction().mnemonic() + " " + step.instruction().operands())
                                .strip()))
            .orElse("is where no instruction begins");
    return Optional.of("%s %s; %s".formatted(place, is, near(what, fits)));
  }

  /// An offset beyond a function's end is a slip of the pen, even if other code is there.
  private boolean isInFunction() {
    return code.functionAt(address).equals(code.functionAt(function));
  }

  private String near(String what, BiPredicate<ToldCheck, Step> fits) {
    String near =
        code.functionAt(function).stream()
            .flatMap(f -> f.instructions().stream())
            .flatMap(i -> code.at(i.address()).stream())
            .filter(step -> fits.test(this, step))
            .filter(step -> step.control() != Control.NEXT && step.control() != Control.RETURN)
            .sorted(Comparator.comparingLong(step -> Math.abs(step.address() - address)))
            .limit(NEAR)
            .map(Step::address)
            .sorted(Long::compareUnsigned)
            .map(this::name)
            .collect(Collectors.joining(", "));
    return near.isEmpty() ? "no %s is near".formatted(what) : "%s near: %s".formatted(what, near);
  }

  private String name(long at) {
    return code.functionAt(at)
        .map(f -> "%s+0x%x".formatted(f.symbol().name(), at - f.symbol().address()))
        .orElse("0x%x".formatted(at));
  }

  /// Whether the block that an instruction stands in ends in a decision: a block is often named by
  /// its first instruction.
  private boolean decides(Step step) {
    if (step.isSwitch()
        || step.control() == Control.BRANCH
        || step.control() == Control.RETURN_IF) {
      return true;
    }
    Optional<FunctionGraph> graph =
        code.functionAt(step.address()).flatMap(f -> graphs.at(f.symbol().address()));
    return graph.stream()
        .flatMap(g -> g.blocks().values().stream())
        .filter(block -> block.steps().contains(step))
        .map(BasicBlock::end)
        .anyMatch(
            end ->
                end instanceof End.Fork
                    || end instanceof End.Switched
                    || end instanceof End.ReturnIf);
  }

  /// Returns too: a thunk returns to where an indirect jump leads.
  private static boolean leadsOn(Step step) {
    return step.control() == Control.INDIRECT_JUMP
        || step.control() == Control.INDIRECT_CALL
        || step.control() == Control.RETURN;
  }
}
