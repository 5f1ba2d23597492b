// SPDX-License-Identifier: Apache-2.0
package entryscope.listing;

/// Something in a listing that could not be read as meant; reading went on.
///
/// @param line 1-based, 0 for the listing as a whole
/// @param what such as `line longer than 64 KiB, cut`
/// @param hint how to mend it; may be empty
public record Warning(int line, String what, String hint) {}
