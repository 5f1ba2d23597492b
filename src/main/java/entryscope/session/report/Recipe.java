// SPDX-License-Identifier: Apache-2.0
package entryscope.session.report;

import entryscope.cost.Scenario;
import entryscope.flow.Entry;
import entryscope.flow.Plan;
import entryscope.flow.Switch;
import entryscope.inlining.InlinePlan;
import entryscope.quantity.Probability;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.Edit.Outcome;
import entryscope.session.Request;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// How a document is asked for on the command line.
///
/// @param arguments what follows the command's name: flow and options
/// @param isWhole whether they give this very document; single calls and folds have no option
public record Recipe(List<String> arguments, boolean isWhole) {
  public Recipe {
    arguments = List.copyOf(arguments);
  }

  /// The arguments for a document whose scenario and machine are of the catalogue.
  public static Recipe of(Document document, Catalogue catalogue) {
    Plan base = base(document);
    InlinePlan from = InlinePlan.of(base);
    List<String> inline = minus(document.plan(), from);
    List<String> outline = minus(from, document.plan());
    Map<String, Probability> set = set(document, catalogue);
    Request request =
        new Request(
            Optional.of(document.entry()),
            Optional.of(base.id()),
            Optional.of(document.machine().id()),
            Optional.of(document.scenario().id()),
            set,
            inline,
            outline);
    Outcome outcome = request.of(document.flow(), catalogue);
    boolean isWhole = outcome.equals(new Outcome.Done(document));
    return new Recipe(arguments(document, base, set, inline, outline), isWhole);
  }

  /// The flow's plan that is nearest.
  private static Plan base(Document document) {
    Plan best = document.flow().plan(Plan.COMPILED);
    int least = distance(document.plan(), InlinePlan.of(best));
    for (Plan plan : document.flow().plans().values()) {
      int distance = distance(document.plan(), InlinePlan.of(plan));
      if (distance < least) {
        best = plan;
        least = distance;
      }
    }
    return best;
  }

  private static int distance(InlinePlan a, InlinePlan b) {
    int unlike = (a.here().equals(b.here()) ? 0 : 1) + (a.emitted().equals(b.emitted()) ? 0 : 1);
    return minus(a, b).size() + minus(b, a).size() + unlike;
  }

  private static List<String> minus(InlinePlan a, InlinePlan b) {
    return a.everywhere().stream().filter(function -> !b.everywhere().contains(function)).toList();
  }

  private static Map<String, Probability> set(Document document, Catalogue catalogue) {
    Scenario known = catalogue.scenarios().get(document.scenario().id());
    Map<String, Probability> set = new LinkedHashMap<>();
    for (Switch each : document.flow().switches().values()) {
      Probability now = document.scenario().probability(each);
      if (known == null || !known.probability(each).equals(now)) {
        set.put(each.id(), now);
      }
    }
    return set;
  }

  private static List<String> arguments(
      Document document,
      Plan base,
      Map<String, Probability> set,
      List<String> inline,
      List<String> outline) {
    List<String> arguments = new ArrayList<>(List.of(document.flow().id()));
    if (!document.entry().equals(Entry.SYSTEM_CALL)) {
      arguments.addAll(List.of("--entry", document.entry()));
    }
    arguments.addAll(List.of("--plan", base.id()));
    arguments.addAll(List.of("--scenario", document.scenario().id()));
    arguments.addAll(List.of("--machine", document.machine().id()));
    set.forEach((id, p) -> arguments.addAll(List.of("--set", id + "=" + p.value())));
    if (!inline.isEmpty()) {
      arguments.addAll(List.of("--inline", String.join(",", inline)));
    }
    if (!outline.isEmpty()) {
      arguments.addAll(List.of("--outline", String.join(",", outline)));
    }
    return arguments;
  }

  /// A line for a shell.
  ///
  /// @param command the command's name
  /// @param further arguments at the end
  public String line(String command, String... further) {
    List<String> words = new ArrayList<>(List.of("entryscope", command));
    words.addAll(arguments);
    words.addAll(List.of(further));
    return words.stream().map(Recipe::quoted).collect(Collectors.joining(" "));
  }

  private static String quoted(String word) {
    return word.matches("[A-Za-z0-9_.,=/:@%+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
