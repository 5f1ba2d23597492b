// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.file.FlowReader;
import entryscope.file.Loaded;
import entryscope.file.SessionFile;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.EstimateReport;
import entryscope.session.Opened;
import entryscope.session.Target;
import entryscope.session.importing.Source;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Window;

/// Asks for files to open and to save.
final class Files {
  private static final String FLOW = ".flow.json";
  private static final List<String> LISTINGS =
      List.of("vmlinux*", "*.o", "*.ko", "*.txt", "*.lst", "*.dis", "*.objdump", "*.s", "*.S");

  private final Shell shell;

  Files(Shell shell) {
    this.shell = shell;
  }

  private Window window() {
    return shell.getScene().getWindow();
  }

  void choose() {
    FileChooser chooser = chooser("Open a flow, session, listing or ELF file");
    chooser
        .getExtensionFilters()
        .addAll(
            new ExtensionFilter("All files", "*"),
            new ExtensionFilter("Flows and sessions", "*.flow.json", "*" + SessionFile.SUFFIX),
            new ExtensionFilter("Listings and ELF files", LISTINGS));
    Optional.ofNullable(chooser.showOpenDialog(window()))
        .map(File::toPath)
        .ifPresent(new Imports(shell)::open);
  }

  /// Saves into the file that is open, or asks for one.
  void save() {
    shell.desk().filed().file().ifPresentOrElse(shell.papers()::save, this::saveAs);
  }

  void saveAs() {
    FileChooser chooser = chooser("Save the session");
    chooser.getExtensionFilters().add(new ExtensionFilter("Sessions", "*" + SessionFile.SUFFIX));
    Optional<Path> present = shell.desk().filed().file();
    present.map(Path::getParent).ifPresent(folder -> startIn(chooser, folder));
    chooser.setInitialFileName(
        present
            .map(file -> String.valueOf(file.getFileName()))
            .orElseGet(() -> shell.store().document().flow().id() + SessionFile.SUFFIX));
    Optional.ofNullable(chooser.showSaveDialog(window()))
        .map(File::toPath)
        .map(Files::session)
        .ifPresent(shell.papers()::save);
  }

  private static Path session(Path file) {
    return named(file, SessionFile.SUFFIX);
  }

  /// A name that says what the file is, or the file could not be opened again.
  private static Path named(Path file, String suffix) {
    String name = String.valueOf(file.getFileName());
    return name.endsWith(suffix)
        ? file
        : file.resolveSibling(name.replaceFirst("\\.json$", "") + suffix);
  }

  /// Writes the flow that is open into a file of its own, to which sessions then refer.
  void saveFlow() {
    FileChooser chooser = chooser("Save the flow");
    chooser.getExtensionFilters().add(new ExtensionFilter("Flows", "*" + FLOW));
    chooser.setInitialFileName(shell.store().document().flow().id() + FLOW);
    Optional.ofNullable(chooser.showSaveDialog(window()))
        .map(File::toPath)
        .map(file -> named(file, FLOW))
        .ifPresent(shell.papers()::saveFlow);
  }

  boolean isInFiles() {
    return !shell.watch().files().isEmpty();
  }

  void reload() {
    shell.papers().reload(shell.watch().files());
  }

  /// Asks for a file to compare with, without opening it.
  void chooseOther(Consumer<Document> wanted) {
    FileChooser chooser = chooser("Compare with a flow, session, listing or ELF file");
    chooser
        .getExtensionFilters()
        .addAll(
            new ExtensionFilter("Flows and sessions", "*" + FLOW, "*" + SessionFile.SUFFIX),
            new ExtensionFilter("Listings and ELF files", LISTINGS),
            new ExtensionFilter("All files", "*"));
    Optional<Path> chosen = Optional.ofNullable(chooser.showOpenDialog(window())).map(File::toPath);
    chosen.filter(Source::is).ifPresent(new Imports(shell)::compare);
    chosen
        .filter(file -> !Source.is(file))
        .map(this::readOther)
        .ifPresent(
            loaded -> {
              switch (loaded) {
                case Loaded.Ok<Document>(Document other, var _) -> wanted.accept(other);
                case Loaded.Failed<Document>(var _, var diagnostics) ->
                    shell.store().tell(diagnostics.getFirst().toString());
              }
            });
  }

  private Loaded<Document> readOther(Path file) {
    Catalogue catalogue = shell.store().catalogue().get();
    return SessionFile.is(file)
        ? Opened.read(file, catalogue).map(Opened::document)
        : FlowReader.read(file)
            .map(flow -> Desk.document(catalogue, flow, shell.store().document()));
  }

  /// Shows the drawing as it will be written, with all that can be chosen.
  void export() {
    shell.show(
        new ExportSheet(
            shell.store().exports(),
            shell.store().document(),
            this::chooseTarget,
            this::copyEstimate,
            shell.store()::tell));
  }

  private Optional<Path> chooseTarget(Target format) {
    FileChooser chooser = chooser("Export");
    chooser
        .getExtensionFilters()
        .add(new ExtensionFilter(format.title() + " files", "*." + format.extension()));
    var document = shell.store().document();
    chooser.setInitialFileName(
        document.flow().id() + "-" + document.planId() + "." + format.extension());
    return Optional.ofNullable(chooser.showSaveDialog(window())).map(File::toPath);
  }

  /// Asks where a comparison is to be written.
  Optional<Path> chooseComparison(String name) {
    FileChooser chooser = chooser("Save the comparison");
    chooser.setInitialFileName(name);
    return Optional.ofNullable(chooser.showSaveDialog(window())).map(File::toPath);
  }

  private void copyEstimate() {
    ClipboardContent content = new ClipboardContent();
    content.putString(
        EstimateReport.of(
            shell.store().figures().get(),
            shell.store().document().scenarioName(shell.store().catalogue().get().scenarios()),
            false));
    Clipboard.getSystemClipboard().setContent(content);
    shell.store().tell("Copied the estimate as text");
  }

  private FileChooser chooser(String title) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(title);
    shell.settings().preferences().get().folder().ifPresent(last -> startIn(chooser, last));
    return chooser;
  }

  /// Only in a folder that is there, since a chooser refuses any other.
  private static void startIn(FileChooser chooser, Path folder) {
    if (java.nio.file.Files.isDirectory(folder)) {
      chooser.setInitialDirectory(folder.toFile());
    }
  }
}
