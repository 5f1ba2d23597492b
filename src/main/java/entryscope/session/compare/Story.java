// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.listing.build.SizeChange;
import entryscope.listing.build.Whereabouts;
import entryscope.listing.build.Whereabouts.Into;
import entryscope.listing.build.Whereabouts.Match;
import entryscope.session.Words;
import java.util.List;
import java.util.stream.Collectors;

/// What became of a function from one build to the other, in words.
final class Story {
  private static final int MOST = 8;

  private Story() {}

  static String of(SizeChange change) {
    boolean isGone = change.vanished();
    return switch (change.story()) {
      case Whereabouts.Stayed _ -> change.delta() > 0 ? "grew" : "shrank";
      case Whereabouts.Inlined(List<Into> places) ->
          (isGone ? "inlined into " : "out of line, was inlined in ") + inlined(places);
      case Whereabouts.Version(List<String> names) ->
          (isGone ? "now " : "was ") + String.join(", ", names);
      case Whereabouts.Matched(List<Match> places) ->
          (isGone ? "likely inlined into " : "likely out of line from ")
              + places.stream().limit(MOST).map(Story::match).collect(Collectors.joining("; "))
              + more(places.size());
      case Whereabouts.Lost(List<String> callers) -> lost(callers, isGone);
    };
  }

  private static String inlined(List<Into> places) {
    return places.stream()
            .limit(MOST)
            .map(
                into ->
                    "%s (%s)"
                        .formatted(
                            into.function(), Words.counted(into.instructions(), "instruction")))
            .collect(Collectors.joining(", "))
        + more(places.size());
  }

  private static String match(Match match) {
    String carried =
        match.carried().isEmpty()
            ? ""
            : ", calls "
                + String.join(", ", match.carried().stream().limit(3).toList())
                + (match.carried().size() > 3 ? ", …" : "");
    return "%s (%s%s, %s bytes larger%s)"
        .formatted(
            match.function(),
            Words.counted(match.calls(), "call"),
            " of it less",
            match.bytes(),
            carried);
  }

  private static String lost(List<String> callers, boolean isGone) {
    String what = isGone ? "gone" : "new";
    if (callers.isEmpty()) {
      return what + "; no function that differs calls it";
    }
    return "%s; called by %s%s"
        .formatted(
            what,
            callers.stream().limit(MOST).collect(Collectors.joining(", ")),
            more(callers.size()));
  }

  private static String more(int all) {
    return all > MOST ? " and %d more".formatted(all - MOST) : "";
  }
}
