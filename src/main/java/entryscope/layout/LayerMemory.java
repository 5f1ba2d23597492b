// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import entryscope.layout.Layering.Cell;
import entryscope.layout.Layering.Link;
import entryscope.layout.Layering.Result;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Arrangements of the last drawing, found again by what was to be arranged: a toggle that leaves
/// the sizes of a body's inside as they were arranges nothing anew.
final class LayerMemory {
  private Map<Question, Result> before = new HashMap<>();
  private Map<Question, Result> now = new HashMap<>();

  private record Question(List<Cell> cells, List<Link> links) {}

  Result arrange(List<Cell> cells, List<Link> links) {
    Question question = new Question(List.copyOf(cells), List.copyOf(links));
    Result known = now.get(question);
    if (known == null) {
      Result old = before.get(question);
      known = old == null ? Trunks.arrange(cells, links) : old;
      now.put(question, known);
    }
    return known;
  }

  /// Keeps what was asked for since the last call, and nothing older.
  void turnPage() {
    before = now;
    now = new HashMap<>();
  }
}
