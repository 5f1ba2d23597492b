// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/// Goes through a stream line by line without making strings. Lines end with LF or CR LF.
///
/// No line takes more than [#LONGEST] bytes of memory: of a longer one only the beginning is kept.
final class Lines {
  /// In bytes; the longest line of a kernel's listing, a mangled Rust name and its target, has 2
  /// KiB.
  static final int LONGEST = 1 << 16;

  private static final int ROOM = 1 << 18;

  private final InputStream in;
  private final byte[] buffer;
  private long bufferOffset;
  private int filled;
  private int next;
  private boolean ended;

  private int start;
  private int end;
  private boolean cut;
  private long offset;
  private int number;

  /// @param offset of the stream's first byte in the text
  /// @param number lines before it
  Lines(InputStream in, long offset, int number) {
    this(in, offset, number, ROOM);
  }

  /// @param bytes that the stream has at most, to take less memory for a short one
  Lines(InputStream in, long offset, int number, long bytes) {
    this.in = in;
    this.buffer = new byte[Math.clamp(bytes + 1, 256, ROOM)];
    this.bufferOffset = offset;
    this.number = number;
  }

  /// Goes to the next line; false behind the last.
  boolean next() throws IOException {
    int scan = next;
    cut = false;
    while (true) {
      int feed = indexOfFeed(scan);
      if (feed >= 0) {
        return found(next, feed, feed + 1);
      }
      if (ended) {
        return filled > next && found(next, filled, filled);
      }
      if (filled - next > LONGEST) {
        return skipRest();
      }
      scan = filled - next;
      refill();
    }
  }

  private int indexOfFeed(int from) {
    for (int i = from; i < filled; i++) {
      if (buffer[i] == '\n') {
        return i;
      }
    }
    return -1;
  }

  private boolean found(int from, int to, int following) {
    start = from;
    offset = bufferOffset + from;
    end = to > from && buffer[to - 1] == '\r' ? to - 1 : to;
    if (end - start > LONGEST) {
      end = start + LONGEST;
      cut = true;
    }
    next = following;
    number++;
    return true;
  }

  /// Moves what is not yet a line to the front and reads on.
  private void refill() throws IOException {
    System.arraycopy(buffer, next, buffer, 0, filled - next);
    bufferOffset += next;
    filled -= next;
    next = 0;
    int read = in.read(buffer, filled, buffer.length - filled);
    ended = read < 0;
    filled += Math.max(0, read);
  }

  /// Keeps the beginning of a line too long and throws the rest away as it comes.
  private boolean skipRest() throws IOException {
    System.arraycopy(buffer, next, buffer, 0, LONGEST);
    offset = bufferOffset + next;
    long beyond = bufferOffset + filled;
    while (true) {
      int read = in.read(buffer, LONGEST, buffer.length - LONGEST);
      if (read < 0) {
        ended = true;
        filled = LONGEST;
        next = LONGEST;
        break;
      }
      filled = LONGEST + read;
      int feed = indexOfFeed(LONGEST);
      if (feed >= 0) {
        next = feed + 1;
        bufferOffset = beyond - LONGEST;
        break;
      }
      beyond += read;
    }
    start = 0;
    end = LONGEST;
    cut = true;
    number++;
    return true;
  }

  /// The bytes that [#start] and [#end] point into; valid until the next [#next].
  byte[] bytes() {
    return buffer;
  }

  int start() {
    return start;
  }

  /// Behind the last byte of the line, its end of line excluded.
  int end() {
    return end;
  }

  int length() {
    return end - start;
  }

  byte at(int index) {
    return buffer[start + index];
  }

  /// Whether the line was longer than [#LONGEST].
  boolean cut() {
    return cut;
  }

  /// Of the line's first byte in the text.
  long offset() {
    return offset;
  }

  /// 1-based.
  int number() {
    return number;
  }

  String text() {
    return new String(buffer, start, end - start, StandardCharsets.UTF_8);
  }

  boolean startsWith(byte[] prefix) {
    if (length() < prefix.length) {
      return false;
    }
    for (int i = 0; i < prefix.length; i++) {
      if (at(i) != prefix[i]) {
        return false;
      }
    }
    return true;
  }
}
