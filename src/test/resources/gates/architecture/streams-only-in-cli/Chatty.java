// SPDX-License-Identifier: Apache-2.0

package entryscope.cost;

/// Prints instead of returning.
final class Chatty {
  void say() {
    System.err.println("84 ns");
  }
}
