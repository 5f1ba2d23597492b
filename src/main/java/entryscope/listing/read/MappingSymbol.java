// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

/// Names that assemblers and compilers leave in the text and that name no function.
final class MappingSymbol {
  private MappingSymbol() {}

  /// Whether it only marks where code or data begins (`$x`, `$d`, `$xrv64i2p1`), as on arm64 and
  /// riscv64.
  static boolean is(String name) {
    return name.startsWith("$")
        && name.length() >= 2
        && "xdat".indexOf(name.charAt(1)) >= 0
        && (name.length() == 2 || name.charAt(2) == '.' || name.startsWith("$xrv"));
  }

  /// Whether it is a label of the assembler's own (`.L3`, `.LVL7`), as riscv64 and loongarch64 keep
  /// them in objects; or a mapping symbol.
  static boolean isLocal(String name) {
    return name.startsWith(".L") || name.startsWith("L0\u0001") || is(name);
  }
}
