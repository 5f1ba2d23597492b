// SPDX-License-Identifier: Apache-2.0
/* What toy.c calls. Its twice() is another function of the same name. */
struct regs;
struct task { unsigned long flags; int pending; int users; };
typedef long (*handler)(struct regs *);
struct task current_task;
static __attribute__((noinline)) long twice(long x) { return x + x + current_task.pending; }
long zero(struct regs *regs) { return twice((long)regs); }
const handler table[8] = {zero, zero, zero, zero, zero, zero, zero, zero};
unsigned long audit(struct regs *regs, unsigned long flags) { return (unsigned long)regs ^ flags; }
void report(const char *what) { current_task.flags += *what; }
void stop(void) { for (;;) current_task.users++; }
void schedule(void) { current_task.flags = 0; }
