/* SPDX-License-Identifier: Apache-2.0 */
/* One source for two builds: with -DOUT=... work() and small() are put out of line. As listed:
 *   gcc -O2 -g -c -fdebug-prefix-map=$PWD=. -DOUT='__attribute__((noinline))' inline.c -o before.o
 *   gcc -O2 -g -c -fdebug-prefix-map=$PWD=. -DOUT='inline __attribute__((always_inline))' -DFRESH inline.c -o after.o
 *   objdump -d -r -l --inlines before.o >before.txt; objdump -d -r -l --inlines after.o >after.txt
 *   objdump -d -r before.o >before-plain.txt; objdump -d -r after.o >after-plain.txt
 * with gcc 12.2 and binutils 2.40. */
extern int x(int), y(int), z(int);

static OUT int work(int a)
{
	if (a & 1)
		a = x(a);
	a = y(a) + 3;
	return a * 5;
}

static OUT int small(int a)
{
	return a ^ 0x55;
}

static __attribute__((noinline)) int loop(int a)
{
	while (a--)
		z(a);
	return work(a);
}

int system_call(int a)
{
	a = work(a);
	if (a > 5)
		return loop(a);
	return small(a) + z(a);
}

int other(int a)
{
	return work(a) + small(a);
}

#ifdef FRESH
int fresh(int a)
{
	return z(a) + z(a + 1);
}
#endif
