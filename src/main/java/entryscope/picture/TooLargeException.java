// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

/// A picture cannot be written in the size that was asked for. Nothing is ever cropped instead.
public final class TooLargeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /// @param message what is too large and what to do about it, for the reader
  public TooLargeException(String message) {
    super(message);
  }
}
