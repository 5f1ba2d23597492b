// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.file.Loaded.Failed;
import entryscope.file.Loaded.Ok;
import entryscope.file.Loaded.Reason;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/// Gets the text of a file, or says why there is none. I/O exceptions end here.
final class Input {
  /// A file of more bytes than this is refused without being read.
  static final int MAX_BYTES = 64 << 20;

  private Input() {}

  static Loaded<Document> read(Path file) {
    String name = file.toString();
    try {
      if (Files.isDirectory(file)) {
        return unreadable(name, "this is a folder", "name a file in it");
      }
      if (Files.exists(file) && !Files.isRegularFile(file)) {
        return unreadable(name, "this is no ordinary file", "save what it holds to a file first");
      }
      if (Files.size(file) > MAX_BYTES) {
        return tooLarge(name, Files.size(file));
      }
      try (InputStream in = Files.newInputStream(file)) {
        return decode(name, in.readNBytes(MAX_BYTES + 1));
      }
    } catch (NoSuchFileException e) {
      return unreadable(name, "no such file", "");
    } catch (AccessDeniedException e) {
      return unreadable(name, "no permission to read it", "");
    } catch (FileSystemException e) {
      String reason = e.getReason();
      return unreadable(name, "cannot be read: " + (reason == null ? "I/O error" : reason), "");
    } catch (IOException e) {
      return unreadable(name, "cannot be read: " + e.getMessage(), "");
    }
  }

  static Loaded<Document> decode(String name, byte[] bytes) {
    if (bytes.length > MAX_BYTES) {
      return tooLarge(name, bytes.length);
    }
    ByteBuffer in = ByteBuffer.wrap(bytes);
    if (startsWith(bytes, 0xEF, 0xBB, 0xBF)) {
      in.position(3);
    }
    if (startsWith(bytes, 0xFE, 0xFF)
        || startsWith(bytes, 0xFF, 0xFE)
        || startsWith(bytes, '{', 0)
        || startsWith(bytes, 0, '{')) {
      return unreadable(name, "this is UTF-16 text, not UTF-8", "save it as UTF-8");
    }
    for (byte each : bytes) {
      if (each == 0) {
        return unreadable(name, "this is a binary file, not JSON", "");
      }
    }
    CharBuffer out = CharBuffer.allocate(bytes.length);
    CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    CoderResult result = decoder.decode(in, out, true);
    Document document = new Document(name, out.flip().toString());
    if (!result.isUnderflow()) {
      Position at = document.at(document.text().length());
      String message = "this is not UTF-8 text: byte 0x%02X".formatted(in.get());
      return failed(
          new Diagnostic(
              Diagnostic.Severity.ERROR,
              name,
              at.line(),
              at.column(),
              "",
              message,
              "save it as UTF-8"));
    }
    return new Ok<>(document, List.of());
  }

  private static boolean startsWith(byte[] bytes, int... start) {
    for (int i = 0; i < start.length; i++) {
      if (i >= bytes.length || (bytes[i] & 0xFF) != start[i]) {
        return false;
      }
    }
    return true;
  }

  private static Loaded<Document> tooLarge(String name, long bytes) {
    long mebibytes = (bytes + (1 << 20) - 1) >> 20;
    return unreadable(
        name, "too large: %d MiB, at most %d are read".formatted(mebibytes, MAX_BYTES >> 20), "");
  }

  private static Loaded<Document> unreadable(String name, String message, String hint) {
    return failed(Diagnostic.ofFile(name, message, hint));
  }

  private static Loaded<Document> failed(Diagnostic diagnostic) {
    return new Failed<>(Reason.UNREADABLE, List.of(diagnostic));
  }
}
