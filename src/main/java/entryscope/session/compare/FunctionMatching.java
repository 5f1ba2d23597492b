// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.cost.TextSize;
import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.Function;
import entryscope.inlining.Expansion;
import entryscope.session.Figures;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedSet;

/// Finds the described functions of one flow in another, and where each body is emitted.
final class FunctionMatching {
  private FunctionMatching() {}

  static List<FunctionChange> of(Figures before, Figures after) {
    Map<String, FunctionChange.Side> old = sides(before);
    Map<String, FunctionChange.Side> now = sides(after);
    SequencedSet<String> names = new LinkedHashSet<>(now.keySet());
    names.addAll(old.keySet());
    List<FunctionChange> changes = new ArrayList<>();
    for (String name : names) {
      changes.add(
          new FunctionChange(
              name,
              Optional.ofNullable(old.get(name)),
              Optional.ofNullable(now.get(name)),
              isRewritten(before, after, name)));
    }
    return changes;
  }

  private static boolean isRewritten(Figures before, Figures after, String name) {
    Function one = before.document().flow().functions().get(name);
    Function other = after.document().flow().functions().get(name);
    return one != null && other != null && !sameCode(one.body(), other.body());
  }

  private static boolean sameCode(Body one, Body other) {
    if (!(one instanceof Body.Described a) || !(other instanceof Body.Described b)) {
      return one.equals(other);
    }
    return a.bytes() == b.bytes()
        && a.frame().equals(b.frame())
        && List.copyOf(a.blocks().keySet()).equals(List.copyOf(b.blocks().keySet()))
        && a.blocks().values().stream().allMatch(block -> isIn(b, block));
  }

  private static boolean isIn(Body.Described body, Block block) {
    return BlockChange.sameCode(block, body.block(block.id()));
  }

  /// Functions on the path in its order, then those that are only emitted.
  private static Map<String, FunctionChange.Side> sides(Figures figures) {
    Map<String, Amount> own = own(figures);
    Map<String, SequencedSet<String>> hosts = hosts(figures);
    TextSize text = figures.estimate().text();
    SequencedSet<String> names = new LinkedHashSet<>(own.keySet());
    names.addAll(text.bySymbol().keySet());
    names.addAll(hosts.keySet());
    Map<String, FunctionChange.Side> sides = new LinkedHashMap<>();
    for (String name : names) {
      OptionalInt bytes =
          text.bySymbol().containsKey(name)
              ? OptionalInt.of(text.bytes(name))
              : OptionalInt.empty();
      sides.put(
          name,
          new FunctionChange.Side(
              own.getOrDefault(name, Amount.NONE),
              bytes,
              hosts.getOrDefault(name, new LinkedHashSet<>())));
    }
    return sides;
  }

  private static Map<String, Amount> own(Figures figures) {
    Map<String, Amount> own = new LinkedHashMap<>();
    figures.expansion().all().forEach(part -> own.put(part.function().name(), Amount.NONE));
    var count = figures.estimate().count();
    count
        .byPlace()
        .forEach(
            (place, tally) ->
                figures
                    .expansion()
                    .at(place.path())
                    .ifPresent(
                        part -> {
                          boolean starts = part.body().start().id().equals(place.block());
                          double times = starts ? count.visits(place) : 0;
                          own.merge(
                              part.function().name(),
                              Amount.of(times, tally, figures.pricing()),
                              Amount::plus);
                        }));
    return own;
  }

  /// The emitted functions that each function is merged into.
  private static Map<String, SequencedSet<String>> hosts(Figures figures) {
    Map<String, SequencedSet<String>> hosts = new LinkedHashMap<>();
    var document = figures.document();
    TextSize.emitted(document.flow(), document.plan())
        .forEach(emitted -> merged(emitted, emitted.function().name(), hosts));
    return hosts;
  }

  private static void merged(Expansion part, String host, Map<String, SequencedSet<String>> hosts) {
    for (Expansion.Call call : part.calls().values()) {
      if (call.inlined() && call.inside().isPresent()) {
        hosts.computeIfAbsent(call.callee().name(), _ -> new LinkedHashSet<>()).add(host);
        merged(call.inside().get(), host, hosts);
      }
    }
  }
}
