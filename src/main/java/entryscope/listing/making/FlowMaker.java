// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.Convention;
import entryscope.flow.Entry;
import entryscope.flow.Flow;
import entryscope.flow.Frame;
import entryscope.flow.Function;
import entryscope.flow.Function.Attribute;
import entryscope.flow.Function.Language;
import entryscope.flow.Plan;
import entryscope.flow.Provenance;
import entryscope.inlining.Expander;
import entryscope.listing.Warning;
import entryscope.listing.graph.End;
import entryscope.listing.graph.FunctionGraph;
import entryscope.listing.graph.Graphs;
import entryscope.listing.inlines.Inlined;
import entryscope.listing.trace.Counts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Makes a flow of functions of a listing.
public final class FlowMaker {
  /// Called functions with more blocks are left opaque: with the small blocks between and frames
  /// they could be more than the 20,000 that a function of a flow may have.
  private static final int MAX_BLOCKS = 5_000;

  /// The code bytes that a function of a flow may have; a damaged listing tells of more.
  static final int MAX_BYTES = 10_000_000;

  private final Graphs graphs;
  private final Wanted wanted;
  private final Optional<Counts> counts;
  private final Decisions decisions;
  private final Label label;
  private final List<Warning> warnings = new ArrayList<>();

  private FlowMaker(
      Graphs graphs, Wanted wanted, Optional<Counts> counts, Decisions decisions, Label label) {
    this.graphs = graphs;
    this.wanted = wanted;
    this.counts = counts;
    this.decisions = decisions;
    this.label = label;
  }

  /// The flow of what is `wanted`.
  ///
  /// @param counts what a trace says of branches
  /// @param decisions what is told of them by hand, which comes first
  public static Made make(
      Graphs graphs, Wanted wanted, Optional<Counts> counts, Decisions decisions, Label label) {
    return new FlowMaker(graphs, wanted, counts, decisions, label).made();
  }

  private Made made() {
    Cast cast = cast();
    Names names = new Names();
    Stage stage =
        new Stage(
            graphs,
            new LinkedHashSet<>(wanted.roots()),
            cast,
            counts,
            decisions,
            new Wording(label.listing(), label.kernel()),
            names,
            new Opaques(names),
            new Keys());
    Pads pads = Pads.of(called(cast));
    Map<String, Function> functions = new LinkedHashMap<>();
    Map<String, Fold> folds = new HashMap<>();
    int guessed = guessed(cast, stage);
    cast.roles().forEach((role, graph) -> new Ways(new Scene(role, graph, stage)).noteKeys());
    cast.roles()
        .forEach(
            (role, graph) -> {
              Function function = function(new Scene(role, graph, stage), pads, folds);
              functions.put(function.name(), function);
            });
    functions.putAll(stage.opaques().functions());
    NoWayBack.rewrite(functions);
    Set<String> reached = Reached.from(functions, entries(stage).values());
    functions.keySet().retainAll(reached);
    Convention convention = pads.convention(graphs.code().listing().architecture());
    Folding.Folded folded = withApart(folded(functions, folds, names, convention), cast, stage);
    findings(cast);
    List<Warning> unknown = Findings.unknown(cast.roles().values());
    Flow flow =
        new Flow(
            label.id(),
            label.title(),
            provenance(unknown, folded),
            convention,
            stage.keys().switches(),
            entries(stage),
            folded.functions(),
            Map.of(Plan.COMPILED, compiled(folded)));
    return new Made(flow, unknown, guessed, warnings);
  }

