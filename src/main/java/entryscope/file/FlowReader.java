// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.flow.Flow;
import java.nio.file.Path;
import java.util.List;

/// Reads flows: `*.flow.json` files of format 1.
///
/// A flow that comes back holds together: every name in it refers to something that exists, every
/// block and function is reached, nothing recurs, every loop can end, and its call trees are small
/// enough to be expanded.
public final class FlowReader {
  private FlowReader() {}

  /// The flow in a file of at most 64 MiB, which is called by the flow's id: `ID.flow.json`.
  public static Loaded<Flow> read(Path file) {
    return read(Input.read(file));
  }

  /// The flow in a UTF-8 text.
  ///
  /// @param name what messages call the file; where it ends in `.flow.json` it must be the id's
  public static Loaded<Flow> read(String name, byte[] utf8) {
    return read(Input.decode(name, utf8));
  }

  /// The flow in a text.
  public static Loaded<Flow> read(String name, String text) {
    return read(new Loaded.Ok<>(new Document(name, text), List.of()));
  }

  static Loaded<Flow> read(Loaded<Document> input) {
    return Reading.read(
        input,
        root -> {
          Flow flow = root.object(FlowForm::flow);
          FlowCheck.check(flow, root);
          return flow;
        });
  }
}
