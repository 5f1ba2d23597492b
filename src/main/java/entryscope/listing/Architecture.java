// SPDX-License-Identifier: Apache-2.0
package entryscope.listing;

import java.util.Arrays;
import java.util.Optional;

/// The processors whose listings are understood.
public enum Architecture {
  X86_64("x86_64"),
  X86_32("x86_32"),
  ARM64("arm64"),
  S390("s390"),
  RISCV64("riscv64"),
  LOONGARCH64("loongarch64");

  private final String id;

  Architecture(String id) {
    this.id = id;
  }

  /// The name that flows and machines use, such as `s390`.
  public String id() {
    return id;
  }

  /// The architecture of that [#id], empty for a name no architecture has.
  public static Optional<Architecture> ofId(String id) {
    return Arrays.stream(values()).filter(a -> a.id.equals(id)).findFirst();
  }
}
