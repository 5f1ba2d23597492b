// SPDX-License-Identifier: Apache-2.0
package entryscope.session;

import entryscope.cost.Estimate;
import entryscope.cost.Estimator;
import entryscope.cost.Machine;
import entryscope.cost.PathCount;
import entryscope.cost.PathCounter;
import entryscope.cost.Place;
import entryscope.cost.Pricing;
import entryscope.cost.Tally;
import entryscope.cost.TextSize;
import entryscope.cost.VisitTable;
import entryscope.cost.WhatIf;
import entryscope.cost.WhatIf.Outcome;
import entryscope.flow.Flow;
import entryscope.flow.Function;
import entryscope.flow.Verdict;
import entryscope.inlining.Expander;
import entryscope.inlining.Expansion;
import entryscope.inlining.InlinePlan;
import entryscope.layout.Formerly;
import entryscope.layout.Visible;
import entryscope.picture.Annotation;
import entryscope.picture.Picture;
import entryscope.picture.Surround;
import entryscope.quantity.Range;
import entryscope.session.FunctionRow.Group;
import entryscope.session.FunctionRow.State;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Derives everything a document shows, and remembers the last generation so that a toggle costs
/// only what it changes.
///
/// Not for use by several threads at once.
public final class Workbench {
  private Optional<Figures> last = Optional.empty();
  private Optional<Pricing> pricing = Optional.empty();
  private Optional<DrawingTable> table = Optional.empty();
  private Optional<FlowVisits> visits = Optional.empty();

  private record FlowVisits(Flow flow, VisitTable table) {}

  /// The drawing of a document as a window shows it, without heading and legend.
  public Picture picture(Document document) {
    return picture(document, Surround.NONE, Annotation.USUAL);
  }

  /// The drawing of a document with what stands around it and what its blocks tell.
  public Picture picture(Document document, Surround surround, Set<Annotation> annotations) {
    return table().draw(figures(document), surround, annotations, Formerly.NOTHING);
  }

  /// The bare drawing of a document with ways that an earlier path had.
  public Picture picture(Document document, Formerly formerly) {
    return table().draw(figures(document), Surround.NONE, Annotation.USUAL, formerly);
  }

  private DrawingTable table() {
    DrawingTable known = table.orElseGet(DrawingTable::new);
    table = Optional.of(known);
    return known;
  }

  /// The figures of a document: the same object while the document is the same.
  public Figures figures(Document document) {
    Optional<Figures> known = last.filter(figures -> figures.document().equals(document));
    Figures figures = known.orElseGet(() -> derive(document));
    last = Optional.of(figures);
    return figures;
  }

  private Figures derive(Document document) {
    Pricing prices = pricing(document.machine());
    Expansion expansion = expand(document, document.plan());
    Estimate estimate = estimate(document, expansion, document.plan(), prices);
    Estimate reference = reference(document, prices);
    Range change =
        prices.difference(
            estimate.count().total().minus(reference.count().total()),
            reference.latency().typical());
    return new Figures(
        document,
        expansion,
        prices,
        estimate,
        reference,
        change,
        Visible.of(expansion, document.folds(), estimate.count()),
        rows(document, expansion, estimate, prices));
  }

  /// The reference changes with everything but the plan, so a toggle finds it made already.
  private Estimate reference(Document document, Pricing prices) {
    InlinePlan plan = InlinePlan.of(document.flow().plan(document.reference()));
    return last.filter(known -> known.document().withPlan(plan).equals(document.withPlan(plan)))
        .map(Figures::reference)
        .orElseGet(
            () ->
                estimate(
                    document,
                    Expander.expand(document.flow(), document.root(), plan),
                    plan,
                    prices));
  }

  private Pricing pricing(Machine machine) {
    Pricing prices =
        pricing
            .filter(known -> known.machine().equals(machine))
            .orElseGet(() -> new Pricing(machine));
    pricing = Optional.of(prices);
    return prices;
  }

  private VisitTable visits(Flow flow) {
    FlowVisits known =
        visits
            .filter(v -> v.flow().equals(flow))
            .orElseGet(() -> new FlowVisits(flow, new VisitTable()));
    visits = Optional.of(known);
    return known.table();
  }

  private Expansion expand(Document document, InlinePlan plan) {
    Optional<Expansion> before =
        last.filter(
                f ->
                    f.document().flow().equals(document.flow())
                        && f.document().root().equals(document.root()))
            .map(Figures::expansion);
    return Expander.expand(document.flow(), document.root(), plan, before);
  }

  private Estimate estimate(
      Document document, Expansion expansion, InlinePlan plan, Pricing prices) {
    PathCount count =
        PathCounter.count(document.flow(), expansion, document.scenario(), visits(document.flow()));
    return Estimator.estimate(count, TextSize.of(document.flow(), plan), prices);
  }

  private List<FunctionRow> rows(
      Document document, Expansion expansion, Estimate estimate, Pricing prices) {
    WhatIf whatIf =
        new WhatIf(
            document.flow(),
            expansion,
            document.plan(),
            document.scenario(),
            visits(document.flow()));
    Map<String, List<Expansion.Call>> calls = new LinkedHashMap<>();
    expansion
        .allCalls()
        .forEach(
            call -> calls.computeIfAbsent(call.callee().name(), _ -> new ArrayList<>()).add(call));
    List<FunctionRow> rows = new ArrayList<>();
    calls
        .values()
        .forEach(
            sites ->
                rows.add(
                    row(document, sites.getFirst().callee(), sites, estimate, whatIf, prices)));
    return rows;
  }

  private static FunctionRow row(
      Document document,
      Function function,
      List<Expansion.Call> sites,
      Estimate estimate,
      WhatIf whatIf,
      Pricing prices) {
    Verdict verdict =
        sites.stream()
            .map(Expansion.Call::verdict)
            .filter(Verdict::isPossible)
            .findFirst()
            .orElse(sites.getFirst().verdict());
    if (!verdict.isPossible()) {
      return new FunctionRow(
          function, State.OUT_OF_LINE, verdict, Group.FIXED, prices.range(Tally.EMPTY), 0);
    }
    Outcome inlined = outcome(whatIf, document, function, sites, true);
    Outcome apart = outcome(whatIf, document, function, sites, false);
    Range gain =
        prices.difference(inlined.tally().minus(apart.tally()), estimate.latency().typical());
    boolean runs =
        sites.stream().anyMatch(call -> estimate.count().visits().containsKey(placeOf(call)));
    return new FunctionRow(
        function,
        state(sites),
        verdict,
        runs ? Group.FAST_PATH : Group.SLOW_PATH,
        gain,
        inlined.bytes() - apart.bytes());
  }

  private static Place placeOf(Expansion.Call call) {
    return new Place(call.path().caller(), call.block().id());
  }

  private static State state(List<Expansion.Call> sites) {
    long inlined = sites.stream().filter(Expansion.Call::inlined).count();
    if (inlined == 0) {
      return State.OUT_OF_LINE;
    }
    return sites.stream().filter(call -> call.verdict().isPossible()).count() == inlined
        ? State.INLINED
        : State.MIXED;
  }

  /// The path with a function inlined everywhere or nowhere.
  private static Outcome outcome(
      WhatIf whatIf,
      Document document,
      Function function,
      List<Expansion.Call> sites,
      boolean inlined) {
    InlinePlan plan = document.plan().withFunction(function.name(), inlined);
    for (Expansion.Call call : sites) {
      plan = plan.withoutCall(call.path());
    }
    return whatIf.of(function.name(), plan);
  }
}
