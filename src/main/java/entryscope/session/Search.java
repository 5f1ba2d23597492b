// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import entryscope.cost.Place;
import entryscope.flow.Block;
import entryscope.flow.Function;
import entryscope.inlining.Expansion;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// Finds functions and blocks by their names, titles, descriptions and sources.
public final class Search {
  private Search() {}

  /// What matches a text, upper and lower case alike, in the order of the path; nothing for a blank
  /// text.
  ///
  /// @param drawn which of all can be seen; others are left out
  public static List<Selection> hits(Expansion root, String text, Predicate<Selection> drawn) {
    String wanted = text.strip().toLowerCase(Locale.ROOT);
    return wanted.isEmpty()
        ? List.of()
        : root.all().flatMap(part -> hits(part, wanted)).filter(drawn).toList();
  }

  private static Stream<Selection> hits(Expansion part, String wanted) {
    Stream<Selection> body =
        matches(part.function(), wanted)
            ? Stream.of(new Selection.OfBody(part.path()))
            : Stream.empty();
    Stream<Selection> blocks =
        part.body().blocks().values().stream()
            .filter(block -> matches(part, block, wanted))
            .map(block -> new Selection.OfBlock(new Place(part.path(), block.id())));
    return Stream.concat(body, blocks);
  }

  private static boolean matches(Expansion part, Block block, String wanted) {
    return contains(block.title(), wanted)
        || contains(block.does(), wanted)
        || block.source().filter(source -> contains(source.toString(), wanted)).isPresent()
        || part.call(block.id()).filter(call -> matches(call.callee(), wanted)).isPresent();
  }

  private static boolean matches(Function function, String wanted) {
    return contains(function.name(), wanted)
        || function.source().filter(source -> contains(source.toString(), wanted)).isPresent();
  }

  private static boolean contains(String text, String wanted) {
    return text.toLowerCase(Locale.ROOT).contains(wanted);
  }
}
