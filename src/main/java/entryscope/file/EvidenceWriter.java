// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.cost.EvidenceCase.Published;
import entryscope.cost.Prediction;
import java.util.List;

/// Writes predictions beside what was published: the JSON of `entryscope evidence --json`.
///
/// `published`, `predicted` and `residual` are in the case's `unit`, `ns` or `%`; every other time
/// is in ns. Figures have at most four decimals, null stands for one that does not exist.
public final class EvidenceWriter {
  private EvidenceWriter() {}

  public static String write(List<Prediction> predictions) {
    return JsonText.of(
        Draft.object(draft -> draft.put("cases", predictions, EvidenceWriter::prediction)));
  }

  private static Json prediction(Prediction prediction) {
    return Draft.object(
        draft ->
            draft
                .put("id", prediction.evidence().id())
                .put("title", prediction.evidence().title())
                .putRounded("published", prediction.published())
                .put("unit", unit(prediction.evidence().published()))
                .put(
                    "predicted",
                    one ->
                        one.putRounded("low", prediction.predicted().low())
                            .putRounded("typical", prediction.predicted().typical())
                            .putRounded("high", prediction.predicted().high()))
                .putRounded("residual", prediction.residual())
                .put("covered", prediction.covered())
                .putRounded("anchorNs", prediction.anchor().value())
                .put("changeNs", EstimateWriter.range(prediction.change()))
                .put("change", prediction.lines(), EstimateWriter::line)
                .put("uncosted", prediction.uncosted(), EstimateWriter::uncosted)
                .put("uncostedOnBothSides", prediction.shared(), EstimateWriter::uncosted)
                .put("caveats", prediction.evidence().caveats())
                .put("source", prediction.evidence().source()));
  }

  private static String unit(Published published) {
    return switch (published) {
      case Published.Times _ -> "ns";
      case Published.RateGain _ -> "%";
    };
  }
}
