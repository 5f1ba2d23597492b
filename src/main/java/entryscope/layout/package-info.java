// SPDX-License-Identifier: Apache-2.0
/// Where a box stands: places the bodies of an expansion on a plane.
@NullMarked
package entryscope.layout;

import org.jspecify.annotations.NullMarked;
