// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import entryscope.flow.Body;
import entryscope.flow.Convention;
import entryscope.flow.Flow;
import entryscope.flow.Function;
import entryscope.flow.Function.Attribute;
import entryscope.flow.Terminator;
import entryscope.inlining.Expander;
import entryscope.inlining.Expansion;
import entryscope.inlining.InlinePlan;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// The bodies that a plan makes a kernel emit, remembered part by part (see [TextSize]).
final class Emission {
  private final Convention convention;
  private final Map<Expansion, Emitted> known = new IdentityHashMap<>();

  /// A body with all that is merged into it.
  ///
  /// @param bytes of code
  /// @param choices what is inlined in it, as a text that equal bodies share
  private record Emitted(int bytes, String choices) {}

  private record Symbol(String function, String choices) {}

  Emission(Flow flow) {
    this.convention = flow.convention();
  }

  /// Where the code of a flow is entered: its entries, what shares code with them elsewhere, and
  /// what the plan keeps external.
  ///
  /// @param before expansions of the same flow, whose unchanged parts are shared
  static List<Expansion> roots(Flow flow, InlinePlan plan, List<Expansion> before) {
    Stream<String> entered = flow.entries().values().stream().map(entry -> entry.function());
    Stream<String> elsewhere =
        flow.functions().values().stream()
            .filter(f -> f.is(Attribute.ELSEWHERE))
            .map(Function::name);
    return Stream.of(entered, elsewhere, plan.emitted().stream())
        .flatMap(s -> s)
        .distinct()
        .map(
            root ->
                Expander.expand(
                    flow,
                    root,
                    plan,
                    before.stream().filter(e -> e.function().name().equals(root)).findFirst()))
        .toList();
  }

  /// What may be emitted: the bodies where code is entered, and all calls below them.
  record Text(List<Expansion> roots, List<Expansion.Call> calls) {
    static Text of(List<Expansion> roots) {
      return new Text(
          roots,
          roots.stream()
              .flatMap(Expansion::allCalls)
              .filter(call -> call.inside().isPresent())
              .toList());
    }
  }

  TextSize of(Text text) {
    return of(text, Expansion.Call::inlined, Set.of());
  }

  /// The text if calls were inlined as `isInlined` says.
  ///
  /// @param changed the parts in which it says something else than the expansions do
  TextSize of(Text text, Predicate<Expansion.Call> isInlined, Set<Expansion> changed) {
    Set<Symbol> seen = new HashSet<>();
    Map<String, Integer> bytes = new LinkedHashMap<>();
    for (Expansion part : apart(text, isInlined)) {
      Emitted emitted = emitted(part, isInlined, changed);
      if (seen.add(new Symbol(part.function().name(), emitted.choices()))) {
        bytes.merge(part.function().name(), emitted.bytes(), Integer::sum);
      }
    }
    return new TextSize(bytes);
  }

  /// The bodies where code is entered, and every body called out of line below them.
  static List<Expansion> apart(Text text, Predicate<Expansion.Call> isInlined) {
    List<Expansion> apart = new ArrayList<>(text.roots());
    for (Expansion.Call call : text.calls()) {
      if (!isInlined.test(call)) {
        call.inside().ifPresent(apart::add);
      }
    }
    return apart;
  }

  private Emitted emitted(
      Expansion part, Predicate<Expansion.Call> isInlined, Set<Expansion> changed) {
    if (changed.contains(part)) {
      return merged(part, isInlined, changed);
    }
    Emitted before = known.get(part);
    if (before != null) {
      return before;
    }
    Emitted found = merged(part, isInlined, changed);
    known.put(part, found);
    return found;
  }

  private Emitted merged(
      Expansion part, Predicate<Expansion.Call> isInlined, Set<Expansion> changed) {
    int bytes = part.body().bytes();
    StringBuilder choices = new StringBuilder();
    for (Expansion.Call call : part.calls().values()) {
      if (call.inside().isPresent() && isInlined.test(call)) {
        Emitted inside = emitted(call.inside().get(), isInlined, changed);
        int gone =
            linkage(call.inside().get()) + call.site().bytes() + call.site().whenInlined().bytes();
        bytes += Math.max(0, inside.bytes() - gone);
        choices.append(call.block().id()).append('(').append(inside.choices()).append(')');
      }
    }
    return new Emitted(bytes, choices.toString());
  }

  /// Bytes that a function has only because it is out of line.
  private int linkage(Expansion part) {
    Body.Described body = part.body();
    long returns =
        body.blocks().values().stream()
            .filter(b -> b.terminator() instanceof Terminator.Return)
            .count();
    int pad = part.function().isTraceable() ? convention.landingPadBytes() : 0;
    return body.frame().bytes() + pad + (int) returns * convention.returnBytes();
  }
}
