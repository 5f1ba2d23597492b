// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import entryscope.cost.Place;
import entryscope.flow.Block;
import entryscope.flow.Function;
import entryscope.inlining.Expansion;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Finds functions and blocks by their names, titles, descriptions and sources.
public final class Search {
  private Search() {}

  /// What matches a text, upper and lower case alike, in the order of the path, inside folded calls
  /// too; nothing for a blank text. A call is found by its block or by the function it calls, once.
  public static List<Selection> hits(Expansion root, String text) {
    String wanted = text.strip().toLowerCase(Locale.ROOT);
    if (wanted.isEmpty()) {
      return List.of();
    }
    List<Selection> hits = new ArrayList<>();
    if (matches(root.function(), wanted)) {
      hits.add(new Selection.OfBody(root.path()));
    }
    collect(root, wanted, hits);
    return hits;
  }

  private static void collect(Expansion part, String wanted, List<Selection> hits) {
    for (Block block : part.body().blocks().values()) {
      Optional<Expansion> inside = part.call(block.id()).flatMap(Expansion.Call::inside);
      if (matches(part, block, wanted)) {
        hits.add(
            inside
                .<Selection>map(callee -> new Selection.OfBody(callee.path()))
                .orElseGet(() -> new Selection.OfBlock(new Place(part.path(), block.id()))));
      }
      inside.ifPresent(callee -> collect(callee, wanted, hits));
    }
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
