// SPDX-License-Identifier: Apache-2.0
package entryscope.session.report;

import entryscope.flow.Verdict;
import entryscope.quantity.Numbers;
import entryscope.session.FunctionRow;
import entryscope.session.report.Table.Column;
import java.util.List;

/// What inlining each function does.
record FunctionSection(Content content) {
  void write(Html html) {
    html.element(
        "p",
        "Time of the path with every possible call of the function inlined, minus the time with"
            + " none, all else as it is in this plan: below zero, inlining makes it faster.");
    for (FunctionRow.Group group : FunctionRow.Group.values()) {
      List<FunctionRow> rows =
          content.figures().functions().stream().filter(row -> row.group() == group).toList();
      if (!rows.isEmpty()) {
        table(html, group, rows);
      }
    }
  }

  private static void table(Html html, FunctionRow.Group group, List<FunctionRow> rows) {
    boolean isFixed = group == FunctionRow.Group.FIXED;
    Table table =
        isFixed
            ? Table.begin(html, group.title(), Column.text("function"), Column.text("why"))
            : Table.begin(
                html,
                group.title(),
                Column.text("function"),
                Column.text("now"),
                Column.figure("change, ns"),
                Column.figure("80 %"),
                Column.figure("text bytes"),
                Column.text("can it be inlined"));
    for (FunctionRow row : rows) {
      if (isFixed) {
        table.row(row.function().name(), verdict(row.verdict()));
      } else {
        table.row(
            row.function().name(),
            state(row.state()),
            Numbers.change(row.gain().typical()),
            Numbers.ends(row.gain()),
            Numbers.bytes(row.bytes()),
            verdict(row.verdict()));
      }
    }
    table.end();
  }

  private static String state(FunctionRow.State state) {
    return switch (state) {
      case INLINED -> "inlined";
      case OUT_OF_LINE -> "out of line";
      case MIXED -> "inlined at some calls";
    };
  }

  private static String verdict(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Can _ -> "yes";
      case Verdict.CouldIf(String change) -> "if " + change;
      case Verdict.Cannot(String reason) -> reason;
    };
  }
}
