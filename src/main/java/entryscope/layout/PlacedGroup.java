// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

/// The border around blocks of a body that nothing seen leads to, seen from the body's corner.
///
/// @param label what is written at its top
public record PlacedGroup(Rectangle bounds, String label) {}
