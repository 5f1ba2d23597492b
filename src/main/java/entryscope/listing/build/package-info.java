// SPDX-License-Identifier: Apache-2.0
/// Two builds side by side: which functions each emitted, how large, and where bodies went.
@NullMarked
package entryscope.listing.build;

import org.jspecify.annotations.NullMarked;
