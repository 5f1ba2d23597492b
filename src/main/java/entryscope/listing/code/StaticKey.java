// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.code;

/// A static key of the kernel, as one place depends on it.
///
/// @param name its symbol
/// @param whenOn whether the jump is there while the key is on; otherwise while it is off
/// @param onAsLinked whether it is on as linked
public record StaticKey(String name, boolean whenOn, boolean onAsLinked) {}