  /// Adds code that nothing leads to, unless that gives more calls than a flow may have.
  private static Folding.Folded withApart(Folding.Folded folded, Cast cast, Stage stage) {
    Map<String, Function> functions = new LinkedHashMap<>(folded.functions());
    cast.roles()
        .forEach(
            (role, graph) ->
                functions.computeIfPresent(
                    stage.name(role),
                    (_, function) ->
                        Apart.with(function, new Scene(role, graph, stage), MAX_BLOCKS)));
    Set<String> called = new HashSet<>();
    functions.values().stream()
        .filter(function -> function.body() instanceof Body.Described)
        .forEach(function -> called.addAll(callees(function)));
    stage
        .opaques()
        .functions()
        .forEach(
            (name, opaque) -> {
              if (called.contains(name)) {
                functions.putIfAbsent(name, opaque);
              }
            });
    return CallTree.largest(functions) <= Expander.MAX_CALLS
        ? new Folding.Folded(functions, folded.inlined(), folded.left())
        : folded;
  }

  private static Set<String> callees(Function function) {
    Set<String> callees = new HashSet<>();
    if (function.body() instanceof Body.Described body) {
      for (Block block : body.blocks().values()) {
        block.terminator().callSite().ifPresent(site -> callees.add(site.callee()));
      }
    }
    return callees;
  }

  /// How many branches nothing is known of; one in several functions counts once.
  private static int guessed(Cast cast, Stage stage) {
    Set<Long> guessed = new HashSet<>();
    cast.roles()
        .forEach((role, graph) -> guessed.addAll(Ways.guessed(new Scene(role, graph, stage))));
    return guessed.size();
  }

  /// Folds what was inlined, unless that gives more calls than a flow may have.
  private Folding.Folded folded(
      Map<String, Function> functions,
      Map<String, Fold> folds,
      Names names,
      Convention convention) {
    Folding.Folded folded = Folding.fold(functions, folds, names, convention);
    if (CallTree.largest(folded.functions()) <= Expander.MAX_CALLS) {
      return folded;
    }
    warnings.add(
        new Warning(
            0,
            "inlined functions stay in their callers: with frames of their own there would be over"
                + " %d calls".formatted(Expander.MAX_CALLS),
            "follow fewer functions, by --depth or --functions"));
    return new Folding.Folded(functions, new LinkedHashSet<>(), Map.of());
  }

  /// Who takes part: as deep as wanted, or less where the flow would be too large.
  private Cast cast() {
    for (int depth = wanted.depth(); ; depth--) {
      Set<Long> near = near(depth);
      Cast cast = Cast.of(graphs, wanted.roots(), near::contains);
      long size =
          wanted.roots().stream()
              .mapToLong(root -> cast.size(new Role(root, true), 10L * Expander.MAX_CALLS))
              .max()
              .orElse(0);
      if (size <= Expander.MAX_CALLS || depth <= 0) {
        if (depth < wanted.depth()) {
          warnings.add(
              new Warning(
                  0,
                  "calls are followed %d deep only: more would be over %d of them"
                      .formatted(depth, Expander.MAX_CALLS),
                  "name the functions to follow by --functions"));
        }
        return cast;
      }
    }
  }

  private Set<Long> near(int depth) {
    Map<Long, Integer> depths = new HashMap<>();
    List<Long> open = new ArrayList<>(wanted.roots());
    wanted.roots().forEach(root -> depths.put(root, 0));
    for (int i = 0; i < open.size(); i++) {
      long at = open.get(i);
      int below = depths.getOrDefault(at, 0) + 1;
      Optional<FunctionGraph> graph = below <= depth ? graphs.at(at) : Optional.empty();
      for (Calls.Out out : graph.map(Calls::of).orElse(List.of())) {
        if (out.callee().address().isPresent()
            && mayOpen(out.callee().address().getAsLong())
            && depths.putIfAbsent(out.callee().address().getAsLong(), below) == null) {
          open.add(out.callee().address().getAsLong());
        }
      }
    }
    return depths.keySet();
  }

  private boolean mayOpen(long address) {
    if (wanted.opened().isPresent() && !wanted.opened().get().contains(address)) {
      return false;
    }
    return graphs.at(address).filter(graph -> graph.blocks().size() <= MAX_BLOCKS).isPresent();
  }

  private static List<FunctionGraph> called(Cast cast) {
    return cast.roles().entrySet().stream()
        .filter(role -> !role.getKey().outermost())
        .map(Map.Entry::getValue)
        .toList();
  }

