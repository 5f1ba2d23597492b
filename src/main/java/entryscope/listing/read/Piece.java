// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Instruction;
import entryscope.listing.Warning;
import java.util.List;

/// The instructions between one header and the next.
///
/// @param instructions in order of the text
/// @param warnings by line
record Piece(List<Instruction> instructions, List<Warning> warnings) {}
