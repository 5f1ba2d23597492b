// SPDX-License-Identifier: Apache-2.0
package entryscope.flow;

import static entryscope.flow.ToyFlow.block;
import static entryscope.flow.ToyFlow.call;
import static entryscope.flow.ToyFlow.function;
import static entryscope.flow.ToyFlow.ops;

import entryscope.flow.Function.Attribute;
import entryscope.flow.Function.Language;
import entryscope.flow.Terminator.Branch;
import entryscope.flow.Terminator.Decision;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// An invented flow of any size, for benchmarks: one entry that calls functions of ten blocks each.
public final class BigFlow {
  private static final int BLOCKS = 10;

  private BigFlow() {}

  /// A flow whose one path has about `blocks` blocks.
  public static Flow of(int blocks) {
    Flow toy = ToyFlow.flow();
    int functions = Math.max(1, blocks / (BLOCKS + 1));
    Map<String, Function> all = new LinkedHashMap<>();
    List<Block> calls = new ArrayList<>();
    for (int i = 0; i < functions; i++) {
      String name = "f" + i;
      all.put(name, leaf(name));
      calls.add(
          block(
              "call" + i,
              ops(Operation.ALU, 2),
              call(name, i + 1 < functions ? "call" + (i + 1) : "out")));
    }
    calls.add(block("out", ops(Operation.ALU, 1), new Terminator.Return()));
    Function main =
        function("main", Language.C, Set.of(), ToyFlow.SMALL, 100, calls.toArray(Block[]::new));
    Function entry =
        function(
            "entry",
            Language.ASSEMBLY,
            Set.of(),
            Frame.NONE,
            10,
            block("in", ops(Operation.SYSCALL_ENTRY, 1), call("main", "leave")),
            block("leave", ops(Operation.SYSCALL_EXIT, 1), new Terminator.Leave()));
    all.put("main", main);
    all.put("entry", entry);
    return new Flow(
        "big",
        "Big",
        toy.provenance(),
        toy.convention(),
        toy.switches(),
        toy.entries(),
        all,
        toy.plans());
  }

  private static Function leaf(String name) {
    List<Block> blocks = new ArrayList<>();
    for (int i = 0; i + 2 < BLOCKS; i += 2) {
      blocks.add(
          block(
              "b" + i,
              ops(Operation.LOAD, 2, Operation.ALU, 1),
              new Branch(
                  new Decision.If(new Condition.On(i % 4 == 0 ? "pending" : "traced")),
                  "b" + (i + 1),
                  "b" + (i + 2),
                  Branch.Code.TAKEN_IF)));
      blocks.add(
          block("b" + (i + 1), ops(Operation.STORE, 3), new Terminator.Goto("b" + (i + 2), false)));
    }
    int last = BLOCKS - 2;
    blocks.add(
        block("b" + last, ops(Operation.ALU, 1), new Terminator.Goto("b" + (last + 1), false)));
    blocks.add(block("b" + (last + 1), Operations.NONE, new Terminator.Return()));
    return function(
        name,
        Language.C,
        Set.of(Attribute.STATIC),
        ToyFlow.SMALL,
        80,
        blocks.toArray(Block[]::new));
  }
}
