// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.inlining.Expansion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A described function in one place of a path.
///
/// @param chain the functions that lead to it, outermost first, itself last
/// @param host the emitted function whose code it stands in
record Instance(List<String> chain, Expansion part, String host) {
  Instance {
    chain = List.copyOf(chain);
  }

  String function() {
    return chain.getLast();
  }

  /// All of a path, outermost first.
  static List<Instance> of(Expansion root) {
    List<Instance> all = new ArrayList<>();
    collect(root, List.of(), root.function().name(), all);
    return all;
  }

  private static void collect(
      Expansion part, List<String> callers, String host, List<Instance> all) {
    List<String> chain = new ArrayList<>(callers);
    chain.add(part.function().name());
    all.add(new Instance(chain, part, host));
    for (Expansion.Call call : part.calls().values()) {
      call.inside()
          .ifPresent(
              inside -> collect(inside, chain, call.inlined() ? host : call.callee().name(), all));
    }
  }

  /// Each of `before` with the one of `after` that it is: called by the same functions if there is
  /// such a one, else the next of the same function. What is left has no partner.
  static Map<Instance, Instance> pairs(List<Instance> before, List<Instance> after) {
    Map<Instance, Instance> pairs = new LinkedHashMap<>();
    List<Instance> left = new ArrayList<>(after);
    for (Instance one : before) {
      left.stream()
          .filter(other -> other.chain().equals(one.chain()))
          .findFirst()
          .ifPresent(other -> pair(pairs, left, one, other));
    }
    for (Instance one : before) {
      if (!pairs.containsKey(one)) {
        left.stream()
            .filter(other -> other.function().equals(one.function()))
            .findFirst()
            .ifPresent(other -> pair(pairs, left, one, other));
      }
    }
    return pairs;
  }

  private static void pair(
      Map<Instance, Instance> pairs, List<Instance> left, Instance one, Instance other) {
    pairs.put(one, other);
    left.remove(other);
  }
}
