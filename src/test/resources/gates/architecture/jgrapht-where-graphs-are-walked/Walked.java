// SPDX-License-Identifier: Apache-2.0

package entryscope.flow;

import org.jgrapht.Graph;

/// A flow that is a JGraphT graph.
final class Walked {
  Graph<String, String> graph;
}
