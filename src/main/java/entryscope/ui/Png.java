// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import javafx.scene.image.Image;
import javafx.scene.image.PixelReader;

/// Encodes an image as PNG (ISO/IEC 15948), 8 bits of red, green and blue per pixel.
final class Png {
  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  private static final byte[] EIGHT_BIT_RGB = {8, 2, 0, 0, 0};

  private Png() {}

  static byte[] encode(Image image) {
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    png.writeBytes(SIGNATURE);
    chunk(
        png,
        "IHDR",
        ByteBuffer.allocate(13).putInt(width).putInt(height).put(EIGHT_BIT_RGB).array());
    chunk(png, "IDAT", deflated(pixels(image.getPixelReader(), width, height)));
    chunk(png, "IEND", new byte[0]);
    return png.toByteArray();
  }

  /// Rows of pixels, each after a byte that says it is not filtered.
  private static byte[] pixels(PixelReader reader, int width, int height) {
    ByteBuffer bytes = ByteBuffer.allocate(height * (1 + 3 * width));
    for (int y = 0; y < height; y++) {
      bytes.put((byte) 0);
      for (int x = 0; x < width; x++) {
        int argb = reader.getArgb(x, y);
        bytes.put((byte) (argb >> 16)).put((byte) (argb >> 8)).put((byte) argb);
      }
    }
    return bytes.array();
  }

  private static byte[] deflated(byte[] bytes) {
    try (Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION)) {
      deflater.setInput(bytes);
      deflater.finish();
      ByteArrayOutputStream deflated = new ByteArrayOutputStream();
      byte[] buffer = new byte[1 << 16];
      while (!deflater.finished()) {
        deflated.write(buffer, 0, deflater.deflate(buffer));
      }
      return deflated.toByteArray();
    }
  }

  private static void chunk(ByteArrayOutputStream png, String type, byte[] data) {
    byte[] name = type.getBytes(StandardCharsets.US_ASCII);
    CRC32 check = new CRC32();
    check.update(name);
    check.update(data);
    png.writeBytes(ByteBuffer.allocate(4).putInt(data.length).array());
    png.writeBytes(name);
    png.writeBytes(data);
    png.writeBytes(ByteBuffer.allocate(4).putInt((int) check.getValue()).array());
  }
}
