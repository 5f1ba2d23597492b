// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

import entryscope.inlining.CallPath;

/// One block in one place of a path: the same block of a function called twice stands in two
/// places.
public record Place(CallPath path, String block) {}
