// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.cost.Machine;
import entryscope.cost.Scenario;
import entryscope.flow.Flow;
import entryscope.inlining.CallPath;
import entryscope.inlining.InlinePlan;
import entryscope.layout.Folds;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// What a session file says, with what it names found: a flow and every choice a reader made about
/// it.
///
/// @param flowFile where the flow is, if it is none that the program ships with
/// @param entry id of an entry of the flow
/// @param reference id of a plan of the flow
/// @param machine absent where the file names one that is not known or runs no such flow
/// @param view what part of the drawing was looked at
/// @param selected what was selected in it
/// @param of of work that was not saved: the session file that it goes on from
public record SessionFile(
    Flow flow,
    Optional<Path> flowFile,
    String entry,
    InlinePlan plan,
    String reference,
    Scenario scenario,
    Optional<Machine> machine,
    Folds folds,
    Optional<View> view,
    Optional<Selected> selected,
    Optional<Path> of) {
  /// What session files are called.
  public static final String SUFFIX = ".entryscope.json";

  /// Whether a file is a session by its name.
  public static boolean is(Path file) {
    return file.toString().endsWith(SUFFIX);
  }

  /// The same, saying which session file it goes on from.
  public SessionFile belongingTo(Optional<Path> file) {
    return new SessionFile(
        flow, flowFile, entry, plan, reference, scenario, machine, folds, view, selected, file);
  }

  /// A part of a drawing.
  ///
  /// @param zoom pixels on the screen per pixel of the drawing, above 0
  /// @param x of the drawing's point in the middle of the screen
  public record View(double zoom, double x, double y) {}

  /// A body in its place, or one block of it.
  public record Selected(CallPath path, Optional<String> block) {}

  /// What a session's names are looked up in, each by id.
  public record Known(
      Map<String, Flow> flows, Map<String, Machine> machines, Map<String, Scenario> scenarios) {
    public Known {
      flows = Collections.unmodifiableMap(new LinkedHashMap<>(flows));
      machines = Collections.unmodifiableMap(new LinkedHashMap<>(machines));
      scenarios = Collections.unmodifiableMap(new LinkedHashMap<>(scenarios));
    }
  }
}
