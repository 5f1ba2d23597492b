// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.file.FlowReader;
import entryscope.file.FlowWriter;
import entryscope.file.Loaded;
import entryscope.flow.Flow;

/// Writes flows and reads them back, as a user would.
final class FlowText {
  private FlowText() {}

  /// The flow as it comes back; fails where the reader has anything to say.
  static Flow reread(Flow flow) {
    String text = FlowWriter.write(flow);
    Loaded<Flow> loaded = FlowReader.read(flow.id() + ".flow.json", text);
    assertThat(loaded.messages().stream().map(Object::toString)).as(flow.title()).isEmpty();
    Flow read = loaded.toOptional().orElseThrow();
    assertThat(read).isEqualTo(flow);
    return read;
  }
}
