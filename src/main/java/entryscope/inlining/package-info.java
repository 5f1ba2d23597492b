// SPDX-License-Identifier: Apache-2.0
/// What is inlined: the choices of a reader, which of them can exist in a kernel, and the tree of
/// bodies they give.
@NullMarked
package entryscope.inlining;

import org.jspecify.annotations.NullMarked;
