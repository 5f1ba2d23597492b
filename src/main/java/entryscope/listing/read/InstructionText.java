// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Architecture;
import java.util.Locale;
import java.util.Set;

/// The text of an instruction, taken apart.
///
/// @param mnemonic with its prefixes
/// @param operands as printed, target symbols included, blanks not yet normalised
/// @param comment without its mark
/// @param onlyPrefix whether nothing follows the prefixes: LLVM prints `lock` on a line of its own
record InstructionText(String mnemonic, String operands, String comment, boolean onlyPrefix) {
  private static final Set<String> PREFIXES =
      Set.of(
          "lock",
          "rep",
          "repe",
          "repz",
          "repne",
          "repnz",
          "notrack",
          "bnd",
          "data16",
          "data32",
          "addr32",
          "addr16",
          "cs",
          "ds",
          "es",
          "fs",
          "gs",
          "ss",
          "xacquire",
          "xrelease",
          "rex",
          "rex.w",
          "rex64");

  static InstructionText of(String text, Architecture architecture) {
    int commentAt = commentStart(text, architecture);
    String comment =
        commentAt < 0 ? "" : text.substring(commentAt).replaceFirst("^\\s*(//|#|;)", "");
    String code = commentAt < 0 ? text : text.substring(0, commentAt);
    int at = 0;
    StringBuilder mnemonic = new StringBuilder();
    boolean prefix = true;
    while (prefix && at < code.length()) {
      int start = blanksEnd(code, at);
      int end = wordEnd(code, start);
      String word = code.substring(start, end);
      prefix = isX86(architecture) && PREFIXES.contains(word.toLowerCase(Locale.ROOT));
      mnemonic.append(mnemonic.isEmpty() || word.isEmpty() ? "" : " ").append(word);
      at = end;
    }
    return new InstructionText(
        mnemonic.toString(), code.substring(at).strip(), comment.strip(), prefix);
  }

  private static boolean isX86(Architecture architecture) {
    return architecture == Architecture.X86_64 || architecture == Architecture.X86_32;
  }

  /// Where the comment begins with the blank before it; -1 without one. On arm64 `#` marks numbers.
  private static int commentStart(String text, Architecture architecture) {
    return switch (architecture) {
      case ARM64 -> earlier(marked(text, "//"), marked(text, ";"));
      case X86_64, X86_32, RISCV64, LOONGARCH64 -> marked(text, "#");
      case S390 -> -1;
    };
  }

  private static int earlier(int one, int other) {
    return one < 0 ? other : other < 0 ? one : Math.min(one, other);
  }

  private static int marked(String text, String mark) {
    for (int at = text.indexOf(mark); at > 0; at = text.indexOf(mark, at + 1)) {
      int after = at + mark.length();
      boolean apart = isBlank(text.charAt(at - 1));
      if (apart && (after == text.length() || isBlank(text.charAt(after)))) {
        return at - 1;
      }
    }
    return -1;
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
  }

  private static int blanksEnd(String text, int from) {
    int at = from;
    while (at < text.length() && isBlank(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static int wordEnd(String text, int from) {
    int at = from;
    while (at < text.length() && !isBlank(text.charAt(at))) {
      at++;
    }
    return at;
  }
}
