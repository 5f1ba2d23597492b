// SPDX-License-Identifier: Apache-2.0
package entryscope.listing;

import java.util.Optional;

/// A function that the compiler inlined around an instruction, as `objdump -l --inlines` says.
///
/// @param function name of the inlined function
/// @param calledFrom the line of its caller at which it was inlined, where known
public record InlineFrame(String function, Optional<SourceLine> calledFrom) {}
