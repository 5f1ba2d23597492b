// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

/// An input that is no listing, or that cannot be read at all.
public final class ListingException extends Exception {
  private static final long serialVersionUID = 1;

  private final int line;
  private final String what;
  private final String hint;

  /// @param line 1-based, 0 for the input as a whole
  /// @param what is wrong
  /// @param hint how to mend it
  public ListingException(int line, String what, String hint) {
    super(hint.isEmpty() ? what : what + "; " + hint);
    this.line = line;
    this.what = what;
    this.hint = hint;
  }

  public int line() {
    return line;
  }

  public String what() {
    return what;
  }

  public String hint() {
    return hint;
  }
}
