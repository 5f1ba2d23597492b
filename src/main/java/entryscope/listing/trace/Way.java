// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.trace;

/// One way out of a block of a function.
///
/// @param function the address where the function is entered
/// @param block the address of the block
/// @param way its number: of a fork 0 for taken and 1 for not, of a return under a condition 0 for
///   the return, of indirect jumps and calls the number of the target
public record Way(long function, long block, int way) {}
