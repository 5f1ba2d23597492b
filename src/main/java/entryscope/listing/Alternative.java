// SPDX-License-Identifier: Apache-2.0
package entryscope.listing;

/// Code that the kernel replaces at boot where the processor has a feature (`.altinstructions`).
///
/// @param address of the code as linked
/// @param length in bytes
/// @param replacement where the code lies that replaces it
/// @param replacementLength in bytes, 0 where nothing but nops does
/// @param computed whether a function of the kernel writes the replacement (arm64)
/// @param feature what it depends on, in words: `X86_FEATURE 7*32+11`, `facility 193`
public record Alternative(
    long address,
    int length,
    long replacement,
    int replacementLength,
    boolean computed,
    String feature) {}
