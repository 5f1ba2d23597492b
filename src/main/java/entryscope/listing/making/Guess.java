// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

/// Why a branch is expected to go the way it does.
///
/// @param taken how likely it is taken, from 0 to 1
/// @param again whether it is the back edge of a loop
/// @param why in words
record Guess(double taken, boolean again, String why) {}
