// SPDX-License-Identifier: Apache-2.0

package entryscope.flow.unmarked;

/// Lives in a package without package-info.
final class Unmarked {}
