// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/// Encodes rows of pixels as PNG (ISO/IEC 15948) while they come, so that an image need never be in
/// memory as a whole.
///
/// Each row is stored as its difference from the one above, which suits drawings.
final class PngStream implements AutoCloseable {
  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  private static final byte UP = 2;
  private static final byte RGB = 2;
  private static final byte RGB_ALPHA = 6;

  /// Dots per metre at scale 1: 96 per inch, as in CSS.
  private static final double DENSITY = 96 / 0.0254;

  private final ByteArrayOutputStream png = new ByteArrayOutputStream();
  private final Deflater deflater = new Deflater();
  private final byte[] buffer = new byte[1 << 16];
  private final boolean hasAlpha;
  private final byte[] above;

  PngStream(int width, int height, boolean hasAlpha, double scale) {
    this.hasAlpha = hasAlpha;
    this.above = new byte[width * (hasAlpha ? 4 : 3)];
    png.writeBytes(SIGNATURE);
    byte[] header = {8, hasAlpha ? RGB_ALPHA : RGB, 0, 0, 0};
    chunk("IHDR", ByteBuffer.allocate(13).putInt(width).putInt(height).put(header).array(), 13);
    int density = (int) Math.rint(DENSITY * scale);
    chunk("pHYs", ByteBuffer.allocate(9).putInt(density).putInt(density).put((byte) 1).array(), 9);
  }

  /// A text that goes with the image, such as its title; to be given before the first row.
  void text(String key, String value) {
    ByteArrayOutputStream data = new ByteArrayOutputStream();
    data.writeBytes(key.getBytes(StandardCharsets.US_ASCII));
    data.writeBytes(new byte[5]); // end of the key, not compressed, no language, no translated key
    data.writeBytes(value.getBytes(StandardCharsets.UTF_8));
    chunk("iTXt", data.toByteArray(), data.size());
  }

  /// The next row, each pixel as `0xaarrggbb`.
  void row(int[] pixels, int from) {
    int length = above.length;
    byte[] filtered = new byte[1 + length];
    filtered[0] = UP;
    int bytes = hasAlpha ? 4 : 3;
    for (int i = 0; i < length / bytes; i++) {
      int pixel = pixels[from + i];
      for (int part = 0; part < bytes; part++) {
        int shift = part == 3 ? 24 : 16 - 8 * part;
        byte value = (byte) (pixel >> shift);
        int at = i * bytes + part;
        filtered[1 + at] = (byte) (value - above[at]);
        above[at] = value;
      }
    }
    deflater.setInput(filtered);
    drain();
  }

  private void drain() {
    while (!deflater.needsInput()) {
      write(deflater.deflate(buffer));
    }
  }

  private void write(int length) {
    if (length > 0) {
      chunk("IDAT", buffer, length);
    }
  }

  /// The whole image, after its last row.
  byte[] finish() {
    deflater.finish();
    while (!deflater.finished()) {
      write(deflater.deflate(buffer));
    }
    chunk("IEND", buffer, 0);
    return png.toByteArray();
  }

  @Override
  public void close() {
    deflater.end();
  }

  private void chunk(String type, byte[] data, int length) {
    byte[] name = type.getBytes(StandardCharsets.US_ASCII);
    CRC32 check = new CRC32();
    check.update(name);
    check.update(data, 0, length);
    png.writeBytes(ByteBuffer.allocate(4).putInt(length).array());
    png.writeBytes(name);
    png.write(data, 0, length);
    png.writeBytes(ByteBuffer.allocate(4).putInt((int) check.getValue()).array());
  }
}
