// SPDX-License-Identifier: Apache-2.0

package entryscope.cli;

import entryscope.file.DrawingsWriter.Drawn;
import entryscope.file.SafeWriter;
import entryscope.session.Export;
import entryscope.session.Made;
import entryscope.session.Target;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Draws one document after the other and says how it goes; one that fails does not stop the
/// others.
final class DrawingRun {
  private final Console console;
  private final Target target;
  private final Export export;
  private final boolean eachFunction;
  private final List<Drawn> drawn = new ArrayList<>();

  DrawingRun(Console console, Target target, Export export, boolean eachFunction) {
    this.console = console;
    this.target = target;
    this.export = export;
    this.eachFunction = eachFunction;
  }

  void makeFolder(Path folder) {
    Optional<String> problem = SafeWriter.makeFolder(folder);
    if (problem.isPresent()) {
      throw Stop.unreadable(problem.get());
    }
  }

  /// Draws them all.
  ///
  /// @param showsProgress whether to say what was done after each file
  /// @return the worst exit code
  int draw(Map<Path, Sitter> files, boolean showsProgress) {
    int worst = ExitCode.OK;
    int count = 0;
    for (Map.Entry<Path, Sitter> file : files.entrySet()) {
      count++;
      int before = drawn.size();
      worst = Math.max(worst, draw(file.getKey(), file.getValue()));
      if (showsProgress && drawn.size() > before) {
        console.progress(count, files.size(), told(drawn.subList(before, drawn.size())));
      }
    }
    return worst;
  }

  private static String told(List<Drawn> made) {
    Drawn first = made.getFirst();
    String more = made.size() > 1 ? " and %d more".formatted(made.size() - 1) : "";
    String size = first.size().isEmpty() ? "" : ", " + first.size();
    String unchanged = made.stream().noneMatch(Drawn::changed) ? ", unchanged" : "";
    return first.file() + more + size + unchanged;
  }

  private int draw(Path file, Sitter sitter) {
    return switch (target.make(sitter.document(), file, export, eachFunction)) {
      case Made.Refused(String reason) -> {
        console.complain(file + ": " + reason);
        yield ExitCode.USAGE;
      }
      case Made.Files made -> {
        made.warnings().forEach(warning -> console.complain("warning: " + warning));
        int worst = ExitCode.OK;
        for (Map.Entry<Path, byte[]> one : made.files().entrySet()) {
          worst = Math.max(worst, write(one.getKey(), one.getValue(), sitter, made.size()));
        }
        yield worst;
      }
    };
  }

  private int write(Path file, byte[] bytes, Sitter sitter, String size) {
    boolean isThere = SafeWriter.holds(file, bytes);
    Optional<String> problem = isThere ? Optional.empty() : SafeWriter.write(file, bytes);
    if (problem.isPresent()) {
      console.complain(problem.get());
      return ExitCode.UNREADABLE;
    }
    drawn.add(
        new Drawn(
            file.toString(),
            sitter.document().flow().id(),
            sitter.document().entry(),
            sitter.plan(),
            sitter.document().machine().id(),
            sitter.document().scenario().id(),
            target.extension(),
            size,
            bytes.length,
            !isThere));
    return ExitCode.OK;
  }

  /// What was written so far.
  List<Drawn> drawn() {
    return List.copyOf(drawn);
  }
}