  private Function function(Scene scene, Pads pads, Map<String, Fold> folds) {
    FunctionGraph graph = scene.graph();
    Language language = isAssembly(graph) ? Language.ASSEMBLY : Language.C;
    boolean padded = pads.isUsual(graph) && language == Language.C && !scene.role().outermost();
    Inlined inlined = language == Language.C ? Inlined.of(graph) : Inlined.NOTHING;
    BlockMaker maker = new BlockMaker(scene, inlined);
    Map<String, Block> blocks = maker.blocks(padded ? pads.usual() : 0);
    String name = scene.stage().name(scene.role());
    boolean isTwice = scene.stage().isTwice(scene.role());
    folds.put(name, new Fold(inlined, maker.addresses(), pads.isUsual(graph)));
    return new Function(
        name,
        language,
        graph.function().symbol().section().isEmpty()
            ? "text"
            : graph.function().symbol().section(),
        padded ? Set.of() : Set.of(Attribute.NOTRACE),
        "%s, %d bytes%s, at 0x%x of the listing"
            .formatted(
                graph.name(),
                graph.function().size(),
                isTwice ? " counted once" : "",
                graph.start()),
        scene.wording().source(graph.block(graph.start())),
        new Body.Described(
            Frame.NONE, isTwice ? 0 : Math.clamp(graph.function().size(), 0, MAX_BYTES), blocks));
  }

  /// Code that leaves the kernel, or was compiled from a `.S` file.
  private static boolean isAssembly(FunctionGraph graph) {
    return graph.blocks().values().stream()
        .anyMatch(
            block ->
                block.end() instanceof End.Leave
                    || block.steps().stream()
                        .flatMap(step -> step.instruction().source().stream())
                        .anyMatch(source -> source.file().endsWith(".S")));
  }

  private Map<String, Entry> entries(Stage stage) {
    Map<String, Entry> entries = new LinkedHashMap<>();
    for (long root : wanted.roots()) {
      String name = stage.name(new Role(root, true));
      String id = entries.isEmpty() ? Entry.SYSTEM_CALL : Names.id("at-" + name);
      entries.putIfAbsent(id, new Entry(id, name, "Where %s is entered".formatted(name), name));
    }
    return entries;
  }

  private static Plan compiled(Folding.Folded folded) {
    return new Plan(
        Plan.COMPILED,
        "as compiled",
        folded.inlined().isEmpty()
            ? "What is a call in the listing is a call here"
            : "What is a call in the listing is a call here; frames are what the compiler inlined,"
                + " as the debug information says",
        folded.inlined(),
        new LinkedHashSet<>());
  }

  private void findings(Cast cast) {
    warnings.addAll(Findings.stuck(cast.roles().values()));
    warnings.addAll(Findings.unreached(cast.roles().values()));
    counts.ifPresent(counted -> warnings.addAll(counted.warnings()));
  }

  private Provenance provenance(List<Warning> unknown, Folding.Folded folded) {
    List<String> notes = new ArrayList<>(label.notes());
    notes.add(
        counts.isPresent()
            ? "Branches that the trace ran go as it shows; the others by heuristics, which each"
                + " block names."
            : "Branches go by heuristics, which each block names.");
    notes.add(
        "Frames are part of the blocks: inlining a call here removes call, return and landing pad"
            + " alone.");
    folded
        .left()
        .forEach(
            (function, left) ->
                notes.add(
                    "Inlined into %s, but amid its code and so no frame: %s."
                        .formatted(function, String.join(", ", left))));
    if (!unknown.isEmpty()) {
      notes.add(
          "%d instructions are in no table and count as register arithmetic."
              .formatted(unknown.size()));
    }
    warnings.stream().limit(40).map(Warning::what).forEach(notes::add);
    return new Provenance(
        graphs.code().listing().architecture().id(),
        label.kernel(),
        label.countsFrom(),
        List.of(label.listing()),
        notes);
  }
}
