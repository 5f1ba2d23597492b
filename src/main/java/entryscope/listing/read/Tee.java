// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/// Copies what is read through it.
final class Tee extends FilterInputStream {
  private final OutputStream copy;

  Tee(InputStream in, OutputStream copy) {
    super(in);
    this.copy = copy;
  }

  @Override
  public int read() throws IOException {
    int one = super.read();
    if (one >= 0) {
      copy.write(one);
    }
    return one;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    int read = super.read(bytes, offset, length);
    if (read > 0) {
      copy.write(bytes, offset, read);
    }
    return read;
  }
}
