// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.flow.Block;
import entryscope.flow.Source;
import entryscope.flow.Verdict;
import entryscope.inlining.Expansion;
import entryscope.layout.PlacedBody;
import entryscope.layout.Route;
import entryscope.layout.Stub;
import entryscope.layout.Way;
import entryscope.layout.Wording;
import entryscope.picture.Element.Facts;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The whole truth about an element in lines of text, never cut.
final class Tooltips {
  private final Costs costs;

  Tooltips(Costs costs) {
    this.costs = costs;
  }

  String ofBlock(Block block, Wording full, Facts facts) {
    return lines(
        full.title(),
        block.does(),
        full.detail(),
        block.source().map(Source::toString).orElse(""),
        amount(facts));
  }

  String ofCall(Expansion.Call call, Wording full, Facts facts) {
    return lines(
        full.title(),
        call.callee().does(),
        full.detail(),
        verdict(call.verdict()),
        "call and callee: " + amount(facts));
  }

  String ofStub(Expansion part, Stub stub, Facts facts) {
    String blocks =
        stub.blocks().stream()
            .map(
                id ->
                    "· "
                        + part.call(id)
                            .map(c -> "call " + c.callee().name())
                            .orElse(part.body().block(id).title()))
            .collect(Collectors.joining("\n"));
    return lines(
        (stub.blocks().size() == 1 ? "1 block" : stub.blocks().size() + " blocks")
            + " "
            + stub.reason()
            + ", drawn as one:",
        blocks,
        stub.back().isEmpty() ? "" : "leads on to: " + String.join(", ", stub.back()),
        amount(facts));
  }

  /// @param facts of the call alone and with the callee, absent for the root
  String ofFrame(PlacedBody body, Optional<Facts> facts, Optional<Facts> withInside) {
    return lines(
        body.full().title(),
        body.part().function().does(),
        body.full().detail(),
        body.call().map(call -> verdict(call.verdict())).orElse(""),
        facts.map(f -> "the call: " + amount(f)).orElse(""),
        withInside.map(f -> "call and callee: " + amount(f)).orElse(""));
  }

  static String ofArrow(Route route, double times) {
    return lines(
        route.from().orElse("in") + " → " + route.to().orElse("out"),
        route.label().map(label -> label.full()).orElse(""),
        route.way() == Way.GONE ? "only in the earlier path" : Amounts.times(times));
  }

  private String amount(Facts facts) {
    return facts.visits() == 0
        ? Amounts.times(0)
        : Amounts.time(facts)
            + ", "
            + Amounts.percent(costs.share(facts))
            + " of the path; "
            + Amounts.times(facts.visits());
  }

  private static String verdict(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Can _ -> "can be inlined";
      case Verdict.CouldIf(String change) -> "could be inlined if " + change;
      case Verdict.Cannot(String reason) -> "cannot be inlined: " + reason;
    };
  }

  private static String lines(String... lines) {
    return Stream.of(lines).filter(line -> !line.isBlank()).collect(Collectors.joining("\n"));
  }
}
