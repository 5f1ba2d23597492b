// SPDX-License-Identifier: Apache-2.0
/// The control flow inside functions of a listing: basic blocks, how they end, and who is called.
@NullMarked
package entryscope.listing.graph;

import org.jspecify.annotations.NullMarked;
