// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.flow.Block;
import entryscope.flow.Body;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// The blocks of a function that was read from a listing, in the order of its body, and their
/// neighbours; without the small blocks that stand between, which go with the block before them.
///
/// @param code instructions by the block's id
/// @param next ids of the blocks that may follow
/// @param last ids of the blocks that may come before
record Listed(
    Map<String, ListedCode> code, Map<String, List<String>> next, Map<String, List<String>> last) {
  static Listed of(Body.Described body) {
    Map<String, ListedCode> code = new LinkedHashMap<>();
    Map<String, List<String>> next = new LinkedHashMap<>();
    Map<String, List<String>> last = new LinkedHashMap<>();
    for (Block block : body.blocks().values()) {
      if (!isBetween(block.id())) {
        ListedCode.of(block).ifPresent(known -> code.put(block.id(), known));
        List<String> ways = next(block, body).toList();
        next.put(block.id(), ways);
        ways.forEach(to -> last.computeIfAbsent(to, _ -> new ArrayList<>()).add(block.id()));
      }
    }
    return new Listed(code, next, last);
  }

  private static boolean isBetween(String id) {
    return id.indexOf('.') >= 0;
  }

  /// What comes behind the small blocks between.
  private static Stream<String> next(Block block, Body.Described body) {
    return block.terminator().successors().stream()
        .flatMap(to -> isBetween(to) ? next(body.block(to), body) : Stream.of(to));
  }

  List<String> ids() {
    return List.copyOf(code.keySet());
  }

  ListedCode code(String id) {
    return Objects.requireNonNull(code.get(id));
  }

  List<String> next(String id) {
    return next.getOrDefault(id, List.of());
  }

  List<String> last(String id) {
    return last.getOrDefault(id, List.of());
  }

  /// The instructions of some blocks.
  List<Optional<ListedCode>> codes(List<String> ids) {
    return ids.stream().map(id -> Optional.ofNullable(code.get(id))).toList();
  }
}
