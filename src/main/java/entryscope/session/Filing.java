// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Which files the documents of a history belong to. A value.
///
/// Opening a file is a step that can be undone, and what was open before belongs to its own file
/// again then; saving is none, and holds for all steps since the last opening.
///
/// @param all oldest first
public record Filing(List<Filed> all) {
  /// What was opened once, and what became of it.
  ///
  /// @param opened the very document that was opened
  /// @param file the session file that it belongs to, absolute
  /// @param saved what stands in that file; without a file, what is not worth keeping
  public record Filed(Document opened, Optional<Path> file, Document saved) {
    public boolean isDirty(Document present) {
      return !saved.equals(present);
    }
  }

  public Filing {
    all = List.copyOf(all);
  }

  public static Filing of(Document first, Optional<Path> file) {
    return new Filing(List.of(new Filed(first, file, first)));
  }

  /// A document is opened.
  ///
  /// @param opened the document that is opened, and is the present one of the history then
  /// @param saved what stands in the file, which differs for work that was not saved
  public Filing opened(Document opened, Optional<Path> file, Document saved) {
    List<Filed> more = new ArrayList<>(inFile(file, saved));
    more.removeIf(filed -> filed.opened() == opened);
    more.add(new Filed(opened, file, saved));
    return new Filing(more);
  }

  /// What was opened from a file earlier differs from what now stands there, too.
  private List<Filed> inFile(Optional<Path> file, Document saved) {
    return all.stream()
        .map(
            filed ->
                file.isPresent() && filed.file().equals(file)
                    ? new Filed(filed.opened(), file, saved)
                    : filed)
        .toList();
  }

  /// A document was saved.
  ///
  /// @param opened what was opened on the way to it
  public Filing saved(Document opened, Path file, Document saved) {
    return new Filing(
        inFile(Optional.of(file), saved).stream()
            .map(
                filed ->
                    filed.opened() == opened ? new Filed(opened, Optional.of(file), saved) : filed)
            .toList());
  }

  /// What the present document belongs to: what was opened last on the way to it.
  public Filed of(History history) {
    return find(history.present())
        .or(() -> history.past().reversed().stream().flatMap(d -> find(d).stream()).findFirst())
        .orElse(all.getFirst());
  }

  private Optional<Filed> find(Document document) {
    return all.reversed().stream().filter(filed -> filed.opened() == document).findFirst();
  }
}
