// SPDX-License-Identifier: Apache-2.0
/// Traces: lists of executed addresses, what they say of patched code, and which way branches went.
@NullMarked
package entryscope.listing.trace;

import org.jspecify.annotations.NullMarked;
