// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.flow.Flow;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What a case of evidence names exists.
///
/// Of a flow that is not in the folder at hand nothing is said: another folder may have it, and the
/// evidence board tells what it lacks. Nor of one whose file is broken: its own errors are
/// reported.
///
/// @param flows that could be read
/// @param machineNames of all files of machines
/// @param scenarioNames absent where the scenarios could not be read
record EvidenceCheck(
    Map<String, Flow> flows, Set<String> machineNames, Optional<Set<String>> scenarioNames) {

  void check(Node root) {
    missing(root.find("machine"), "machine", machineNames);
    scenarioNames.ifPresent(known -> missing(root.find("scenario"), "scenario", known));
    side(root.find("before"));
    side(root.find("after"));
  }

  private void side(Node side) {
    Node name = side.find("flow");
    if (!(name.json() instanceof Json.Text(Position _, String id)) || id.isBlank()) {
      return;
    }
    Flow flow = flows.get(id);
    if (flow != null) {
      missing(side.find("entry"), "entry", flow.entries().keySet());
      missing(side.find("plan"), "plan", flow.plans().keySet());
      side.member("set").ifPresent(set -> switches(set, flow));
    }
  }

  private static void switches(Node set, Flow flow) {
    if (set.json() instanceof Json.Obj(Position _, var members)) {
      members.forEach(
          (id, member) -> {
            if (!flow.switches().containsKey(id)) {
              set.child(id, member)
                  .errorAtKey(
                      "no switch " + Printable.quoted(id),
                      set.similar(id, flow.switches().keySet()));
            }
          });
    }
  }

  private static void missing(Node node, String what, Set<String> known) {
    if (node.json() instanceof Json.Text(Position _, String name)
        && !name.isBlank()
        && !known.contains(name)) {
      node.error("no %s %s".formatted(what, Printable.quoted(name)), node.similar(name, known));
    }
  }
}
