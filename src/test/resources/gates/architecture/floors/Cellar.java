// SPDX-License-Identifier: Apache-2.0

package entryscope.flow;

import entryscope.cost.Roof;

/// Imports from a floor above its own.
final class Cellar {
  Roof roof = new Roof();
}
