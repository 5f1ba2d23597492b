// SPDX-License-Identifier: Apache-2.0
package entryscope.listing;

/// A line of the sources that instructions were compiled from, as `objdump -l` names it.
///
/// @param file as printed, often below the directory of the build: `kernel/entry/common.c`
/// @param line 1-based; 0 where the compiler knew none (`file:?`)
public record SourceLine(String file, int line) {}
