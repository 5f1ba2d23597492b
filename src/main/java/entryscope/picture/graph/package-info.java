// SPDX-License-Identifier: Apache-2.0

/// The control flow of a path as a graph of nodes, edges and frames, and the writers that turn it
/// into DOT, GraphML and Mermaid.
@NullMarked
package entryscope.picture.graph;

import org.jspecify.annotations.NullMarked;
