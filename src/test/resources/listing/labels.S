// SPDX-License-Identifier: Apache-2.0
/* Assembly as entry code has it: labels inside one function, data amid the text, a gap. */
#if defined(__s390x__)
#define NOP nopr
#define JUMP j
#elif defined(__aarch64__)
#define NOP nop
#define JUMP b
#elif defined(__loongarch__)
#define NOP nop
#define JUMP b
#elif defined(__riscv)
#define NOP nop
#define JUMP j
#else
#define NOP nop
#define JUMP jmp
#endif
.section .entry.text, "ax"
.globl entry_toy, entry_toy_safe_stack, entry_toy_after_frame, entry_toy_end, literal
.type entry_toy, %function
entry_toy:
	NOP
	JUMP 1f
	NOP
entry_toy_safe_stack:
	NOP
1:	NOP
entry_toy_after_frame:
	JUMP 2f
	NOP
entry_toy_end:
	NOP
2:	NOP
	JUMP entry_toy_safe_stack
.size entry_toy, . - entry_toy
.type literal, %function
literal:
	JUMP system_call
.balign 4
	.long 0x12345678
	.zero 64
.size literal, . - literal
