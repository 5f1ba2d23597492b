// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import org.eclipse.elk.graph.ElkNode;

/// Draws from ELK's own graph.
final class Placed {
  ElkNode node;
}
