// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import java.util.List;

/// The symbols at which processors enter the kernel on a system call.
public final class EntryPoints {
  private static final List<String> NAMES =
      List.of(
          "entry_SYSCALL_64",
          "system_call",
          "el0t_64_sync",
          "handle_exception",
          "handle_syscall",
          "entry_INT80_32",
          "entry_SYSENTER_32",
          "entry_SYSCALL_compat",
          "entry_SYSENTER_compat",
          "entry_INT80_compat",
          "asm_int80_emulation",
          "el0t_32_sync",
          "vectors");

  private EntryPoints() {}

  /// Their names, the usual ones first.
  public static List<String> names() {
    return NAMES;
  }
}
