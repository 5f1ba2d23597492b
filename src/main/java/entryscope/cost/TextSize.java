// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import entryscope.flow.Body;
import entryscope.flow.Convention;
import entryscope.flow.Flow;
import entryscope.flow.Function;
import entryscope.flow.Function.Attribute;
import entryscope.flow.Terminator;
import entryscope.inlining.CallPath;
import entryscope.inlining.Expander;
import entryscope.inlining.Expansion;
import entryscope.inlining.InlinePlan;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/// Code bytes that a plan makes a kernel emit for the described functions of a flow, all entries
/// and the functions elsewhere that share code with them included.
///
/// A body is emitted once for each different set of choices inside it (two differing ones are
/// clones, as a compiler would make). A function that is inlined everywhere is not emitted, unless
/// the plan says that its definition stays external.
///
/// @param bySymbol bytes by emitted function
public record TextSize(Map<String, Integer> bySymbol) {
  public TextSize {
    bySymbol = Collections.unmodifiableMap(new LinkedHashMap<>(bySymbol));
  }

  /// Code bytes of one emitted function; 0 where it is not emitted.
  public int bytes(String symbol) {
    return bySymbol.getOrDefault(symbol, 0);
  }

  public int total() {
    return bySymbol.values().stream().mapToInt(Integer::intValue).sum();
  }

  public static TextSize of(Flow flow, InlinePlan plan) {
    Map<String, Set<String>> seen = new LinkedHashMap<>();
    Map<String, Integer> bytes = new LinkedHashMap<>();
    emitted(flow, plan)
        .forEach(
            part -> {
              boolean isNew =
                  seen.computeIfAbsent(part.function().name(), _ -> new LinkedHashSet<>())
                      .add(choices(part, part.path()));
              if (isNew) {
                bytes.merge(part.function().name(), merged(flow.convention(), part), Integer::sum);
              }
            });
    return new TextSize(bytes);
  }

  /// The bodies that are emitted, each with all that is merged into it; one that is called at
  /// several places comes as often.
  public static Stream<Expansion> emitted(Flow flow, InlinePlan plan) {
    return roots(flow, plan)
        .map(root -> Expander.expand(flow, root, plan))
        .flatMap(TextSize::outOfLine);
  }

  private static Stream<String> roots(Flow flow, InlinePlan plan) {
    Stream<String> entered = flow.entries().values().stream().map(entry -> entry.function());
    Stream<String> elsewhere =
        flow.functions().values().stream()
            .filter(f -> f.is(Attribute.ELSEWHERE))
            .map(Function::name);
    return Stream.of(entered, elsewhere, plan.emitted().stream()).flatMap(s -> s).distinct();
  }

  /// The root and every body called out of line below it.
  private static Stream<Expansion> outOfLine(Expansion root) {
    Stream<Expansion> called =
        root.allCalls().filter(call -> !call.inlined()).flatMap(call -> call.inside().stream());
    return Stream.concat(Stream.of(root), called);
  }

  /// What is inlined in a body, as a text that equal bodies share.
  private static String choices(Expansion part, CallPath from) {
    List<String> inlined =
        part.calls().values().stream()
            .filter(Expansion.Call::inlined)
            .flatMap(call -> call.inside().stream())
            .map(
                inside ->
                    String.join(
                            "/",
                            inside
                                .path()
                                .sites()
                                .subList(from.sites().size(), inside.path().sites().size()))
                        + choices(inside, from))
            .toList();
    return inlined.toString();
  }

  /// Bytes of a body with all that is merged into it.
  private static int merged(Convention convention, Expansion part) {
    int bytes = part.body().bytes();
    for (Expansion.Call call : part.calls().values()) {
      if (call.inlined() && call.inside().isPresent()) {
        Expansion inside = call.inside().get();
        int gone =
            linkage(convention, inside) + call.site().bytes() + call.site().whenInlined().bytes();
        bytes += Math.max(0, merged(convention, inside) - gone);
      }
    }
    return bytes;
  }

  /// Bytes that a function has only because it is out of line.
  private static int linkage(Convention convention, Expansion part) {
    Body.Described body = part.body();
    long returns =
        body.blocks().values().stream()
            .filter(b -> b.terminator() instanceof Terminator.Return)
            .count();
    int pad = part.function().isTraceable() ? convention.landingPadBytes() : 0;
    return body.frame().bytes() + pad + (int) returns * convention.returnBytes();
  }
}
