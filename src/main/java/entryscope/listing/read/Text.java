// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

/// The bytes of a listing, in a file or in memory, to be read from any place.
sealed interface Text {
  /// The bytes from the offset on.
  InputStream from(long offset) throws IOException;

  /// A file that stays as it is while it is looked into.
  record InFile(Path path) implements Text {
    @Override
    public InputStream from(long offset) throws IOException {
      FileChannel channel = FileChannel.open(path);
      channel.position(offset);
      return Channels.newInputStream(channel);
    }
  }

  /// Text in memory.
  final class InMemory implements Text {
    private final byte[] bytes;

    /// The array belongs to the text from now on.
    InMemory(byte[] bytes) {
      this.bytes = bytes;
    }

    @Override
    public InputStream from(long offset) {
      int at = (int) Math.min(offset, bytes.length);
      return new ByteArrayInputStream(bytes, at, bytes.length - at);
    }
  }
}
