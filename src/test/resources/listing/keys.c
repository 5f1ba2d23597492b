// Static keys and an alternative, in the form in which the kernel's tables list them.
struct key {
  int enabled;
  void *entries;
};
struct counter {
  const char *name;
  struct key key;
};
struct key tracking, checking = {1, 0};
struct counter counter;
long work(long), check(long), note(long);

#if defined(__x86_64__)
#define NOP ".byte 0x0f,0x1f,0x44,0x00,0x00"
#define JUMP "jmp"
#define KEY "%c0 + %c1"
#elif defined(__aarch64__)
#define NOP "nop"
#define JUMP "b"
#define KEY "%c0 + %c1"
#elif defined(__riscv)
#define NOP ".option push; .option norvc; nop; .option pop"
#define JUMP ".option norvc; jal zero,"
#define KEY "%0 + %1"
#endif

#define SITE(code, key, branch)                                        \
  asm goto("1: " code "\n"                                            \
           ".pushsection __jump_table,\"aw\"\n.balign 8\n"             \
           ".long 1b - ., %l[yes] - .\n.quad " KEY " - .\n"              \
           ".popsection\n" : : "i"(key), "i"(branch) : : yes)

static inline __attribute__((always_inline)) int unlikely_on(struct key *key) {
  SITE(NOP, key, 0);
  return 0;
yes:
  return 1;
}

static inline __attribute__((always_inline)) int likely_on(struct key *key) {
  SITE(NOP, key, 1);
  return 1;
yes:
  return 0;
}

static inline __attribute__((always_inline)) int likely_off(struct key *key) {
  SITE(JUMP " %l[yes]", key, 1);
  return 1;
yes:
  return 0;
}

long entered(long flags) {
  long done = work(flags);
  if (unlikely_on(&tracking)) done += note(done);
  if (likely_on(&checking)) done += check(flags);
  if (likely_off(&tracking)) done += note(flags);
  if (unlikely_on(&counter.key)) done += note(0);
  return done;
}

long __attribute__((noinline)) work(long a) {
#if defined(__x86_64__)
  asm goto("1: jmp %l[done]\n2:\n"
           ".pushsection .altinstructions,\"a\"\n"
           ".long 1b - ., 1b - .\n.long 7 * 32 + 11\n.byte 2b - 1b, 0\n"
           ".popsection\n" : : : : done);
  asm volatile("lfence");
done:
#endif
  return a * 3;
}
long __attribute__((noinline)) note(long a) { return a ^ 5; }
long __attribute__((noinline)) check(long a) {
#if defined(__x86_64__)
  asm volatile("1: .byte 0x0f,0x1f,0x00\n2:\n"
               ".pushsection .altinstructions,\"a\"\n"
               ".long 1b - ., 3f - .\n.long 9 * 32 + 20\n.byte 2b - 1b, 4f - 3f\n"
               ".popsection\n"
               ".pushsection .altinstr_replacement,\"ax\"\n3: stac\n4:\n.popsection\n");
#endif
  return a + 7;
}
