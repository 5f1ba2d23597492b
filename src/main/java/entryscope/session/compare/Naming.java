// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.session.Catalogue;
import entryscope.session.Document;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/// The two sides of a comparison in words.
///
/// @param before flow, entry, plan, scenario and machine by these names
/// @param after the same
/// @param title `s390-6.7: before → sven-v2`, or both flows with their plans
public record Naming(Map<String, String> before, Map<String, String> after, String title) {
  public static Naming of(Comparison comparison, Catalogue catalogue) {
    Document before = comparison.before().document();
    Document after = comparison.after().document();
    return new Naming(side(before, catalogue), side(after, catalogue), title(before, after));
  }

  /// Of equal plans the one that changes are measured against.
  private static String plan(Document document) {
    return document.namedPlans().stream().anyMatch(p -> p.id().equals(document.reference()))
        ? document.reference()
        : document.planId();
  }

  private static String title(Document before, Document after) {
    if (!before.flow().id().equals(after.flow().id())) {
      return Comparison.name(before) + " → " + Comparison.name(after);
    }
    boolean isOnePlan = before.plan().equals(after.plan());
    return "%s: %s"
        .formatted(
            after.flow().id(),
            isOnePlan ? after.planName() : before.planName() + " → " + after.planName());
  }

  private static Map<String, String> side(Document document, Catalogue catalogue) {
    Map<String, String> names = new LinkedHashMap<>();
    names.put("flow", document.flow().id());
    names.put("entry", document.entry());
    names.put("plan", plan(document));
    names.put("scenario", document.scenarioName(catalogue.scenarios()));
    names.put("machine", document.machine().id());
    return names;
  }

  /// A choice on both sides: `null-call`, or `null-call → traced` where they differ.
  public String both(String what) {
    String one = Objects.requireNonNullElse(before.get(what), "");
    String other = Objects.requireNonNullElse(after.get(what), "");
    return one.equals(other) ? one : one + " → " + other;
  }
}
