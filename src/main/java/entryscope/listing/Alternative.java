// SPDX-License-Identifier: Apache-2.0
package entryscope.listing;

import java.util.OptionalLong;

/// Code that the kernel replaces at boot where the processor has a feature (`.altinstructions`).
///
/// @param address of the code as linked
/// @param length in bytes
/// @param replacement where the code lies that replaces it
/// @param replacementLength in bytes, 0 where nothing but nops does
/// @param computed whether a function of the kernel writes the replacement (arm64)
/// @param feature what it depends on, in words: `X86_FEATURE 7*32+11`, `facility 193`
/// @param jump where the replacement leads, if it is a jump alone that the file tells of
public record Alternative(
    long address,
    int length,
    long replacement,
    int replacementLength,
    boolean computed,
    String feature,
    OptionalLong jump) {
  /// X86_FEATURE_ALWAYS (arch/x86/include/asm/cpufeatures.h).
  private static final String ALWAYS = "X86_FEATURE 3*32+21";

  /// Whether every processor has the feature: the code as linked never runs once patched.
  public boolean always() {
    return feature.equals(ALWAYS);
  }

  /// The same, known to be a jump.
  public Alternative jumping(OptionalLong to) {
    return new Alternative(address, length, replacement, replacementLength, computed, feature, to);
  }
}
