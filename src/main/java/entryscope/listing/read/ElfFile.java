// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Architecture;
import entryscope.listing.Symbol;
import entryscope.listing.read.Contents.Sized;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What of an ELF file is read here: architecture, kind, and the symbols of its code. The
/// instructions are objdump's business. Layout as in the System V ABI, chapters 4 and 5.
///
/// @param architecture by `e_machine`
/// @param relocatable whether it is an object (`.o`), all of whose sections start at 0
/// @param symbols of executable sections
record ElfFile(Architecture architecture, boolean relocatable, List<Sized> symbols) {
  private static final int EXECUTABLE = 4;
  private static final int SYMBOL_TABLE = 2;
  private static final int RELOCATABLE = 1;
  private static final long MOST_BYTES = 1L << 30;

  static boolean isElf(byte[] head) {
    return head.length >= 4
        && head[0] == 0x7f
        && head[1] == 'E'
        && head[2] == 'L'
        && head[3] == 'F';
  }

  /// One section header, widened to 64 bits.
  private record Section(
      int name, int type, long flags, long offset, long size, int link, String title) {}

  /// Reads the file's headers and symbols.
  ///
  /// @throws ListingException if it is damaged or of another architecture
  static ElfFile read(Path file) throws IOException, ListingException {
    try (FileChannel channel = FileChannel.open(file)) {
      return new Reader(channel).read();
    } catch (IndexOutOfBoundsException | java.nio.BufferUnderflowException e) {
      throw new ListingException(0, "damaged ELF file", "it ends before its tables do");
    }
  }

  private static Optional<Architecture> machine(int machine, boolean wide) {
    return switch (machine) {
      case 3 -> Optional.of(Architecture.X86_32);
      case 22 -> wide ? Optional.of(Architecture.S390) : Optional.empty();
      case 62 -> Optional.of(Architecture.X86_64);
      case 183 -> Optional.of(Architecture.ARM64);
      case 243 -> wide ? Optional.of(Architecture.RISCV64) : Optional.empty();
      case 258 -> wide ? Optional.of(Architecture.LOONGARCH64) : Optional.empty();
      default -> Optional.empty();
    };
  }

  /// Reads through one channel.
  private static final class Reader {
    private final FileChannel channel;
    private final long size;
    private boolean wide;
    private ByteOrder order = ByteOrder.LITTLE_ENDIAN;

    private Reader(FileChannel channel) throws IOException {
      this.channel = channel;
      this.size = channel.size();
    }

    private ElfFile read() throws IOException, ListingException {
      ByteBuffer ident = bytes(0, 16);
      wide = ident.get(4) == 2;
      order = ident.get(5) == 2 ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
      ByteBuffer header = bytes(0, wide ? 64 : 52);
      int machine = header.getShort(18) & 0xffff;
      Architecture architecture =
          machine(machine, wide)
              .orElseThrow(
                  () ->
                      new ListingException(
                          0,
                          "ELF file of an architecture unknown here (e_machine " + machine + ")",
                          "known are x86, arm64, s390, riscv64, loongarch64"));
      List<Section> sections = sections(header);
      return new ElfFile(architecture, header.getShort(16) == RELOCATABLE, symbols(sections));
    }

    private List<Section> sections(ByteBuffer header) throws IOException, ListingException {
      long table = wide ? header.getLong(40) : header.getInt(32) & 0xffffffffL;
      int each = header.getShort(wide ? 58 : 46) & 0xffff;
      int count = header.getShort(wide ? 60 : 48) & 0xffff;
      int names = header.getShort(wide ? 62 : 50) & 0xffff;
      if (count == 0) {
        return List.of();
      }
      if (each < (wide ? 64 : 40)) {
        throw new ListingException(0, "damaged ELF file", "its section headers are too short");
      }
      ByteBuffer headers = bytes(table, (long) each * count);
      List<Section> sections = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        sections.add(section(headers, i * each));
      }
      ByteBuffer titles = contents(sections.get(names));
      return sections.stream()
          .map(
              s ->
                  new Section(
                      s.name, s.type, s.flags, s.offset, s.size, s.link, text(titles, s.name)))
          .toList();
    }

    private Section section(ByteBuffer headers, int at) {
      return wide
          ? new Section(
              headers.getInt(at),
              headers.getInt(at + 4),
              headers.getLong(at + 8),
              headers.getLong(at + 24),
              headers.getLong(at + 32),
              headers.getInt(at + 40),
              "")
          : new Section(
              headers.getInt(at),
              headers.getInt(at + 4),
              headers.getInt(at + 8),
              headers.getInt(at + 16) & 0xffffffffL,
              headers.getInt(at + 20) & 0xffffffffL,
              headers.getInt(at + 24),
              "");
    }

    private List<Sized> symbols(List<Section> sections) throws IOException, ListingException {
      List<Sized> symbols = new ArrayList<>();
      for (Section table : sections) {
        if (table.type == SYMBOL_TABLE) {
          ByteBuffer names = contents(sections.get(table.link));
          ByteBuffer entries = contents(table);
          int each = wide ? 24 : 16;
          for (int at = 0; at + each <= entries.limit(); at += each) {
            symbol(entries, at, names, sections).ifPresent(symbols::add);
          }
        }
      }
      return symbols;
    }

    private Optional<Sized> symbol(
        ByteBuffer entries, int at, ByteBuffer names, List<Section> sections) {
      int info = entries.get(at + (wide ? 4 : 12));
      int index = entries.getShort(at + (wide ? 6 : 14)) & 0xffff;
      int type = info & 0xf;
      boolean code = type == 0 || type == 2 || type == 10;
      if (!code || index == 0 || index >= sections.size()) {
        return Optional.empty();
      }
      Section section = sections.get(index);
      String name = text(names, entries.getInt(at));
      if ((section.flags & EXECUTABLE) == 0 || name.isEmpty() || MappingSymbol.isLocal(name)) {
        return Optional.empty();
      }
      long value = wide ? entries.getLong(at + 8) : entries.getInt(at + 4) & 0xffffffffL;
      long bytes = wide ? entries.getLong(at + 16) : entries.getInt(at + 8) & 0xffffffffL;
      Symbol symbol = new Symbol(name, value, section.title);
      return Optional.of(new Sized(symbol, bytes, type != 0, (info >> 4) != 0));
    }

    private ByteBuffer contents(Section section) throws IOException, ListingException {
      return bytes(section.offset, section.size);
    }

    private ByteBuffer bytes(long offset, long length) throws IOException, ListingException {
      boolean inside = offset >= 0 && length >= 0 && offset <= size && length <= size - offset;
      if (!inside || length > MOST_BYTES) {
        throw new ListingException(0, "damaged ELF file", "a table lies outside of the file");
      }
      ByteBuffer buffer = ByteBuffer.allocate((int) length).order(order);
      while (buffer.hasRemaining()) {
        if (channel.read(buffer, offset + buffer.position()) < 0) {
          throw new ListingException(0, "damaged ELF file", "it ends before its tables do");
        }
      }
      return buffer.flip();
    }

    private static String text(ByteBuffer names, int at) {
      int end = at;
      while (names.get(end) != 0) {
        end++;
      }
      byte[] bytes = new byte[end - at];
      names.get(at, bytes);
      return new String(bytes, StandardCharsets.UTF_8);
    }
  }
}
