// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.build;

import entryscope.listing.build.Whereabouts.Into;
import entryscope.listing.build.Whereabouts.Match;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Looks for the body of a function in a build that does not have it.
///
/// @param with what differs in the build that has the function, by name
/// @param without the same in the other build
/// @param sizesWith bytes by name, of all functions
/// @param sizesWithout the same in the other build
record BodySearch(
    Map<String, Insides> with,
    Map<String, Insides> without,
    Map<String, Emitted> sizesWith,
    Map<String, Emitted> sizesWithout) {

  Whereabouts of(String function) {
    List<Into> inlined = inlined(base(function));
    if (!inlined.isEmpty()) {
      return new Whereabouts.Inlined(inlined);
    }
    List<String> versions = versions(function);
    if (!versions.isEmpty()) {
      return new Whereabouts.Version(versions);
    }
    List<Match> matches = matches(function);
    return matches.isEmpty()
        ? new Whereabouts.Lost(callers(function))
        : new Whereabouts.Matched(matches);
  }

  /// Where DWARF has more of its instructions than in the build with the function.
  private List<Into> inlined(String function) {
    return without.entrySet().stream()
        .map(each -> new Into(each.getKey(), more(function, each.getKey(), each.getValue())))
        .filter(into -> into.instructions() > 0)
        .sorted(
            Comparator.comparingInt(Into::instructions).reversed().thenComparing(Into::function))
        .toList();
  }

  private int more(String function, String place, Insides there) {
    int before = with.getOrDefault(place, Insides.NONE).inlinedOf(function);
    return before > 0 ? 0 : there.inlinedOf(function);
  }

  /// Names that the other build alone has for the same function.
  private List<String> versions(String function) {
    return sizesWithout.keySet().stream()
        .filter(name -> base(name).equals(base(function)) && !isPart(name) && !isPart(function))
        .filter(name -> !sizesWith.containsKey(name))
        .toList();
  }

  private static boolean isPart(String name) {
    return name.endsWith(".cold");
  }

  /// `foo` of `foo.isra` and `foo.cold`.
  static String base(String name) {
    int dot = name.indexOf('.', 1);
    return dot < 0 ? name : name.substring(0, dot);
  }

  private List<Match> matches(String function) {
    return with.entrySet().stream()
        .flatMap(each -> match(function, each.getKey(), each.getValue()).stream())
        .filter(match -> match.bytes() > 0)
        .sorted(Comparator.comparingLong(Match::bytes).reversed().thenComparing(Match::function))
        .toList();
  }

  /// A caller that the other build has, and that there does not call it.
  private Optional<Match> match(String function, String caller, Insides calling) {
    Insides there = without.get(caller);
    Emitted larger = sizesWithout.get(caller);
    Emitted smaller = sizesWith.get(caller);
    int calls = calling.callsOf(function);
    if (there == null || larger == null || smaller == null || there.callsOf(function) >= calls) {
      return Optional.empty();
    }
    return Optional.of(
        new Match(
            caller,
            calls - there.callsOf(function),
            larger.bytes() - smaller.bytes(),
            carried(function, calling, there)));
  }

  private List<String> carried(String function, Insides calling, Insides there) {
    Set<String> own = with.getOrDefault(function, Insides.NONE).callees().keySet();
    return own.stream().filter(name -> there.callsOf(name) > calling.callsOf(name)).toList();
  }

  private List<String> callers(String function) {
    return with.entrySet().stream()
        .filter(each -> each.getValue().callsOf(function) > 0 && !each.getKey().equals(function))
        .map(Map.Entry::getKey)
        .sorted()
        .toList();
  }
}
