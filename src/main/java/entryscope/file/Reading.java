// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.file.Loaded.Failed;
import entryscope.file.Loaded.Ok;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// The way from a file to a value: text, JSON, form. Each step's findings end it or go along.
final class Reading {
  private static final int FORMAT = 1;

  private Reading() {}

  static <T> Loaded<T> read(Loaded<Document> input, Function<Node, T> form) {
    return switch (input) {
      case Failed<Document> failed -> failed.cast();
      case Ok<Document>(Document document, List<Diagnostic> _) -> {
        Findings findings = new Findings(document);
        Optional<Node> root =
            JsonReader.read(document, findings)
                .map(json -> Node.root(json, findings))
                .filter(Reading::isOurs);
        yield root.isPresent() ? findings.result(form.apply(root.get())) : findings.failed();
      }
    };
  }

  /// Whether the document is an object of the format that this program reads. Of another one
  /// nothing else is said, it may have changed in any way.
  private static boolean isOurs(Node root) {
    if (!(root.json() instanceof Json.Obj)) {
      root.error("expected an object, found " + root.json().kind(), "");
      return false;
    }
    Optional<Node> format = root.member("format");
    if (format.isEmpty()) {
      root.error("the key \"format\" is missing", "begin the file with \"format\": " + FORMAT);
      return true;
    }
    if (format.get().json() instanceof Json.Num(Position _, double version) && version == FORMAT) {
      return true;
    }
    String hint = "this program reads \"format\": " + FORMAT;
    format.get().error("a format that this program cannot read", hint);
    return false;
  }

  /// Marks the key `format`, which was looked at already, as known.
  static void skipFormat(Fields fields) {
    fields.optional("format");
  }

  /// Complains where a file is not called by the id it holds.
  static void checkId(Node id, String suffix) {
    Optional<String> stem = id.findings().document().stem(suffix);
    if (stem.isPresent() && id.json() instanceof Json.Text(Position _, String said)) {
      if (!said.equals(stem.get())) {
        id.error(
            "the id is %s, but the file is called %s"
                .formatted(Printable.quoted(said), Printable.quoted(stem.get() + suffix)),
            "rename one of them: a file is called by its id");
      }
    }
  }
}
