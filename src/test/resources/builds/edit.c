/* SPDX-License-Identifier: Apache-2.0 */
/* One source for two builds, the later with a statement more near the start. As listed:
 *   gcc -O2 -c edit.c -o edit-before.o; gcc -O2 -c -DMORE edit.c -o edit-after.o
 *   ld -Ttext=0x401000 -e system_call --defsym x=0x500000 --defsym z=0x500100 edit-before.o -o edit-before
 *   the same for edit-after; and for edit-moved with -Ttext=0x601000 of edit-before.o
 *   objdump -d edit-before >edit-before.txt, and so on
 * with gcc 12.2 and binutils 2.40. */
extern int x(int), z(int);
extern int check(int);
int seen;

static __attribute__((noinline)) int clamp(int a)
{
	if (a > 40)
		return 40;
	if (a < -40)
		return x(a);
	return a;
}

int system_call(int a, int b)
{
#ifdef MORE
	seen += a * b;
#endif
	if (a & 1)
		a = x(a) + 1;
	for (int i = 0; i < b; i++)
		a += z(a ^ i);
	if (a > 5)
		return clamp(a) + x(b);
	seen = a;
	return z(a) - b;
}
