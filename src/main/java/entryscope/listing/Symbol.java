// SPDX-License-Identifier: Apache-2.0
package entryscope.listing;

/// A name in the listing and where it stands. Names repeat; addresses are what functions are known
/// by.
///
/// @param name such as `do_syscall_64` or `foo.cold`
/// @param address unsigned
/// @param section such as `.text`, or empty where the listing names none
public record Symbol(String name, long address, String section) {}
