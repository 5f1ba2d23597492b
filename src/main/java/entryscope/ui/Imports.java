// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.file.Diagnostic;
import entryscope.flow.Flow;
import entryscope.listing.Warning;
import entryscope.listing.making.Made;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.importing.Source;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.scene.input.Clipboard;

/// Opens listings, ELF files and pasted text.
final class Imports {
  private final Shell shell;

  Imports(Shell shell) {
    this.shell = shell;
  }

  /// Opens a file of any kind: machine code by way of a sheet, all else at once.
  void open(Path file) {
    if (Source.is(file)) {
      Source.OfFile source = new Source.OfFile(file);
      shell.show(
          ListingSheet.of(
              source, shell.store().importing(), opening("Make a flow of " + source.name())));
    } else {
      shell.papers().open(file);
    }
  }

  /// Takes what is on the clipboard.
  void paste() {
    String text = Clipboard.getSystemClipboard().getString();
    shell.show(
        ListingSheet.ofText(
            text == null ? "" : text,
            shell.store().importing(),
            opening("Make a flow of pasted disassembly")));
  }

  private ListingSheet.Purpose opening(String title) {
    return new ListingSheet.Purpose(title, "Open as a flow", "", this::id, this::opened);
  }

  private void opened(Source source, Made made) {
    shell.closeSheet();
    List<Diagnostic> said =
        Stream.concat(made.unknown().stream(), made.warnings().stream())
            .map(warning -> diagnostic(source, warning))
            .toList();
    shell.papers().openMade(made.flow(), said, new Files(shell)::saveFlow);
  }

  private static Diagnostic diagnostic(Source source, Warning warning) {
    return new Diagnostic(
        Diagnostic.Severity.WARNING,
        source.name(),
        warning.line(),
        warning.line() > 0 ? 1 : 0,
        "",
        warning.what(),
        warning.hint());
  }

  /// Compares what is open with a part of a listing, from the same function on at first.
  void compare(Path file) {
    Document document = shell.store().document();
    String start = document.flow().entry(document.entry()).function();
    Consumer<Flow> use =
        flow ->
            shell.showComparison(Desk.document(shell.store().catalogue().get(), flow, document));
    shell.showOver(
        ListingSheet.of(
            new Source.OfFile(file),
            shell.store().importing(),
            new ListingSheet.Purpose(
                "Compare with " + file.getFileName(),
                "Compare",
                start,
                this::id,
                (_, made) -> use.accept(made.flow()))));
  }

  /// An id that no other flow has.
  private String id(Source source) {
    Catalogue catalogue = shell.store().catalogue().get();
    String id = source.id();
    for (int n = 2; catalogue.flows().containsKey(id); n++) {
      id = source.id() + "-" + n;
    }
    return id;
  }
}
