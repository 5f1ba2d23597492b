// SPDX-License-Identifier: Apache-2.0

package entryscope.misc;

/// Lives in a package that is on no floor.
final class Attic {}
