// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import entryscope.file.GraphReader;
import entryscope.file.GraphWriter;
import entryscope.file.Loaded;
import entryscope.file.SessionFile;
import entryscope.flow.Flow;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.Opened;
import java.nio.file.Path;

/// What a command is about: a flow or a session, and the options that change it.
///
/// @param catalogue with the flow that is opened
record Subject(Catalogue catalogue, Opened opened) {

  /// @param what id of a flow, its file, or the file of a session or graph
  static Subject of(String what, CatalogueOptions flows, DocumentOptions options, Console console) {
    Catalogue catalogue = flows.catalogue(console);
    if (!catalogue.flows().containsKey(what) && GraphReader.is(Path.of(what))) {
      return ofGraph(Path.of(what), catalogue, options);
    }
    return what.endsWith(SessionFile.SUFFIX)
        ? ofSession(Path.of(what), catalogue, options, console)
        : of(flows.flow(what, catalogue, console), catalogue, options);
  }

  static Subject of(CatalogueOptions.Found found, Catalogue catalogue, DocumentOptions options) {
    Flow flow = found.flow();
    Catalogue more = found.file().map(file -> catalogue.with(flow, file)).orElse(catalogue);
    return new Subject(
        more, Opened.of(options.document(flow, more)).withFlowFile(more.ownFile(flow)));
  }

  /// What a graph was made of.
  private static Subject ofGraph(Path file, Catalogue catalogue, DocumentOptions options) {
    return switch (GraphReader.read(file)) {
      case Loaded.Ok<GraphWriter.Origin>(var origin, var _) -> {
        Document document =
            Document.of(origin.flow(), origin.scenario(), origin.machine())
                .withEntry(origin.entry())
                .withPlan(origin.plan());
        Catalogue more = catalogue.with(origin.flow());
        yield new Subject(more, Opened.of(options.changed(document, more)));
      }
      case Loaded.Failed<GraphWriter.Origin> failed -> throw Stop.of(failed);
    };
  }

  private static Subject ofSession(
      Path file, Catalogue catalogue, DocumentOptions options, Console console) {
    return switch (Opened.read(file, catalogue)) {
      case Loaded.Ok<Opened>(Opened opened, var warnings) -> {
        console.show(warnings);
        Catalogue more = opened.addedTo(catalogue);
        yield new Subject(more, opened.with(options.changed(opened.document(), more)));
      }
      case Loaded.Failed<Opened> failed -> throw Stop.of(failed);
    };
  }

  Document document() {
    return opened.document();
  }
}
