// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import java.util.OptionalLong;

/// Finds where a name stands, after moving of sections.
@FunctionalInterface
interface Names {
  /// Its address; of several the first in the text.
  OptionalLong addressOf(String name);
}
