// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;

/// A standard output that ends the program where nobody reads it any more, as `entryscope list |
/// head -5` leaves it; any other trouble, such as a full disk, stays an error.
public final class Outlet extends FilterOutputStream {
  /// Whoever read the output has gone; caught by the command line alone. An `Error`, so that
  /// nothing between takes it for a failure of its own.
  static final class Closed extends Error {
    private static final long serialVersionUID = 1L;

    Closed(IOException cause) {
      super(cause);
    }
  }

  /// @param out written to without a buffer
  public Outlet(OutputStream out) {
    super(out);
  }

  @Override
  public void write(int one) throws IOException {
    write(new byte[] {(byte) one}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    try {
      out.write(bytes, offset, length);
    } catch (IOException e) {
      throw ended(e);
    }
  }

  @Override
  public void flush() throws IOException {
    try {
      out.flush();
    } catch (IOException e) {
      throw ended(e);
    }
  }

  /// The system tells by its message alone, in most languages with this word.
  private static IOException ended(IOException e) {
    if (String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT).contains("pipe")) {
      throw new Closed(e);
    }
    return e;
  }
}
