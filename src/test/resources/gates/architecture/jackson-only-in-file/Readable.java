// SPDX-License-Identifier: Apache-2.0

package entryscope.flow;

import tools.jackson.databind.JsonNode;

/// A value that knows of JSON.
final class Readable {
  JsonNode node;
}
