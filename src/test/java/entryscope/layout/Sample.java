// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.CallSite;
import entryscope.flow.ConditionParser;
import entryscope.flow.Convention;
import entryscope.flow.Entry;
import entryscope.flow.Flow;
import entryscope.flow.Frame;
import entryscope.flow.Function;
import entryscope.flow.Function.Attribute;
import entryscope.flow.Function.Language;
import entryscope.flow.Operation;
import entryscope.flow.Operations;
import entryscope.flow.Provenance;
import entryscope.flow.Source;
import entryscope.flow.Switch;
import entryscope.flow.Terminator;
import entryscope.flow.Terminator.Branch;
import entryscope.flow.Terminator.Branch.Code;
import entryscope.flow.Terminator.Decision;
import entryscope.inlining.Expander;
import entryscope.inlining.Expansion;
import entryscope.inlining.InlinePlan;
import entryscope.quantity.Probability;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// A small flow of our own making for drawings: every terminator, nested calls, a loop, slow paths.
public final class Sample {
  private final Map<String, Function> functions = new LinkedHashMap<>();
  private final Map<String, Switch> switches = new LinkedHashMap<>();

  private Sample() {}

  /// The path of a system call in the manner of s390.
  public static Flow flow() {
    Sample sample = new Sample();
    for (String off : List.of("ptrace", "audit", "seccomp", "signal", "resched", "kpti")) {
      sample.toggle(off, 0);
    }
    sample.toggle("kernel-stack-offset", 1);
    sample.entry();
    sample.dispatch();
    sample.entering();
    sample.leaving();
    sample.slow();
    return sample.flow("system_call");
  }

  /// A flow of the functions that were added, starting at `root`.
  Flow flow(String root) {
    return new Flow(
        "sample",
        "Sample",
        new Provenance("s390", "6.7", "nothing", List.of(), List.of()),
        new Convention(operations("landing-pad", 1), 6, 6, 2, List.of()),
        switches,
        Map.of("system-call", new Entry("system-call", "system call", "", root)),
        functions,
        Map.of());
  }

  /// The sample with some functions inlined.
  public static Expansion expansion(String... inlined) {
    Flow flow = flow();
    return Expander.expand(flow, "system_call", plan(inlined));
  }

  public static InlinePlan plan(String... inlined) {
    return new InlinePlan(
        new LinkedHashSet<>(Arrays.asList(inlined)), Map.of(), new LinkedHashSet<>());
  }

  private void entry() {
    function(
        "system_call",
        Language.ASSEMBLY,
        0,
        Set.of(Attribute.NOINSTR),
        block("save", "save r8–r15, load kernel ASCE", to("kpti"))
            .with("syscall-entry", 1, "timer-store", 1, "store", 12, "page-table-switch", 1),
        block("kpti", "which page tables?", branch("kpti", "switch", "pt-regs")).with("load", 1),
        block("switch", "switch page tables", to("pt-regs")).with("page-table-switch", 1),
        block("pt-regs", "build pt_regs, clear registers", to("do")).with("alu", 21, "store", 9),
        block("do", "", call("__do_syscall", "restore")),
        block("restore", "restore r0–r15, lpswe", new Terminator.Leave())
            .with("timer-store", 1, "load-multiple", 1, "syscall-exit", 1));
  }

  private void dispatch() {
    function(
        "__do_syscall",
        Language.C,
        6,
        Set.of(Attribute.NOINSTR),
        block("stack", "random stack offset", branch("kernel-stack-offset", "offset", "enter"))
            .with("nop", 1),
        block("offset", "add the offset", to("enter")).with("load", 1, "alu", 4),
        block("enter", "", call("enter_from_user_mode", "irq")),
        block("irq", "irq enable, save orig_gpr2", to("work")).with("irq-enable", 1, "store", 2),
        block("work", "", call("syscall_enter_from_user_mode_work", "valid")),
        block("valid", "nr < NR_syscalls ?", branch("!seccomp | audit", "handler", "enosys"))
            .with("alu", 2),
        block("handler", "", indirect("sys_getppid", "exit")),
        block("enosys", "return -ENOSYS", to("exit")).with("alu", 1, "store", 1),
        block("exit", "", call("syscall_exit_to_user_mode", "done")),
        block("done", "return to assembly", new Terminator.Return()).with("alu", 1));
    opaque("sys_getppid", Optional.of(operations("handler", 1)));
  }

  private void entering() {
    function(
        "enter_from_user_mode",
        Language.C,
        0,
        Set.of(Attribute.STATIC),
        block("tracking", "context tracking: compiled out", new Terminator.Return()));
    function(
        "syscall_enter_from_user_mode_work",
        Language.C,
        4,
        Set.of(Attribute.STATIC),
        block(
                "flags",
                "work & SYSCALL_WORK_ENTER ?",
                branch("ptrace | seccomp | audit", "trace", "ret"))
            .with("load", 1, "alu", 1),
        block("trace", "", call("syscall_trace_enter", "ret")),
        block("ret", "return the number", new Terminator.Return()).with("alu", 1));
  }

