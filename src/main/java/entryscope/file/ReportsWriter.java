// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import java.util.List;

/// Writes which reports were written: the JSON of `entryscope report --json`.
public final class ReportsWriter {
  private ReportsWriter() {}

  /// A report and what it is of.
  ///
  /// @param file its path as it was given
  /// @param flow id of the flow; so are the others, of their kind
  public record Report(String file, String flow, String plan, String scenario, String machine) {}

  public static String write(List<Report> reports) {
    return JsonText.of(
        Draft.object(
            draft ->
                draft.put(
                    "reports",
                    reports,
                    each ->
                        Draft.object(
                            one ->
                                one.put("file", each.file())
                                    .put("flow", each.flow())
                                    .put("plan", each.plan())
                                    .put("scenario", each.scenario())
                                    .put("machine", each.machine())))));
  }
}
