// SPDX-License-Identifier: Apache-2.0
/// Reads what objdump prints: finds its functions in one pass, then the lines of those asked for.
@NullMarked
package entryscope.listing.read;

import org.jspecify.annotations.NullMarked;
