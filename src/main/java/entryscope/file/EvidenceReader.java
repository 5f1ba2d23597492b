// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.cost.EvidenceCase;
import entryscope.cost.EvidenceCase.Published;
import entryscope.cost.EvidenceCase.Side;
import entryscope.quantity.Nanoseconds;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Consumer;

/// Reads evidence: files of format 1, each called by its case's id, `ID.json`.
///
/// What a case names (flows, plans, machine, scenario) is not looked at here; see [Library].
public final class EvidenceReader {
  static final String SUFFIX = ".json";

  private static final double MAX_TIME = 1e9;
  private static final double MAX_PERCENT = 1e6;

  private EvidenceReader() {}

  /// The case in a file of at most 64 MiB.
  public static Loaded<EvidenceCase> read(Path file) {
    return read(Input.read(file), _ -> {});
  }

  /// The case in a UTF-8 text.
  ///
  /// @param name what messages call the file; where it ends in `.json` it must be the id's
  public static Loaded<EvidenceCase> read(String name, byte[] utf8) {
    return read(Input.decode(name, utf8), _ -> {});
  }

  /// @param check what else to look at in the document
  static Loaded<EvidenceCase> read(Loaded<Document> input, Consumer<Node> check) {
    return Reading.read(
        input,
        root -> {
          EvidenceCase evidence = root.object(EvidenceReader::evidence);
          check.accept(root);
          return evidence;
        });
  }

  private static EvidenceCase evidence(Fields fields) {
    Reading.skipFormat(fields);
    return new EvidenceCase(
        fields.id(Names.CASE, SUFFIX),
        fields.name("title"),
        fields.name("machine"),
        fields.name("scenario"),
        fields.object("before", EvidenceReader::side),
        fields.object("after", EvidenceReader::side),
        fields.object("published", EvidenceReader::published),
        fields.name("benchmark"),
        fields.name("source"),
        fields.texts("caveats"));
  }

  private static Side side(Fields fields) {
    return new Side(
        fields.name("flow"),
        fields.name("entry"),
        fields.name("plan"),
        fields
            .optional("set")
            .map(node -> node.map(Names.ID, Forms::probability))
            .orElseGet(LinkedHashMap::new));
  }

  private static Published published(Fields fields) {
    String key =
        fields.oneOf("what was published", List.of("beforeNs", "rateGainPercent")).orElse("");
    if (key.equals("rateGainPercent")) {
      return new Published.RateGain(
          fields
              .required(key)
              .map(value -> value.number(-100, MAX_PERCENT, "a gain in percent, -100 or more"))
              .orElse(0.0));
    }
    if (key.isEmpty()) {
      fields.optional("afterNs");
      return new Published.RateGain(0);
    }
    return new Published.Times(time(fields, "beforeNs"), time(fields, "afterNs"));
  }

  private static Nanoseconds time(Fields fields, String key) {
    double time =
        fields
            .required(key)
            .map(value -> value.number(0, MAX_TIME, "a time in ns, 0 or more"))
            .orElse(0.0);
    return new Nanoseconds(time);
  }
}