  private void leaving() {
    function(
        "syscall_exit_to_user_mode",
        Language.C,
        5,
        Set.of(),
        block("work", "work & SYSCALL_WORK_EXIT ?", branch("ptrace | audit", "trace", "irq"))
            .with("load", 1, "alu", 1),
        block("trace", "", call("syscall_exit_work", "irq")),
        block("irq", "irq disable", to("pending")).with("irq-disable", 1),
        block("pending", "_TIF_… work pending ?", branch("signal | resched", "loop", "tail"))
            .with("load", 1, "alu", 1),
        block("loop", "", call("exit_to_user_mode_loop", "tail")),
        block("tail", "", new Terminator.TailCall(site("exit_to_user_mode", false))));
    function(
        "exit_to_user_mode",
        Language.C,
        0,
        Set.of(Attribute.STATIC),
        block("mds", "clear CPU buffers ?", new Branch(chance(0.3), "clear", "ret", Code.TAKEN_IF)),
        block("clear", "clear buffers", to("ret")).with("buffer-clear", 1),
        block("ret", "return", new Terminator.Return()).with("alu", 1));
  }

  private void slow() {
    function(
        "exit_to_user_mode_loop",
        Language.C,
        8,
        Set.of(Attribute.STATIC, Attribute.SLOW_PATH),
        block("enable", "irq enable", to("resched")).with("irq-enable", 1),
        block("resched", "need resched ?", branch("resched", "schedule", "signal")).with("alu", 1),
        block("schedule", "", call("schedule", "signal")),
        block("signal", "signal pending ?", branch("signal", "do-signal", "disable"))
            .with("alu", 1),
        block("do-signal", "", call("arch_do_signal_or_restart", "disable")),
        block("disable", "irq disable, read flags", to("again")).with("irq-disable", 1, "load", 1),
        block(
            "again",
            "still work ?",
            new Branch(new Decision.Again(1.5), "enable", "ret", Code.TAKEN_IF)),
        block("ret", "return the flags", new Terminator.Return()).with("alu", 1));
    opaque("schedule", Optional.empty());
    opaque("arch_do_signal_or_restart", Optional.empty());
    opaque("syscall_trace_enter", Optional.empty());
    opaque("syscall_exit_work", Optional.empty());
  }

  private void toggle(String id, double byDefault) {
    switches.put(id, new Switch(id, Switch.Kind.TASK, id, new Probability(byDefault), "it is so"));
  }

  private void opaque(String name, Optional<Operations> operations) {
    functions.put(
        name,
        new Function(
            name,
            Language.C,
            ".text",
            Set.of(Attribute.OTHER_UNIT),
            "not described",
            Optional.empty(),
            new Body.Opaque(operations)));
  }

  private void function(
      String name, Language language, int saved, Set<Attribute> attributes, Sketch... sketches) {
    Map<String, Block> blocks = new LinkedHashMap<>();
    Arrays.stream(sketches).map(Sketch::block).forEach(b -> blocks.put(b.id(), b));
    Frame frame =
        saved == 0
            ? Frame.NONE
            : new Frame(saved, operations("store-multiple", 1), operations("load-multiple", 1), 12);
    functions.put(
        name,
        new Function(
            name,
            language,
            attributes.contains(Attribute.NOINSTR) ? ".noinstr.text" : ".text",
            attributes,
            "does what " + name + " does",
            Source.parse("kernel/entry/common.c:202@6.7"),
            new Body.Described(frame, 96, blocks)));
  }

  /// A function of its own for tests: blocks by hand, no frame.
  public static Flow ofBlocks(Block... blocks) {
    Sample sample = new Sample();
    sample.toggle("a", 0);
    sample.toggle("b", 0);
    Map<String, Block> map = new LinkedHashMap<>();
    Arrays.stream(blocks).forEach(block -> map.put(block.id(), block));
    sample.functions.put(
        "f",
        new Function(
            "f",
            Language.C,
            ".text",
            Set.of(),
            "",
            Optional.empty(),
            new Body.Described(Frame.NONE, 8, map)));
    return sample.flow("f");
  }

  static Terminator to(String next) {
    return new Terminator.Goto(next, false);
  }

  static Terminator branch(String condition, String then, String otherwise) {
    return new Branch(
        new Decision.If(ConditionParser.parse(condition)), then, otherwise, Code.TAKEN_IF);
  }

  private static Decision chance(double p) {
    return new Decision.Chance(new Probability(p));
  }

  private static Terminator call(String callee, String next) {
    return new Terminator.Call(site(callee, false), next);
  }

  private static Terminator indirect(String callee, String next) {
    return new Terminator.Call(site(callee, true), next);
  }

  private static CallSite site(String callee, boolean indirect) {
    return new CallSite(callee, indirect, Optional.empty(), CallSite.WhenInlined.NOTHING, 6);
  }

  public static Sketch block(String id, String title, Terminator end) {
    return new Sketch(new Block(id, title, "It does it.", Operations.NONE, end, Optional.empty()));
  }

  static Operations operations(Object... pairs) {
    EnumMap<Operation, Double> counts = new EnumMap<>(Operation.class);
    for (int i = 0; i < pairs.length; i += 2) {
      Operation operation = Operation.of((String) pairs[i]).orElseThrow();
      counts.put(operation, ((Number) pairs[i + 1]).doubleValue());
    }
    return new Operations(counts);
  }

  /// A block in the making.
  public record Sketch(Block block) {
    Sketch with(Object... operations) {
      return new Sketch(
          new Block(
              block.id(),
              block.title(),
              block.does(),
              operations(operations),
              block.terminator(),
              block.source()));
    }
  }
}
