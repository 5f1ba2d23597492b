// A static_cpu_has() of x86, in the form in which arch/x86/include/asm/cpufeature.h writes it.
long many(long), few(long);
unsigned char capability;

static inline __attribute__((always_inline)) int has_feature(void) {
  asm goto("1: jmp 6f\n2:\n"
           ".pushsection .altinstructions,\"a\"\n"
           ".long 1b - ., 3f - .\n.long 3 * 32 + 21\n.byte 2b - 1b, 4f - 3f\n"
           ".long 1b - ., 4f - .\n.long 8 * 32 + 16\n.byte 2b - 1b, 0\n"
           ".popsection\n"
           ".pushsection .altinstr_replacement,\"ax\"\n"
           "3: .byte 0xe9\n.long %l[no] - 4f\n4:\n"
           ".popsection\n"
           ".pushsection .altinstr_aux,\"ax\"\n"
           "6: testb $1, %a0\njnz %l[yes]\njmp %l[no]\n"
           ".popsection\n" : : "i"(&capability) : : yes, no);
yes:
  return 1;
no:
  return 0;
}

long entered(long flags) {
  return has_feature() ? many(flags) + many(1) : few(flags) + 1;
}

long __attribute__((noinline)) many(long a) { return a * 3; }
long __attribute__((noinline)) few(long a) { return a ^ 5; }
