// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Architecture;
import java.util.Optional;

/// What objdump calls the architectures: the end of `vmlinux: file format elf64-x86-64`.
final class FileFormat {
  private static final String MARK = "file format ";

  private FileFormat() {}

  /// The format that the line names, empty on any other line.
  static Optional<String> in(String line) {
    int at = line.indexOf(MARK);
    boolean stated = at > 0 && (line.charAt(at - 1) == ' ' || line.charAt(at - 1) == '\t');
    return stated && line.lastIndexOf(':', at) >= 0
        ? Optional.of(line.substring(at + MARK.length()).strip())
        : Optional.empty();
  }

  /// The architecture of a format of GNU objdump, of LLVM's, or of LLVM's before version 10
  /// (`ELF64-x86-64`).
  static Optional<Architecture> architecture(String format) {
    return switch (format.toLowerCase(java.util.Locale.ROOT)) {
      case "elf64-x86-64", "elf32-x86-64", "pei-x86-64", "efi-app-x86_64" ->
          Optional.of(Architecture.X86_64);
      case "elf32-i386", "pei-i386" -> Optional.of(Architecture.X86_32);
      case "elf64-littleaarch64", "elf64-aarch64", "pei-aarch64-little" ->
          Optional.of(Architecture.ARM64);
      case "elf64-s390" -> Optional.of(Architecture.S390);
      case "elf64-littleriscv", "elf64-riscv" -> Optional.of(Architecture.RISCV64);
      case "elf64-loongarch", "elf64-loongarch64" -> Optional.of(Architecture.LOONGARCH64);
      default -> Optional.empty();
    };
  }
}
