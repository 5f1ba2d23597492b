// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.CallSite;
import entryscope.flow.Category;
import entryscope.flow.Operation;
import entryscope.flow.Operations;
import entryscope.flow.Terminator.Branch;
import entryscope.flow.Terminator.Decision;
import entryscope.inlining.Expansion;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What is written in a box or a frame's header, before it is cut to the room there is.
///
/// @param title a few words in bold
/// @param detail what else is good to see at once; may be empty
public record Wording(String title, String detail) {

  /// A block that does not call: its title, and its operations in short.
  public static Wording ofBlock(Block block) {
    return new Wording(block.title(), inShort(block.operations()));
  }

  /// A call drawn as a box.
  public static Wording ofCall(Expansion.Call call) {
    if (call.callee().isUnresolved()) {
      return new Wording("unresolved jump", "targets not known · cost unknown");
    }
    return new Wording("call " + call.callee().name(), manner(call));
  }

  /// The header of a function's frame; `call` is absent for the root.
  static Wording ofFrame(Expansion part, Optional<Expansion.Call> call) {
    String manner = call.map(c -> c.inlined() ? "inlined" : "called").orElse("entry");
    var function = part.function();
    Stream<String> source =
        function.source().stream().map(s -> s.path() + ":" + s.lines() + "@" + s.version());
    return new Wording(
        function.name(),
        Stream.concat(Stream.of(manner, function.language().id(), function.section()), source)
            .collect(Collectors.joining(" · ")));
  }

  private static String manner(Expansion.Call call) {
    String how = linkage(call);
    return switch (call.callee().body()) {
      case Body.Described _ -> how;
      case Body.Opaque(var known) when known.isEmpty() -> how + " · cost unknown";
      case Body.Opaque _ -> how + " · not described";
    };
  }

  private static String linkage(Expansion.Call call) {
    CallSite site = call.site();
    if (call.inlined()) {
      return "inlined";
    }
    if (site.indirect()) {
      return "through a pointer";
    }
    return call.callee().body() instanceof Body.Described body && !body.frame().isEmpty()
        ? "out of line · frame " + counted(body.frame().registers(), "register")
        : "out of line";
  }

  private static String counted(int count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }

  /// Counts of operations: the rare and dear kinds first, then ordinary ones, most frequent first.
  static String inShort(Operations operations) {
    Comparator<Map.Entry<Operation, Double>> order =
        Comparator.<Map.Entry<Operation, Double>, Boolean>comparing(
                e -> e.getKey().category() == Category.INSTRUCTIONS)
            .thenComparing(Map.Entry.comparingByValue(Comparator.reverseOrder()))
            .thenComparing(Map.Entry::getKey);
    return operations.counts().entrySet().stream()
        .sorted(order)
        .map(e -> times(e.getValue()) + e.getKey().id())
        .collect(Collectors.joining(" · "));
  }

  private static String times(double count) {
    return count == 1 ? "" : number(count) + " ";
  }

  private static String number(double value) {
    return new BigDecimal(value, new MathContext(3)).stripTrailingZeros().toPlainString();
  }

  /// What is written at one way of a branch.
  public static String ofWay(Branch branch, boolean yes) {
    return switch (branch.decision()) {
      case Decision.If(var condition) -> yes ? condition.text() : "else";
      case Decision.Chance(var p) -> percent(yes ? p.value() : 1 - p.value());
      case Decision.Again(double passes) ->
          yes ? "again, " + number(passes) + (passes == 1 ? " pass" : " passes") : "done";
    };
  }

  private static String percent(double share) {
    return number(100 * share) + " %";
  }
}
