// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The sections of an ELF file and what they hold. Layout as in the System V ABI, chapter 4.
final class ElfSections {
  private static final int EXECUTABLE = 4;
  private static final int NO_BITS = 8;
  private static final long MOST_BYTES = 1L << 30;

  private final FileChannel channel;
  private final long size;
  private final boolean wide;
  private final ByteOrder order;
  private final ByteBuffer header;
  private final List<Section> all;

  /// One section header, widened to 64 bits.
  ///
  /// @param link number of the section it belongs to, by kind
  /// @param info of relocations, the number of the section that they change
  record Section(
      int name,
      int type,
      long flags,
      long address,
      long offset,
      long size,
      int link,
      int info,
      String title) {
    boolean executable() {
      return (flags & EXECUTABLE) != 0;
    }

    /// Whether its bytes are in the file.
    boolean stored() {
      return type != NO_BITS;
    }

    boolean holds(long at) {
      return at - address >= 0 && at - address < size;
    }
  }

  /// @throws IndexOutOfBoundsException if the file is damaged
  ElfSections(FileChannel channel) throws IOException, ListingException {
    this.channel = channel;
    this.size = channel.size();
    ByteBuffer ident = bytes(channel, size, 0, 16);
    this.wide = ident.get(4) == 2;
    this.order = ident.get(5) == 2 ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
    this.header = bytes(0, wide ? 64 : 52);
    this.all = sections();
  }

  /// Whether addresses have 64 bits.
  boolean wide() {
    return wide;
  }

  /// `e_type`.
  int kind() {
    return header.getShort(16) & 0xffff;
  }

  /// `e_machine`.
  int machine() {
    return header.getShort(18) & 0xffff;
  }

  /// By their number.
  List<Section> all() {
    return all;
  }

  Optional<Section> named(String title) {
    return all.stream().filter(section -> section.title.equals(title)).findFirst();
  }

  private List<Section> sections() throws IOException, ListingException {
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
    ByteBuffer titles = contents(section(headers, names * each, ""));
    List<Section> sections = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      sections.add(section(headers, i * each, text(titles, headers.getInt(i * each))));
    }
    return List.copyOf(sections);
  }

  private Section section(ByteBuffer headers, int at, String title) {
    return wide
        ? new Section(
            headers.getInt(at),
            headers.getInt(at + 4),
            headers.getLong(at + 8),
            headers.getLong(at + 16),
            headers.getLong(at + 24),
            headers.getLong(at + 32),
            headers.getInt(at + 40),
            headers.getInt(at + 44),
            title)
        : new Section(
            headers.getInt(at),
            headers.getInt(at + 4),
            headers.getInt(at + 8),
            headers.getInt(at + 12) & 0xffffffffL,
            headers.getInt(at + 16) & 0xffffffffL,
            headers.getInt(at + 20) & 0xffffffffL,
            headers.getInt(at + 24),
            headers.getInt(at + 28),
            title);
  }

  /// All bytes of a section.
  ByteBuffer contents(Section section) throws IOException, ListingException {
    return bytes(section.offset, section.size);
  }

  /// Some bytes of the file.
  ByteBuffer bytes(long offset, long length) throws IOException, ListingException {
    return bytes(channel, size, offset, length).order(order);
  }

  private static ByteBuffer bytes(FileChannel channel, long size, long offset, long length)
      throws IOException, ListingException {
    boolean inside = offset >= 0 && length >= 0 && offset <= size && length <= size - offset;
    if (!inside || length > MOST_BYTES) {
      throw new ListingException(0, "damaged ELF file", "a table lies outside of the file");
    }
    ByteBuffer buffer = ByteBuffer.allocate((int) length);
    while (buffer.hasRemaining()) {
      if (channel.read(buffer, offset + buffer.position()) < 0) {
        throw new ListingException(0, "damaged ELF file", "it ends before its tables do");
      }
    }
    return buffer.flip();
  }

  /// The name that begins at a place of a table of names.
  static String text(ByteBuffer names, int at) {
    int end = at;
    while (names.get(end) != 0) {
      end++;
    }
    byte[] bytes = new byte[end - at];
    names.get(at, bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
