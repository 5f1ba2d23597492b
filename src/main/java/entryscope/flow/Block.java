// SPDX-License-Identifier: Apache-2.0
package entryscope.flow;

import java.util.Optional;

/// A piece of straight code of a function.
///
/// @param id unique in its function
/// @param title a few words for a box
/// @param does what it does, in a sentence
/// @param operations its instructions without those of the terminator, of the frame and of calls
/// @param source where the code is written
public record Block(
    String id,
    String title,
    String does,
    Operations operations,
    Terminator terminator,
    Optional<Source> source) {}
