// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// Where the pieces of a listing begin: each `ffffffff81000010 <foo>:` with its place in the text.
///
/// Arrays of numbers and one heap of names, about 30 bytes and the name's length a header: a
/// kernel's 130 000 headers take 8 MB.
final class Headers {
  private long[] addresses = new long[256];
  private long[] offsets = new long[256];
  private int[] lines = new int[256];
  private int[] sections = new int[256];
  private int[] nameStarts = new int[257];
  private byte[] names = new byte[4096];
  private int count;

  int count() {
    return count;
  }

  long address(int index) {
    return addresses[index];
  }

  /// Of the header's line in the text.
  long offset(int index) {
    return offsets[index];
  }

  /// 1-based number of the header's line.
  int line(int index) {
    return lines[index];
  }

  /// Number of the section the header stands in.
  int section(int index) {
    return sections[index];
  }

  String name(int index) {
    int start = nameStarts[index];
    return new String(names, start, nameStarts[index + 1] - start, StandardCharsets.UTF_8);
  }

  /// Orders two headers by the bytes of their names.
  int compareNames(int one, int other) {
    return Arrays.compareUnsigned(
        names,
        nameStarts[one],
        nameStarts[one + 1],
        names,
        nameStarts[other],
        nameStarts[other + 1]);
  }

  /// Orders a header's name against another.
  int compareName(int index, byte[] name) {
    return Arrays.compareUnsigned(
        names, nameStarts[index], nameStarts[index + 1], name, 0, name.length);
  }

  /// Adds the header on the line at hand.
  void add(long address, Lines line, int nameStart, int nameEnd, int section) {
    grow();
    int length = nameEnd - nameStart;
    int free = nameStarts[count];
    if (free + length > names.length) {
      names = Arrays.copyOf(names, Math.max(names.length * 2, free + length));
    }
    System.arraycopy(line.bytes(), nameStart, names, free, length);
    addresses[count] = address;
    offsets[count] = line.offset();
    lines[count] = line.number();
    sections[count] = section;
    nameStarts[++count] = free + length;
  }

  /// Whether the last header repeats the one on the line before it; excerpts may repeat a function.
  boolean isAgain() {
    int last = count - 1;
    return count > 1
        && lines[last] == lines[last - 1] + 1
        && addresses[last] == addresses[last - 1]
        && sections[last] == sections[last - 1]
        && compareNames(last, last - 1) == 0;
  }

  private void grow() {
    if (count == addresses.length) {
      int room = count * 2;
      addresses = Arrays.copyOf(addresses, room);
      offsets = Arrays.copyOf(offsets, room);
      lines = Arrays.copyOf(lines, room);
      sections = Arrays.copyOf(sections, room);
      nameStarts = Arrays.copyOf(nameStarts, room + 1);
    }
  }
}
