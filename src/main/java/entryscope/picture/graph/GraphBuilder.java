// SPDX-License-Identifier: Apache-2.0
package entryscope.picture.graph;

import entryscope.cost.Place;
import entryscope.flow.Block;
import entryscope.flow.Terminator;
import entryscope.flow.Terminator.Branch;
import entryscope.inlining.Expansion;
import entryscope.layout.Folds;
import entryscope.layout.Way;
import entryscope.layout.Wording;
import entryscope.picture.Element.Facts;
import entryscope.picture.Style;
import entryscope.picture.graph.Graph.Callee;
import entryscope.picture.graph.Graph.Edge;
import entryscope.picture.graph.Graph.Frame;
import entryscope.picture.graph.Graph.Kind;
import entryscope.picture.graph.Graph.Manner;
import entryscope.picture.graph.Graph.Node;
import entryscope.quantity.Probability;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// Walks an expansion and collects its nodes, edges and frames.
final class GraphBuilder {
  private final Ledger ledger;
  private final Folds folds;
  private final List<Frame> frames = new ArrayList<>();
  private final List<Node> nodes = new ArrayList<>();
  private final List<Edge> edges = new ArrayList<>();

  GraphBuilder(Ledger ledger, Folds folds) {
    this.ledger = ledger;
    this.folds = folds;
  }

  Graph build(Expansion root, String title, String description) {
    double passes = ledger.entered(root.path());
    nodes.add(end(Graph.ENTRY, Kind.ENTRY, "in", passes));
    Facts facts = new Facts(passes, OptionalDouble.empty(), false);
    frames.add(
        new Frame(
            root.path().toString(),
            root.function(),
            Optional.empty(),
            Optional.empty(),
            Manner.ENTERED,
            facts));
    enter(Graph.ENTRY, root, passes);
    body(root, Graph.EXIT);
    nodes.add(end(Graph.EXIT, Kind.EXIT, "out", passes));
    return new Graph(title, description, frames, nodes, edges);
  }

  private static Node end(String id, Kind kind, String title, double passes) {
    return new Node(
        id,
        Optional.empty(),
        kind,
        "",
        "",
        title,
        "",
        "",
        Optional.empty(),
        Map.of(),
        new Facts(passes, OptionalDouble.of(0), false),
        0,
        passes > 0 ? Style.CALLED : Style.COLD,
        Optional.empty());
  }

  /// @param onwards the node that a return leads to
  private void body(Expansion part, String onwards) {
    for (Block block : part.body().blocks().values()) {
      nodes.add(node(part, block));
      ways(part, block, onwards);
      part.call(block.id())
          .filter(folds::isUnfolded)
          .ifPresent(
              call -> {
                Expansion inside = call.inside().orElseThrow();
                frames.add(frame(part, block, call));
                enter(id(part, block.id()), inside, ledger.visits(place(part, block)));
                body(inside, after(part, block, onwards));
              });
    }
  }

  private String after(Expansion part, Block block, String onwards) {
    return block.terminator() instanceof Terminator.Call(var _, String next)
        ? id(part, next)
        : onwards;
  }

  private void ways(Expansion part, Block block, String onwards) {
    Place place = place(part, block);
    double visits = ledger.visits(place);
    boolean isUnfolded = part.call(block.id()).filter(folds::isUnfolded).isPresent();
    switch (block.terminator()) {
      case Terminator.Goto(String to, boolean _) ->
          way(part, block, Way.NEXT, id(part, to), "", visits);
      case Branch branch -> {
        way(
            part,
            block,
            Way.THEN,
            id(part, branch.then()),
            Wording.ofWay(branch, true),
            ledger.yes(place));
        way(
            part,
            block,
            Way.ELSE,
            id(part, branch.otherwise()),
            Wording.ofWay(branch, false),
            ledger.no(place));
      }
      case Terminator.Call(var _, String next) -> {
        if (!isUnfolded) {
          way(part, block, Way.NEXT, id(part, next), "", visits);
        }
      }
      case Terminator.TailCall _ -> {
        if (!isUnfolded) {
          way(part, block, Way.LEAVE, onwards, "", visits);
        }
      }
      case Terminator.Return _ -> way(part, block, Way.LEAVE, onwards, "", visits);
      case Terminator.Leave _ -> way(part, block, Way.LEAVE, Graph.EXIT, "", visits);
    }
  }

  private void way(Expansion part, Block from, Way way, String to, String condition, double times) {
    String id = id(part, from.id());
    edges.add(new Edge(id + ":" + way.id(), id, to, way, condition, times, Optional.empty()));
  }

  private void enter(String from, Expansion inside, double times) {
    String frame = inside.path().toString();
    String start = id(inside, inside.body().start().id());
    String id = frame + "::" + Way.ENTER.id();
    edges.add(new Edge(id, from, start, Way.ENTER, "", times, Optional.of(frame)));
  }

  private Frame frame(Expansion part, Block block, Expansion.Call call) {
    return new Frame(
        call.path().toString(),
        call.callee(),
        Optional.of(part.path().toString()),
        Optional.of(id(part, block.id())),
        call.inlined() ? Manner.INLINED : Manner.CALLED,
        ledger.withInside(place(part, block)));
  }

  private Node node(Expansion part, Block block) {
    Place place = place(part, block);
    Optional<Expansion.Call> call = part.call(block.id());
    Optional<Callee> callee =
        call.map(
            c ->
                new Callee(
                    c.callee().name(), c.inlined(), folds.isUnfolded(c), ledger.withInside(place)));
    Facts own = ledger.own(place);
    Facts shown = callee.filter(c -> !c.unfolded()).map(Callee::withCall).orElse(own);
    double share = ledger.share(shown);
    Wording words = call.map(Wording::ofCall).orElseGet(() -> Wording.ofBlock(block));
    return new Node(
        id(part, block.id()),
        Optional.of(part.path().toString()),
        call.isPresent() ? Kind.CALL : Kind.BLOCK,
        part.function().name(),
        block.id(),
        words.title(),
        words.detail(),
        block.does(),
        block.source(),
        ledger.operations(place),
        own,
        share,
        shown.visits() > 0 ? Style.heat(new Probability(share)) : Style.COLD,
        callee);
  }

  private static Place place(Expansion part, Block block) {
    return new Place(part.path(), block.id());
  }

  private static String id(Expansion part, String block) {
    return part.path() + ":" + block;
  }
}
