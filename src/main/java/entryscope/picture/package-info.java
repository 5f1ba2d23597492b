// SPDX-License-Identifier: Apache-2.0
/// Boxes, arrows and frames as values, and the writers that turn them into files.
@NullMarked
package entryscope.picture;

import org.jspecify.annotations.NullMarked;
