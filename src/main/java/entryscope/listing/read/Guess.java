// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Architecture;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// Guesses the architecture of text that no `file format` line names, from what only it writes.
final class Guess {
  private static final Map<Architecture, Pattern> SIGNS =
      new EnumMap<>(
          Map.of(
              Architecture.X86_64,
              Pattern.compile("%r(?:[abcd]x|[sd]i|[sb]p)\\b|endbr64|swapgs|sysretq?"),
              Architecture.X86_32,
              Pattern.compile("%e(?:[abcd]x|[sd]i|[sb]p)\\b"),
              Architecture.ARM64,
              Pattern.compile(
                  "\\b(?:stp|ldp|mrs|msr|adrp|cbn?z|tbn?z|bl)\\s+[xw]?\\d?|\\b[xw](?:[12]?\\d|30),|paciasp"),
              Architecture.S390,
              Pattern.compile("\\b(?:brasl|stmg|lmg|larl|lgr|lghi|lgf?|stg|mvc|risbg\\w*)\\s+.*%r"),
              Architecture.RISCV64,
              Pattern.compile(
                  "\\b(?:auipc|sd|ld|lw|sw|addi?|mv|li|jal|beqz|bnez)\\s+[sat]\\d|\\(sp\\)"),
              Architecture.LOONGARCH64,
              Pattern.compile("\\$(?:ra|sp|fp|zero|[ast]\\d)\\b")));

  private Guess() {}

  /// The architecture that most of the lines look like, empty if none looks like any.
  static Optional<Architecture> from(List<String> lines) {
    Map<Architecture, Integer> votes = new EnumMap<>(Architecture.class);
    for (String line : lines) {
      SIGNS.forEach(
          (architecture, sign) -> {
            if (sign.matcher(line).find()) {
              votes.merge(architecture, weight(architecture), Integer::sum);
            }
          });
    }
    return votes.entrySet().stream()
        .max(
            Map.Entry.<Architecture, Integer>comparingByValue()
                .thenComparing(Map.Entry.comparingByKey()))
        .map(Map.Entry::getKey);
  }

  /// What 64-bit x86 writes 32-bit x86 may write too, but not the other way; s390's `%r` names are
  /// like x86's.
  private static int weight(Architecture architecture) {
    return switch (architecture) {
      case X86_64, S390 -> 3;
      case ARM64, LOONGARCH64 -> 2;
      case X86_32, RISCV64 -> 1;
    };
  }
}
