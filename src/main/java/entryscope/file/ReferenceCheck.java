// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.CallSite;
import entryscope.flow.Condition;
import entryscope.flow.Convention;
import entryscope.flow.Entry;
import entryscope.flow.Flow;
import entryscope.flow.Function;
import entryscope.flow.Plan;
import entryscope.flow.Terminator;
import entryscope.flow.Terminator.Branch;
import entryscope.flow.Terminator.Decision;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Every name of a block, function or switch in a flow refers to one that exists.
record ReferenceCheck(Flow flow, FlowNodes nodes) {
  private static final Pattern SWITCH = Pattern.compile("[\\p{L}\\p{Nd}_.-]+");

  void check() {
    List<Convention.Mitigation> mitigations = flow.convention().mitigations();
    for (int i = 0; i < mitigations.size(); i++) {
      Node when = nodes.root().find("convention", "mitigations", Integer.toString(i), "when");
      switches(mitigations.get(i).when(), when);
    }
    for (Entry entry : flow.entries().values()) {
      function(entry.function(), nodes.entered(entry));
    }
    for (Function function : flow.functions().values()) {
      if (function.body() instanceof Body.Described body) {
        body.blocks().values().forEach(block -> terminator(function, body, block));
      }
    }
    for (Plan plan : flow.plans().values()) {
      functions(plan, "inlined", plan.inlined());
      functions(plan, "emitted", plan.emitted());
    }
  }

  private void functions(Plan plan, String key, Collection<String> names) {
    CallPathCheck paths = new CallPathCheck(flow, plan);
    Node list = nodes.root().find("plans", plan.id(), key);
    for (Node item : names.isEmpty() ? List.<Node>of() : list.items()) {
      if (item.json() instanceof Json.Text(Position _, String name)) {
        if (Plan.isCall(name)) {
          paths.check(item, name);
        } else {
          function(name, item);
        }
      }
    }
  }

  private void terminator(Function function, Body.Described body, Block block) {
    Node ending = nodes.ending(function, block);
    Set<String> blocks = body.blocks().keySet();
    switch (block.terminator()) {
      case Terminator.Goto(String to, boolean _) -> block(to, blocks, ending);
      case Branch(Decision decision, String then, String otherwise, Branch.Code _) -> {
        if (decision instanceof Decision.If(Condition condition)) {
          switches(condition, ending.find("if"));
        }
        block(then, blocks, ending.find("then"));
        block(otherwise, blocks, ending.find("else"));
      }
      case Terminator.Call(CallSite site, String next) -> {
        call(site, ending);
        block(next, blocks, ending.find("next"));
      }
      case Terminator.TailCall(CallSite site) -> call(site, ending);
      case Terminator.Return _, Terminator.Leave _ -> {}
    }
  }

  private void call(CallSite site, Node ending) {
    function(site.callee(), ending.find("function"));
    site.whenInlined().when().ifPresent(when -> switches(when, ending.find("whenInlined", "when")));
  }

  private void function(String name, Node at) {
    dangling(name, "function", flow.functions().keySet(), at);
  }

  private static void block(String name, Set<String> blocks, Node at) {
    dangling(name, "block", blocks, at);
  }

  private static void dangling(String name, String what, Set<String> known, Node at) {
    if (!name.isBlank() && !known.contains(name)) {
      at.error("no %s %s".formatted(what, Printable.quoted(name)), at.similar(name, known));
    }
  }

  private void switches(Condition condition, Node at) {
    if (condition.switches().allMatch(flow.switches()::containsKey)
        || !(at.json() instanceof Json.Text(Position _, String text))) {
      return;
    }
    Matcher names = SWITCH.matcher(text);
    while (names.find()) {
      String name = names.group();
      if (!flow.switches().containsKey(name)) {
        at.errorInside(
            names.start(),
            "no switch " + Printable.quoted(name),
            at.similar(name, flow.switches().keySet()));
      }
    }
  }
}
