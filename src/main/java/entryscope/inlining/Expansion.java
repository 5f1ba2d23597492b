// SPDX-License-Identifier: Apache-2.0
package entryscope.inlining;

import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.CallSite;
import entryscope.flow.Function;
import entryscope.flow.Verdict;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// One described function on a path with everything it calls: the tree that an inline plan makes of
/// a flow.
///
/// Compared by identity: the expander returns the same object for an unchanged part, and whatever
/// is derived from a part may be kept as long as the part is the same.
public final class Expansion {
  private final CallPath path;
  private final Function function;
  private final Body.Described body;
  private final Map<String, Call> calls;

  Expansion(CallPath path, Function function, Body.Described body, Map<String, Call> calls) {
    this.path = path;
    this.function = function;
    this.body = body;
    this.calls = Collections.unmodifiableMap(new LinkedHashMap<>(calls));
  }

  /// One call of the expansion's function.
  ///
  /// @param path the call, and so the callee in this place
  /// @param inlined whether the callee's body is merged here; only where `verdict` allows
  /// @param inside the callee's expansion, absent where the callee is opaque
  public record Call(
      CallPath path,
      Block block,
      CallSite site,
      Function callee,
      Verdict verdict,
      boolean inlined,
      Optional<Expansion> inside) {}

  /// Where this function stands: the root, or the call that leads to it.
  public CallPath path() {
    return path;
  }

  public Function function() {
    return function;
  }

  public Body.Described body() {
    return body;
  }

  /// The calls by the id of the calling block, in the order of the blocks.
  public Map<String, Call> calls() {
    return calls;
  }

  public Optional<Call> call(String block) {
    return Optional.ofNullable(calls.get(block));
  }

  /// This expansion and all inside it, outermost first, in the order of the blocks.
  public Stream<Expansion> all() {
    return Stream.concat(
        Stream.of(this),
        calls.values().stream().flatMap(c -> c.inside().stream()).flatMap(Expansion::all));
  }

  /// Every call on the path, outermost first.
  public Stream<Call> allCalls() {
    return all().flatMap(part -> part.calls().values().stream());
  }

  /// The part at `path`, if the path leads to a described function of this tree.
  public Optional<Expansion> at(CallPath wanted) {
    if (!wanted.root().equals(path.root())) {
      return Optional.empty();
    }
    Optional<Expansion> part = Optional.of(this);
    for (String site : wanted.sites().subList(path.sites().size(), wanted.sites().size())) {
      part = part.flatMap(p -> p.call(site)).flatMap(Call::inside);
    }
    return part;
  }
}
