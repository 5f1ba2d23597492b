// SPDX-License-Identifier: Apache-2.0

package entryscope.flow;

final class Crooked {
   private Crooked() { }
}
