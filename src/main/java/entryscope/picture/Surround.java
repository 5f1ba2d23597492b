// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

/// What stands around a diagram.
///
/// @param title the flow and its total above the diagram
/// @param legend what colours and lines mean, below it
/// @param caption what was estimated and by which model, at the bottom
public record Surround(boolean title, boolean legend, boolean caption) {
  /// Nothing: a window has its own headings.
  public static final Surround NONE = new Surround(false, false, false);

  /// Everything: a picture that is shown by itself.
  public static final Surround FULL = new Surround(true, true, true);
}
