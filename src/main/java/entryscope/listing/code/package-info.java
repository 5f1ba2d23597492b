// SPDX-License-Identifier: Apache-2.0
/// What single instructions do: tables of mnemonics, one for each architecture.
@NullMarked
package entryscope.listing.code;

import org.jspecify.annotations.NullMarked;
