// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import static entryscope.file.table.Table.Column.left;
import static entryscope.file.table.Table.Column.right;

import entryscope.file.table.Cell;
import entryscope.file.table.Dossier;
import entryscope.file.table.Table;
import entryscope.listing.build.BuildComparison;
import entryscope.listing.build.Insides;
import entryscope.listing.build.SizeChange;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.ToIntFunction;

/// All functions of two builds as tables.
public final class BuildDossier {
  private BuildDossier() {}

  /// The sizes of text and of functions that differ.
  ///
  /// @param before the name of the earlier build
  /// @param after the name of the later build
  public static Dossier of(BuildComparison builds, String before, String after) {
    Table functions = functions(builds);
    Table totals =
        new Table(
            "text",
            "text",
            List.of(
                right("bytesBefore", "bytes"),
                right("bytesAfter", "with"),
                right("delta", "delta")),
            List.of(
                List.of(
                    bytes(OptionalLong.of(builds.before())),
                    bytes(OptionalLong.of(builds.after())),
                    Cells.signed((double) (builds.after() - builds.before())))));
    Map<String, Map<String, String>> about = new LinkedHashMap<>();
    about.put("before", Map.of("listing", before));
    about.put("after", Map.of("listing", after));
    return new Dossier(
        before + " → " + after,
        about,
        List.of(totals, functions),
        List.of(BuildReport.note(builds)),
        functions);
  }

  private static Table functions(BuildComparison builds) {
    return new Table(
        "sizes",
        "functions",
        List.of(
            left("name", "function"),
            left("fate", "fate"),
            right("bytesBefore", "old"),
            right("bytesAfter", "new"),
            right("delta", "delta"),
            right("instructionsBefore", "instr."),
            right("instructionsAfter", "with"),
            right("callsBefore", "calls"),
            right("callsAfter", "with"),
            right("branchesBefore", "branches"),
            right("branchesAfter", "with"),
            left("story", "where its body is")),
        builds.changes().stream().map(BuildDossier::row).toList());
  }

  private static List<Cell> row(SizeChange change) {
    return List.of(
        Cell.of(change.name()),
        Cell.of(fate(change)),
        bytes(change.before()),
        bytes(change.after()),
        Cells.signed((double) change.delta()),
        count(change.inBefore(), Insides::instructions),
        count(change.inAfter(), Insides::instructions),
        count(change.inBefore(), Insides::calls),
        count(change.inAfter(), Insides::calls),
        count(change.inBefore(), Insides::branches),
        count(change.inAfter(), Insides::branches),
        Cell.of(Story.of(change)));
  }

  private static String fate(SizeChange change) {
    if (change.appeared()) {
      return "added";
    }
    if (change.vanished()) {
      return "removed";
    }
    return change.delta() > 0 ? "grown" : "shrunk";
  }

  private static Cell bytes(OptionalLong bytes) {
    return bytes.isPresent()
        ? Cell.of((double) bytes.getAsLong(), Long.toString(bytes.getAsLong()))
        : Cell.blank();
  }

  private static Cell count(Optional<Insides> insides, ToIntFunction<Insides> what) {
    return insides.map(each -> Cells.count(what.applyAsInt(each))).orElse(Cell.blank());
  }
}
