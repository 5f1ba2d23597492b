// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.flow.Flow;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// Tells whether a flow is the one that is meant: equal flows have equal hashes, however their
/// files are spaced.
public final class FlowHash {
  private static final int BYTES = 8;

  private FlowHash() {}

  /// The first 16 hexadecimal digits of the SHA-256 of the text that [FlowWriter] makes.
  public static String of(Flow flow) {
    byte[] text = FlowWriter.write(flow).getBytes(StandardCharsets.UTF_8);
    return HexFormat.of().formatHex(sha256(text), 0, BYTES);
  }

  private static byte[] sha256(byte[] text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
