// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

/// A function as it stands on the path.
///
/// @param start the address where it is entered
/// @param outermost whether nothing of the flow called it: it is an entry, or was jumped to by one,
///   and its return ends the path
record Role(long start, boolean outermost) {
  String key() {
    return Long.toHexString(start) + (outermost ? "!" : "");
  }
}
