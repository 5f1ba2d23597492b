// SPDX-License-Identifier: Apache-2.0
/* A toy of an entry path, to be compiled for every architecture: branches, a loop, calls and a tail
   call, a jump table, inlined functions, bit tests, an atomic, a cold part, indirect calls. */
struct regs { unsigned long nr, args[6], ret; };
struct task { unsigned long flags; int pending; int users; };

typedef long (*handler)(struct regs *);

extern const handler table[8];
extern struct task current_task;
extern unsigned long audit(struct regs *regs, unsigned long flags);
extern void report(const char *what) __attribute__((cold));
extern void stop(void) __attribute__((noreturn, cold));
extern void schedule(void);

enum { WORK_TRACE = 1, WORK_AUDIT = 2, WORK_SIGNAL = 4, WORK_RESCHED = 8 };

static inline int has_work(struct task *task, unsigned long mask) { return (task->flags & mask) != 0; }

static inline void count_user(struct task *task) {
  __atomic_fetch_add(&task->users, 1, __ATOMIC_SEQ_CST);
}

static inline void enter(struct regs *regs, struct task *task) {
  count_user(task);
  if (__builtin_expect(has_work(task, WORK_TRACE | WORK_AUDIT), 0))
    regs->nr = audit(regs, task->flags);
}

/* A loop that calls. */
__attribute__((noinline)) unsigned long exit_loop(struct task *task) {
  unsigned long flags = task->flags;
  while (flags & (WORK_SIGNAL | WORK_RESCHED)) {
    if (flags & WORK_RESCHED)
      schedule();
    if (flags & WORK_SIGNAL)
      task->pending = 0;
    flags = *(volatile unsigned long *)&task->flags;
  }
  return flags;
}

/* A cold part: what is never taken is laid elsewhere. */
__attribute__((noinline)) long check(struct regs *regs) {
  if (__builtin_expect(regs->nr >= 8, 0)) {
    report("number");
    regs->ret = -38;
    if (regs->args[0] == 0xdead)
      stop();
    return -1;
  }
  if (__builtin_expect(regs->args[5] == 0xbad, 0)) {
    report("argument");
    return -22;
  }
  return 0;
}

/* An indirect call between inlined parts. */
long system_call(struct regs *regs) {
  struct task *task = &current_task;
  enter(regs, task);
  if (check(regs) == 0)
    regs->ret = table[regs->nr](regs);
  if (has_work(task, WORK_SIGNAL | WORK_RESCHED))
    exit_loop(task);
  return regs->ret;
}

/* A jump table. */
long classify(struct regs *regs) {
  switch (regs->nr) {
    case 0: return regs->args[0] + 1;
    case 1: return audit(regs, 7);
    case 2: schedule(); return 2;
    case 3: return regs->args[3] * 3;
    case 4: regs->ret = 4; return 9;
    case 5: return regs->args[1] ^ regs->args[2];
    case 6: return exit_loop(&current_task);
    case 7: return check(regs) + 7;
    default: return -1;
  }
}

/* A tail call. */
long forward(struct regs *regs) {
  regs->nr++;
  return check(regs);
}

/* The same code under a second name. */
long forward_alias(struct regs *regs) __attribute__((alias("forward")));

static __attribute__((noinline)) long twice(long x) { return 2 * x; }
long use_twice(long x) { return twice(x) + twice(x + 1); }
