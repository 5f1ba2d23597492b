// SPDX-License-Identifier: Apache-2.0
/// What a path costs: machines, scenarios, the counts of one path and the estimate made of them.
@NullMarked
package entryscope.cost;

import org.jspecify.annotations.NullMarked;
