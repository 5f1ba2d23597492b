// SPDX-License-Identifier: Apache-2.0

package entryscope.picture.diff;

import entryscope.picture.Style;

/// What a drawing says of one thing that two paths have or have not in common.
///
/// @param style its colours
/// @param figure the change of its time, with a sign and a unit; may be empty
/// @param word the same without colours: `added`, `cheaper, moved`; empty where it is the same
/// @param tooltip lines that are added to what is said of it elsewhere; may be empty
public record Mark(Style style, String figure, String word, String tooltip) {
  public static final Mark SAME = new Mark(Style.DIFF_SAME, "", "", "");
}
