// SPDX-License-Identifier: Apache-2.0
package entryscope.listing;

/// A place in the code at which the kernel patches a jump in or out as a static key is on or off
/// (include/linux/jump_label.h: `struct jump_entry`).
///
/// @param address of the nop or jump
/// @param target where the jump leads
/// @param key the symbol of the key, with an offset where the key lies inside of it:
///   `__tracepoint_sys_enter+0x8`
/// @param whenOn whether the jump is there while the key is on; otherwise while it is off
/// @param nopLater whether a jump found here is made a nop when the kernel is linked (x86, objtool)
public record KeySite(long address, long target, String key, boolean whenOn, boolean nopLater) {
  /// Whether the key is on as linked.
  ///
  /// @param jump whether a jump stands here
  public boolean isOn(boolean jump) {
    return (jump && !nopLater) == whenOn;
  }
}
