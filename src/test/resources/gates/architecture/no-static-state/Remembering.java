// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

/// Remembers between calls, for everybody.
final class Remembering {
  static int count;
}
