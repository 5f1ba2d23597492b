// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.code;

/// A static key of the kernel, as one place depends on it; or a feature of the processor, given
/// which an alternative of nops takes the place of a jump.
///
/// @param name its symbol; of a feature its words
/// @param whenOn whether the jump is there while the key is on; otherwise while it is off
/// @param onAsLinked whether it is on as linked
/// @param feature whether it is a feature
public record StaticKey(String name, boolean whenOn, boolean onAsLinked, boolean feature) {}
