// SPDX-License-Identifier: Apache-2.0

package entryscope.flow;

/// Returns null from a package that is `@NullMarked`.
final class NullReturn {
  private NullReturn() {}

  static String name() {
    return null;
  }
}
