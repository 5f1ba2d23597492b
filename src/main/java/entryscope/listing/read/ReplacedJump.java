// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Alternative;
import entryscope.listing.Architecture;
import entryscope.listing.read.ElfSections.Section;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.OptionalLong;

/// Finds where a replacement leads that is one `jmp`, which is how a linked x86 kernel says what
/// holds on every processor without a feature (`static_cpu_has()`).
final class ReplacedJump {
  private static final int LENGTH = 5;
  private static final byte JMP = (byte) 0xe9;

  private final ElfSections sections;
  private final boolean x86;

  ReplacedJump(ElfSections sections, ElfFile elf) {
    this.sections = sections;
    this.x86 = elf.architecture() == Architecture.X86_64 && !elf.relocatable();
  }

  /// The same alternative, with its jump where it always applies and is one.
  Alternative of(Alternative each) {
    boolean may = x86 && each.always() && each.replacementLength() == LENGTH;
    return may ? each.jumping(target(each.replacement())) : each;
  }

  private OptionalLong target(long address) {
    Optional<Section> section =
        sections.all().stream()
            .filter(one -> one.executable() && one.stored() && one.holds(address))
            .findFirst();
    if (section.isEmpty()) {
      return OptionalLong.empty();
    }
    try {
      long offset = section.get().offset() + (address - section.get().address());
      ByteBuffer code = sections.bytes(offset, LENGTH);
      return code.get(0) == JMP
          ? OptionalLong.of(address + LENGTH + code.getInt(1))
          : OptionalLong.empty();
    } catch (IOException | ListingException e) {
      return OptionalLong.empty();
    }
  }
}
