// SPDX-License-Identifier: Apache-2.0

package entryscope.file;

import java.util.List;

/// Writes a path as a tree of words for other programs: the JSON of `entryscope outline --json`.
public final class OutlineWriter {
  private OutlineWriter() {}

  /// A function, a call or a block.
  ///
  /// @param manner of a function how it comes to run, such as `inlined`; empty for a block
  /// @param ways where a branch goes, in words; empty for all else
  /// @param visits how often it runs per pass of the path
  /// @param ns mean time of all inside it, per pass of the path
  /// @param lowerBound whether something inside has no cost
  public record Line(
      String title,
      String manner,
      String ways,
      double visits,
      double ns,
      boolean lowerBound,
      List<Line> inside) {
    public Line {
      inside = List.copyOf(inside);
    }
  }

  public static String write(Line path) {
    return JsonText.of(line(path));
  }

  private static Json.Obj line(Line line) {
    return Draft.object(
        draft ->
            draft
                .put("title", line.title())
                .put("manner", line.manner())
                .put("ways", line.ways())
                .putRounded("visits", line.visits())
                .putRounded("ns", line.ns())
                .put("lowerBound", line.lowerBound())
                .put("inside", line.inside(), OutlineWriter::line));
  }
}
