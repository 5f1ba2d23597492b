// SPDX-License-Identifier: Apache-2.0
/// Entryscope: where the nanoseconds of a system call go.
@NullMarked
package entryscope;

import org.jspecify.annotations.NullMarked;
