// SPDX-License-Identifier: Apache-2.0
package entryscope.flow;

import entryscope.flow.Function.Attribute;
import entryscope.flow.Function.Language;
import entryscope.flow.Terminator.Branch;
import entryscope.flow.Terminator.Branch.Code;
import entryscope.flow.Terminator.Decision;
import entryscope.quantity.Probability;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// A small invented flow for tests, whose counts can be checked by hand.
///
/// `entry` (assembly) calls `dispatch`, which calls `enter`, the `handler` through a pointer, and
/// tail-calls `leave`. `leave` has a slow `loop` that it inlines or calls; `work` inside the loop
/// is opaque.
public final class ToyFlow {
  public static final Frame SMALL = new Frame(2, ops(Operation.PUSH, 2), ops(Operation.POP, 2), 8);
  public static final Frame LARGE = new Frame(6, ops(Operation.PUSH, 6), ops(Operation.POP, 6), 24);

  private ToyFlow() {}

  public static Flow flow() {
    Map<String, Switch> switches =
        byId(
            Switch::id,
            List.of(
                theSwitch("pending", Switch.Kind.TASK),
                theSwitch("traced", Switch.Kind.TASK),
                theSwitch("thunk", Switch.Kind.CPU)));
    Map<String, Function> functions =
        byId(
            Function::name,
            List.of(
                entry(), dispatch(), enter(), trace(), leave(), loop(), opaque("work"), handler()));
    Map<String, Plan> plans =
        byId(
            Plan::id,
            List.of(
                plan("compiled", List.of()),
                plan("before", List.of()),
                plan("after", List.of("enter", "leave")),
                plan("loop-in", List.of("loop"))));
    return new Flow(
        "toy",
        "Toy",
        new Provenance("toy", "1.0", "invented", List.of(), List.of()),
        new Convention(
            ops(Operation.LANDING_PAD, 1),
            4,
            5,
            1,
            List.of(
                new Convention.Mitigation(
                    new Condition.On("thunk"),
                    ops(Operation.RETURN_THUNK, 1),
                    ops(Operation.RETPOLINE, 1)))),
        switches,
        byId(Entry::id, List.of(new Entry("system-call", "system call", "", "entry"))),
        functions,
        plans);
  }

  private static Function entry() {
    return function(
        "entry",
        Language.ASSEMBLY,
        Set.of(),
        Frame.NONE,
        40,
        block(
            "save",
            ops(Operation.SYSCALL_ENTRY, 1, Operation.STORE, 4),
            call("dispatch", "restore")),
        block(
            "restore", ops(Operation.LOAD, 4, Operation.SYSCALL_EXIT, 1), new Terminator.Leave()));
  }

  private static Function dispatch() {
    return function(
        "dispatch",
        Language.C,
        Set.of(Attribute.NOINSTR),
        SMALL,
        100,
        block("enter-call", ops(Operation.ALU, 1), call("enter", "test", ops(Operation.ALU, 1))),
        block(
            "test",
            ops(Operation.LOAD, 1),
            new Branch(
                new Decision.If(new Condition.On("traced")), "trace-call", "table", Code.TAKEN_IF)),
        block("trace-call", Operations.NONE, call("trace", "table")),
        block(
            "table",
            ops(Operation.LOAD, 2),
            new Terminator.Call(
                new CallSite("handler", true, Optional.empty(), CallSite.WhenInlined.NOTHING, 5),
                "out")),
        block(
            "out",
            ops(Operation.ALU, 1),
            new Terminator.TailCall(
                new CallSite("leave", false, Optional.empty(), CallSite.WhenInlined.NOTHING, 5))));
  }

  private static Function enter() {
    return function(
        "enter",
        Language.C,
        Set.of(Attribute.STATIC),
        Frame.NONE,
        20,
        block("mark", ops(Operation.STORE, 1), new Terminator.Return()));
  }

  private static Function trace() {
    return function(
        "trace",
        Language.C,
        Set.of(Attribute.SLOW_PATH, Attribute.OTHER_UNIT),
        LARGE,
        200,
        block("report", ops(Operation.ALU, 10), new Terminator.Return()));
  }

  private static Function leave() {
    return function(
        "leave",
        Language.C,
        Set.of(Attribute.STATIC),
        Frame.NONE,
        60,
        block("irq-off", ops(Operation.IRQ_DISABLE, 1), new Terminator.Goto("flags", false)),
        block(
            "flags",
            ops(Operation.LOAD, 1),
            new Branch(
                new Decision.If(new Condition.On("pending")), "loop-call", "done", Code.TAKEN_IF)),
        block("loop-call", Operations.NONE, call("loop", "done")),
        block("done", Operations.NONE, new Terminator.Return()));
  }

  private static Function loop() {
    return function(
        "loop",
        Language.C,
        Set.of(Attribute.STATIC, Attribute.SLOW_PATH),
        LARGE,
        300,
        block("body", ops(Operation.ALU, 3), call("work", "again")),
        block(
            "again",
            ops(Operation.LOAD, 1),
            new Branch(new Decision.Again(2), "body", "end", Code.TAKEN_IF)),
        block("end", Operations.NONE, new Terminator.Return()));
  }

  private static Function opaque(String name) {
    return new Function(
        name,
        Language.C,
        ".text",
        Set.of(Attribute.OTHER_UNIT),
        "",
        Optional.empty(),
        new Body.Opaque(Optional.empty()));
  }

  private static Function handler() {
    return new Function(
        "handler",
        Language.C,
        ".text",
        Set.of(),
        "",
        Optional.empty(),
        new Body.Opaque(Optional.of(ops(Operation.HANDLER, 1))));
  }

  public static Operations ops(Object... operationsAndCounts) {
    Map<Operation, Double> counts = new LinkedHashMap<>();
    for (int i = 0; i < operationsAndCounts.length; i += 2) {
      counts.put(
          (Operation) operationsAndCounts[i], ((Number) operationsAndCounts[i + 1]).doubleValue());
    }
    return new Operations(counts);
  }

  public static Function function(
      String name,
      Language language,
      Set<Attribute> attributes,
      Frame frame,
      int bytes,
      Block... blocks) {
    return new Function(
        name,
        language,
        ".text",
        attributes,
        "",
        Optional.empty(),
        new Body.Described(frame, bytes, byId(Block::id, Arrays.asList(blocks))));
  }

  public static Block block(String id, Operations operations, Terminator terminator) {
    return new Block(id, id, "", operations, terminator, Optional.empty());
  }

  public static Terminator.Call call(String callee, String next) {
    return call(callee, next, Operations.NONE);
  }

  private static Terminator.Call call(String callee, String next, Operations removed) {
    return new Terminator.Call(
        new CallSite(
            callee,
            false,
            Optional.empty(),
            new CallSite.WhenInlined(Optional.empty(), removed, 0, "argument move"),
            5),
        next);
  }

  private static Switch theSwitch(String id, Switch.Kind kind) {
    return new Switch(id, kind, id, Probability.NEVER, "");
  }

  private static Plan plan(String id, List<String> inlined) {
    return new Plan(id, id, "", new LinkedHashSet<>(inlined), new LinkedHashSet<>());
  }

  private static <T> Map<String, T> byId(
      java.util.function.Function<T, String> id, List<T> values) {
    Map<String, T> map = new LinkedHashMap<>();
    values.forEach(value -> map.put(id.apply(value), value));
    return map;
  }
}
