// SPDX-License-Identifier: Apache-2.0
/// What a compiler made of the kernel: disassembly as objdump prints it, read into functions and
/// instructions.
@NullMarked
package entryscope.listing;

import org.jspecify.annotations.NullMarked;
