// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import static entryscope.layout.Metrics.BOX_MAX_WIDTH;
import static entryscope.layout.Metrics.BOX_MIN_WIDTH;
import static entryscope.layout.Metrics.COST_WIDTH;
import static entryscope.layout.Metrics.GAP;
import static entryscope.layout.Metrics.MARGIN;
import static entryscope.layout.Metrics.NAME_MAX_WIDTH;
import static entryscope.layout.Metrics.upToGrid;

import entryscope.flow.Block;
import entryscope.inlining.Expansion;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What is written in one body, and the room it needs.
///
/// All boxes of a body are equally wide, so that their borders and costs stand in columns; the
/// width does not depend on which calls are unfolded.
final class Lettering {
  private final TextMeasure measure;
  private final Map<String, Wording> boxes = new LinkedHashMap<>();
  private final Map<String, Wording> stubs = new LinkedHashMap<>();
  private final int away;
  private final Wording header;

  /// @param apart blocks that stand by themselves, since nothing leads to them
  Lettering(
      Expansion part,
      Optional<Expansion.Call> call,
      Map<String, Stub> stubs,
      Set<String> apart,
      TextMeasure measure) {
    this.measure = measure;
    this.header = Wording.ofFrame(part, call);
    for (Block block : part.body().blocks().values()) {
      Wording box =
          part.call(block.id()).map(Wording::ofCall).orElseGet(() -> Wording.ofBlock(block));
      boxes.put(block.id(), apart.contains(block.id()) ? onward(part, block, apart, box) : box);
    }
    stubs.forEach((id, stub) -> this.stubs.put(id, stub.wording(full(id).title())));
    this.away = stubs.values().stream().mapToInt(stub -> stub.blocks().size() - 1).sum();
  }

  /// No arrow leaves the group of what nothing leads to: where it goes on is said in words.
  private static Wording onward(Expansion part, Block block, Set<String> apart, Wording box) {
    return block.terminator().successors().stream()
        .filter(id -> !apart.contains(id))
        .map(id -> "→ " + part.body().block(id).title())
        .reduce((a, b) -> a + " · " + b)
        .map(
            to -> new Wording(box.title(), box.detail().isEmpty() ? to : box.detail() + " · " + to))
        .orElse(box);
  }

  double boxWidth() {
    double widest = boxes.values().stream().mapToDouble(this::wanted).max().orElse(0);
    return Math.clamp(upToGrid(widest), BOX_MIN_WIDTH, BOX_MAX_WIDTH);
  }

  private double wanted(Wording box) {
    double first = measure.width(box.title(), Typeface.TITLE) + GAP + COST_WIDTH;
    double second = measure.width(box.detail(), Typeface.CODE);
    return Math.max(first, second) + 2 * MARGIN;
  }

  Wording full(String block) {
    Wording full = stubs.getOrDefault(block, boxes.get(block));
    return full == null ? new Wording(block, "") : full;
  }

  /// The words of a box, cut to its width.
  Wording shown(String block, double width) {
    Wording full = full(block);
    double room = width - 2 * MARGIN;
    return new Wording(
        measure.fit(full.title(), Typeface.TITLE, room - GAP - COST_WIDTH),
        measure.fitParts(full.detail(), Typeface.CODE, room));
  }

  /// What the header says where only so many blocks are placed.
  Wording header(int placed) {
    int all = boxes.size() - away;
    return placed == all
        ? header
        : new Wording(
            header.title(),
            header
                .detail()
                .replaceFirst(
                    " · ",
                    String.format(
                        Locale.ROOT, " · first %,d of %,d blocks drawn · ", placed, all)));
  }

  /// The least width of the frame: name, manner of the call and its cost in one line.
  double headerWidth() {
    String manner = header.detail().substring(0, header.detail().indexOf(' ')) + " …";
    return upToGrid(
        2 * MARGIN
            + Math.min(NAME_MAX_WIDTH, measure.width(header.title(), Typeface.CODE_TITLE))
            + GAP
            + measure.width(manner, Typeface.SMALL)
            + GAP
            + COST_WIDTH);
  }

  /// The words of the header, cut to the width of the frame.
  Wording shownHeader(int placed, double width) {
    String name = measure.fit(header.title(), Typeface.CODE_TITLE, NAME_MAX_WIDTH);
    double room =
        width - 2 * MARGIN - measure.width(name, Typeface.CODE_TITLE) - 2 * GAP - COST_WIDTH;
    String detail = measure.fitParts(header(placed).detail(), Typeface.SMALL, room);
    return new Wording(name, detail.replaceAll(" …$", ""));
  }
}
