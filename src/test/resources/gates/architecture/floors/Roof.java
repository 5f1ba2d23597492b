// SPDX-License-Identifier: Apache-2.0

package entryscope.cost;

/// Stands above.
public final class Roof {}
