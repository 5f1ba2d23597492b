// SPDX-License-Identifier: Apache-2.0
/// What the kernel does: functions, blocks, calls and the switches that decide its branches, as one
/// flow file says.
@NullMarked
package entryscope.flow;

import org.jspecify.annotations.NullMarked;
