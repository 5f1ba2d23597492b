// SPDX-License-Identifier: Apache-2.0
/// Numbers with a unit: cycles, nanoseconds, gigahertz, probabilities and ranges of them.
@NullMarked
package entryscope.quantity;

import org.jspecify.annotations.NullMarked;
