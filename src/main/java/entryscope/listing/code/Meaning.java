// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.code;

import entryscope.flow.Operation;
import java.util.Optional;

/// What an instruction does.
///
/// @param operation what it costs; empty where the model puts the cost on the end of the block
///   (branch, jump, call, return)
public record Meaning(Control control, Optional<Operation> operation) {
  /// What an instruction that no table knows is taken for.
  public static final Meaning UNKNOWN = new Meaning(Control.NEXT, Optional.of(Operation.ALU));
}
