// SPDX-License-Identifier: Apache-2.0
/// Finds what the compiler inlined in the code of a function, as debug information tells by
/// instruction, where it stands together.
@NullMarked
package entryscope.listing.inlines;

import org.jspecify.annotations.NullMarked;
