// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.graph;

import java.util.Set;

/// Functions of the kernel that do not return to their caller (tools/objtool/noreturns.h, v6.12,
/// and what the compiler calls where it knows that code is not reached).
final class NeverReturns {
  private static final Set<String> NAMES =
      Set.of(
          "panic",
          "vpanic",
          "nmi_panic_self_stop",
          "panic_smp_self_stop",
          "__stack_chk_fail",
          "__fortify_panic",
          "fortify_panic",
          "__ubsan_handle_builtin_unreachable",
          "do_exit",
          "do_group_exit",
          "do_task_dead",
          "make_task_dead",
          "rewind_stack_and_make_dead",
          "kthread_exit",
          "kthread_complete_and_exit",
          "vhost_task_fn",
          "__module_put_and_kthread_exit",
          "rest_init",
          "start_kernel",
          "cpu_startup_entry",
          "stop_this_cpu",
          "machine_real_restart",
          "arch_cpu_idle_dead",
          "arch_call_rest_init",
          "cpu_bringup_and_idle",
          "x86_64_start_kernel",
          "x86_64_start_reservations",
          "xen_start_kernel",
          "xen_cpu_bringup_again",
          "snp_abort",
          "sev_es_terminate",
          "hv_ghcb_terminate",
          "ex_handler_msr_mce",
          "usercopy_abort",
          "panic_bad_stack",
          "handle_bad_stack");

  private NeverReturns() {}

  static boolean names(String function) {
    return NAMES.contains(function);
  }
}
