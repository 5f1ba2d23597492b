// SPDX-License-Identifier: Apache-2.0

/// Pictures of what two paths differ in.
@NullMarked
package entryscope.picture.diff;

import org.jspecify.annotations.NullMarked;
