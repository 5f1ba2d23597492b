// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.listing.build.BuildComparison;
import entryscope.quantity.Numbers;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/// Code sizes in the manner of the kernel's scripts/bloat-o-meter: what was added, removed, grew
/// and shrank, largest growth first.
public final class BloatTable {
  private static final int NAME = 40;
  private static final int WIDTH = 75;

  private BloatTable() {}

  /// A function's bytes.
  private record Size(String name, OptionalLong before, OptionalLong after) {
    long delta() {
      return after.orElse(0) - before.orElse(0);
    }
  }

  /// The lines of the table for two builds.
  public static List<String> of(BuildComparison builds) {
    return lines(
        builds.changes().stream()
            .map(change -> new Size(change.name(), change.before(), change.after()))
            .toList(),
        builds.before(),
        builds.after());
  }

  /// The lines of the table; without functions that stay as large as they were.
  public static List<String> of(Comparison comparison) {
    List<Size> sizes =
        comparison.functions().stream()
            .map(f -> new Size(f.name(), bytes(f.before()), bytes(f.after())))
            .filter(size -> size.before().isPresent() || size.after().isPresent())
            .sorted(Comparator.comparingLong(Size::delta).reversed().thenComparing(Size::name))
            .toList();
    return lines(
        sizes,
        sizes.stream().mapToLong(size -> size.before().orElse(0)).sum(),
        sizes.stream().mapToLong(size -> size.after().orElse(0)).sum());
  }

  /// @param before bytes of all functions, of those that are not in the table too
  /// @param after bytes of all functions
  private static List<String> lines(List<Size> sizes, long before, long after) {
    List<String> lines = new ArrayList<>();
    lines.add(summary(sizes));
    lines.add(row("Function", "old", "new", "delta"));
    sizes.stream().filter(size -> size.delta() != 0).forEach(size -> add(lines, size));
    lines.add(total(before, after));
    return lines;
  }

  private static OptionalLong bytes(Optional<FunctionChange.Side> side) {
    OptionalInt bytes = side.map(FunctionChange.Side::bytes).orElse(OptionalInt.empty());
    return bytes.isPresent() ? OptionalLong.of(bytes.getAsInt()) : OptionalLong.empty();
  }

  private static String summary(List<Size> sizes) {
    long up = sizes.stream().mapToLong(size -> Math.max(0, size.delta())).sum();
    long down = sizes.stream().mapToLong(size -> Math.max(0, -size.delta())).sum();
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

  private static String shown(OptionalLong bytes) {
    return bytes.isPresent() ? Long.toString(bytes.getAsLong()) : "-";
  }

  private static String row(String name, String old, String now, String delta) {
    return "%-40s %7s %7s %7s".formatted(name, old, now, delta);
  }

  private static String total(long before, long after) {
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
