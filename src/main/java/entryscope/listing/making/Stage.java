// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import entryscope.listing.graph.Callee;
import entryscope.listing.graph.Graphs;
import entryscope.listing.trace.Counts;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What all functions of a flow in the making share.
record Stage(
    Graphs graphs,
    Set<Long> roots,
    Cast cast,
    Optional<Counts> counts,
    Decisions decisions,
    Wording wording,
    Names names,
    Opaques opaques,
    Keys keys) {

  /// The same in which no call is followed.
  Stage alone() {
    return new Stage(
        graphs,
        roots,
        new Cast(Map.of(), Set.of()),
        counts,
        decisions,
        wording,
        names,
        opaques,
        keys);
  }

  /// The name of a described function.
  String name(Role role) {
    String wanted = graphs.at(role.start()).orElseThrow().name();
    return names.function(role.key(), isTwice(role) ? wanted + ".outermost" : wanted, role.start());
  }

  /// Whether it is a second description of a function that the path also calls.
  boolean isTwice(Role role) {
    return role.outermost() && cast.roles().containsKey(new Role(role.start(), false));
  }

  /// The name of what a call leads to.
  String name(Role caller, Callee callee, boolean tail) {
    Optional<Role> described = cast.described(caller, callee, tail);
    if (described.isPresent()) {
      return name(described.get());
    }
    String key =
        callee.address().isPresent()
            ? Long.toHexString(callee.address().getAsLong())
            : callee.name();
    return cast.recurs(caller, callee, tail)
        ? opaques.name(
            "again " + key,
            callee.name() + ".again",
            callee.address().orElse(0),
            "The same function once more, called from inside: not followed")
        : opaques.name(
            key,
            callee.name(),
            callee.address().orElse(0),
            "Called here; its code is not followed");
  }
}
