// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.quantity.Numbers;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/// Code sizes in the manner of the kernel's scripts/bloat-o-meter: what was added, removed, grew
/// and shrank, largest growth first.
public final class BloatTable {
  private static final int NAME = 40;
  private static final int WIDTH = 75;

  private BloatTable() {}

  private record Size(String name, OptionalInt before, OptionalInt after) {
    int delta() {
      return after.orElse(0) - before.orElse(0);
    }
  }

  /// The lines of the table; without functions that stay as large as they were.
  public static List<String> of(Comparison comparison) {
    List<Size> sizes =
        comparison.functions().stream()
            .map(f -> new Size(f.name(), bytes(f.before()), bytes(f.after())))
            .filter(size -> size.before().isPresent() || size.after().isPresent())
            .sorted(Comparator.comparingInt(Size::delta).reversed().thenComparing(Size::name))
            .toList();
    List<String> lines = new ArrayList<>();
    lines.add(summary(sizes));
    lines.add(row("Function", "old", "new", "delta"));
    sizes.stream().filter(size -> size.delta() != 0).forEach(size -> add(lines, size));
    lines.add(total(sizes));
    return lines;
  }

  private static OptionalInt bytes(Optional<FunctionChange.Side> side) {
    return side.map(FunctionChange.Side::bytes).orElse(OptionalInt.empty());
  }

  private static String summary(List<Size> sizes) {
    int up = sizes.stream().mapToInt(size -> Math.max(0, size.delta())).sum();
    int down = sizes.stream().mapToInt(size -> Math.max(0, -size.delta())).sum();
    return "add/remove: %d/%d grow/shrink: %d/%d up/down: %d/%d (%d)"
        .formatted(
            sizes.stream().filter(size -> size.before().isEmpty()).count(),
            sizes.stream().filter(size -> size.after().isEmpty()).count(),
            sizes.stream().filter(size -> isIn(size) && size.delta() > 0).count(),
            sizes.stream().filter(size -> isIn(size) && size.delta() < 0).count(),
            up,
            -down,
            up - down);
  }

  /// Whether both sides emit it.
  private static boolean isIn(Size size) {
    return size.before().isPresent() && size.after().isPresent();
  }

  private static void add(List<String> lines, Size size) {
    String name = size.name();
    if (name.length() > NAME) {
      lines.add(name.length() > WIDTH ? name.substring(0, WIDTH - 3) + "..." : name);
      name = "";
    }
    lines.add(row(name, shown(size.before()), shown(size.after()), "%+d".formatted(size.delta())));
  }

  private static String shown(OptionalInt bytes) {
    return bytes.isPresent() ? Integer.toString(bytes.getAsInt()) : "-";
  }

  private static String row(String name, String old, String now, String delta) {
    return "%-40s %7s %7s %7s".formatted(name, old, now, delta);
  }

  private static String total(List<Size> sizes) {
    int before = sizes.stream().mapToInt(size -> size.before().orElse(0)).sum();
    int after = sizes.stream().mapToInt(size -> size.after().orElse(0)).sum();
    double percent = before == 0 ? 0 : 100.0 * (after - before) / before;
    return "Total: Before=%d, After=%d, chg %s%%"
        .formatted(before, after, String.format(Locale.ROOT, "%+.2f", percent));
  }

  /// What a mail must say beside it.
  static String note(Comparison comparison) {
    int change =
        comparison.after().estimate().text().total()
            - comparison.before().estimate().text().total();
    return "Sizes are sums of counted parts, not of a link: %s bytes."
        .formatted(Numbers.bytes(change));
  }
}
