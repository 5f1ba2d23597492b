// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.flow.Flow;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/// The flow of a session: the one in the file that it names, else the known one of its id.
///
/// @param file absolute; absent for a known one
record SessionFlow(Flow flow, Optional<Path> file) {

  /// Absent, with an error, where there is none; with a warning where it is not the same.
  static Optional<SessionFlow> find(Fields fields, Path folder, Map<String, Flow> flows) {
    String id = fields.name("id");
    Optional<Node> hash = fields.required("hash");
    Optional<SessionFlow> found =
        fields
            .optional("file")
            .flatMap(node -> inFile(node, id, folder, flows))
            .or(() -> known(fields, id, flows));
    found.ifPresent(flow -> hash.ifPresent(node -> compare(flow, node)));
    return found;
  }

  private static Optional<SessionFlow> inFile(
      Node node, String id, Path folder, Map<String, Flow> flows) {
    Optional<Path> file = Forms.path(node).flatMap(path -> resolve(folder, path));
    if (file.isEmpty()) {
      return Optional.empty();
    }
    return switch (FlowReader.read(file.get())) {
      case Loaded.Ok<Flow>(Flow flow, var _) -> Optional.of(new SessionFlow(flow, file));
      case Loaded.Failed<Flow> failed -> {
        complain(node, failed, flows.containsKey(id));
        yield Optional.empty();
      }
    };
  }

  private static Optional<Path> resolve(Path folder, Path path) {
    try {
      return Optional.of(folder.resolve(path).normalize());
    } catch (InvalidPathException _) {
      return Optional.empty();
    }
  }

  private static void complain(Node node, Loaded.Failed<Flow> failed, boolean knownToo) {
    String message = "the flow cannot be read: " + failed.diagnostics().getFirst().headline();
    if (knownToo) {
      node.warning(message, "the flow of the same id that is known is shown instead");
    } else {
      node.error(message, "put the file back, or name where it is now");
    }
  }

  private static Optional<SessionFlow> known(Fields fields, String id, Map<String, Flow> flows) {
    Optional<Flow> flow = Optional.ofNullable(flows.get(id));
    if (flow.isEmpty() && !id.isBlank() && fields.optional("file").isEmpty()) {
      fields
          .optional("id")
          .ifPresent(
              node ->
                  node.error(
                      "no flow %s is known".formatted(Printable.quoted(id)),
                      "name its file with the key \"file\", or its folder with --flows"));
    }
    return flow.map(known -> new SessionFlow(known, Optional.empty()));
  }

  private static void compare(SessionFlow found, Node hash) {
    if (!hash.name().equals(FlowHash.of(found.flow()))) {
      hash.warning(
          "the flow %s is not the one that this session was saved with"
              .formatted(Printable.quoted(found.flow().id())),
          "choices that still apply are kept; look at them and save the session again");
    }
  }
}
