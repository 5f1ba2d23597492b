// SPDX-License-Identifier: Apache-2.0
/// The border to JSON files: reads flows, machines, scenarios and evidence, and writes results.
@NullMarked
package entryscope.file;

import org.jspecify.annotations.NullMarked;
