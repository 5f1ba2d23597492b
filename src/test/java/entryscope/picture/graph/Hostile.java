// SPDX-License-Identifier: Apache-2.0
package entryscope.picture.graph;

import static entryscope.flow.ToyFlow.ops;

import entryscope.cost.Scenario;
import entryscope.flow.Block;
import entryscope.flow.Condition;
import entryscope.flow.Flow;
import entryscope.flow.Function.Language;
import entryscope.flow.Operation;
import entryscope.flow.Operations;
import entryscope.flow.Switch;
import entryscope.flow.Terminator;
import entryscope.flow.Terminator.Branch;
import entryscope.flow.Terminator.Decision;
import entryscope.flow.ToyFlow;
import entryscope.inlining.InlinePlan;
import entryscope.quantity.Probability;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// A path whose names are everything that a format could trip over.
final class Hostile {
  static final List<String> NAMES =
      List.of(
          "node",
          "end",
          "graph",
          "subgraph",
          "class",
          "click",
          "strict",
          "a \"quoted\" name",
          "<b>bold</b> & &lt;entity&gt; &#65;",
          "pipe | pipe || {record|field} [x] (y)",
          "back\\slash \\n \\N \\\" inside",
          "two\nlines",
          "Grüße, 日本語, \uD83D\uDC27, ≥ −",
          "#quot; #35; %% --> -.-> ==> :::heat ~~~",
          "1. list",
          "- item _em_ *strong* `code` __do_syscall",
          "https://example.org/a?b=c&d www.example.org",
          "\"];evil[\"",
          "]]> <!-- --> <?pi?> <script>alert(1)</script>",
          "a:b:c/d",
          " spaces  around ",
          "<br/>",
          "$$x$$ fa:fa-home @{ shape: x }");

  private Hostile() {}

  /// One block for each name, with an edge that says the name too.
  static Graphs graphs() {
    List<Block> blocks = new ArrayList<>();
    for (int i = 0; i < NAMES.size(); i++) {
      String next = i + 1 < NAMES.size() ? NAMES.get(i + 1) : "last";
      blocks.add(
          new Block(
              NAMES.get(i),
              NAMES.get(i),
              "does " + NAMES.get(i),
              ops(Operation.ALU, i + 1),
              new Branch(
                  new Decision.If(new Condition.On(NAMES.get(i))),
                  next,
                  "last",
                  Branch.Code.TAKEN_IF),
              Optional.empty()));
    }
    blocks.add(ToyFlow.block("last", Operations.NONE, new Terminator.Leave()));
    Flow toy = ToyFlow.flow();
    Map<String, Switch> switches = new LinkedHashMap<>();
    NAMES.forEach(
        name ->
            switches.put(name, new Switch(name, Switch.Kind.TASK, name, Probability.ALWAYS, "")));
    var root =
        ToyFlow.function(
            "entry", Language.C, Set.of(), ToyFlow.SMALL, 1, blocks.toArray(Block[]::new));
    Flow flow =
        new Flow(
            "hostile",
            "a \"title\" \\ <of> | & --- %%{init}%%",
            toy.provenance(),
            toy.convention(),
            switches,
            toy.entries(),
            Map.of("entry", root),
            toy.plans());
    return Paths.graphs(flow, InlinePlan.NONE, new Scenario("s", "%% \"s\"", "", Map.of()));
  }
}
