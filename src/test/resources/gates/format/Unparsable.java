// SPDX-License-Identifier: Apache-2.0

package entryscope.flow;

/// Lacks its end.
final class Unparsable {
