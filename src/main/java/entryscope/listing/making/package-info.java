// SPDX-License-Identifier: Apache-2.0
/// Makes flows of listings: functions, blocks with what they cost, calls, and which way branches
/// go.
@NullMarked
package entryscope.listing.making;

import org.jspecify.annotations.NullMarked;
