// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import entryscope.file.FlowReader;
import entryscope.file.Library;
import entryscope.file.Loaded;
import entryscope.flow.Flow;
import entryscope.session.Catalogue;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/// Where flows come from.
final class CatalogueOptions {
  @Option(
      names = "--flows",
      paramLabel = "DIR",
      description = "Folder of flows (default: the one that the program ships with).")
  private Path flows = shipped();

  /// A flow, and the file that was named for it.
  ///
  /// @param file absent for one of the catalogue
  record Found(Flow flow, Optional<Path> file) {
    static Found known(Flow flow) {
      return new Found(flow, Optional.empty());
    }
  }

  private static Path shipped() {
    return Path.of(System.getProperty("entryscope.flows", "flows"));
  }

  private boolean isIncomplete;

  /// Everything that can be read; what cannot is said on the console, and left out.
  Catalogue catalogue(Console console) {
    Library library = Library.load(flows);
    console.show(library.messages());
    isIncomplete = !library.failures().isEmpty();
    if (library.flows().isEmpty() && library.failures().isEmpty()) {
      console.complain("no *.flow.json in the folder " + flows);
    }
    return Catalogue.of(library).from(flows, shipped());
  }

  /// What is needed to show one flow, where that can be read without a word; the rest, which
  /// [#catalogue] reads, takes some time.
  Optional<Catalogue> only(String id) {
    if (id.contains("/")) {
      return Optional.empty();
    }
    Library library = Library.loadOnly(flows, id);
    return library.flows().containsKey(id) && library.messages().isEmpty()
        ? Optional.of(Catalogue.of(library).from(flows, shipped()))
        : Optional.empty();
  }

  /// Whether something had to be left out of the catalogue.
  boolean isIncomplete() {
    return isIncomplete;
  }

  /// The flow of an id in the catalogue, or in a file.
  Found flow(String idOrFile, Catalogue catalogue, Console console) {
    Flow known = catalogue.flows().get(idOrFile);
    if (known != null) {
      return Found.known(known);
    }
    Path inFolder = flows.resolve(idOrFile + ".flow.json");
    if (Files.exists(inFolder)) {
      return read(inFolder, console);
    }
    if (catalogue.flows().isEmpty() && !Files.exists(Path.of(idOrFile))) {
      throw Stop.unreadable("no flow \"%s\": the folder %s holds none".formatted(idOrFile, flows));
    }
    if (!idOrFile.endsWith(".json") && !idOrFile.contains("/")) {
      throw Stop.usage(
          "no flow \"%s\"; there is: %s; or name a file, such as ./%s.flow.json"
              .formatted(idOrFile, String.join(", ", catalogue.flows().keySet()), idOrFile));
    }
    return read(Path.of(idOrFile), console);
  }

  private static Found read(Path file, Console console) {
    return switch (FlowReader.read(file)) {
      case Loaded.Ok<Flow>(Flow flow, var warnings) -> {
        console.show(warnings);
        yield new Found(flow, Optional.of(file));
      }
      case Loaded.Failed<Flow> failed -> throw Stop.of(failed);
    };
  }
}
