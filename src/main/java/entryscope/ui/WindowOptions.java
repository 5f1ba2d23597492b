// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.file.UserFolders;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.Opened;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;

/// What the window shows when it opens.
///
/// @param catalogue what there is to choose from
/// @param rest reads what further there is, for later, since it takes a while; absent where
///   `catalogue` is all
/// @param opened what is open at the start
/// @param code a listing or ELF file to make a flow of, which is asked about over what is open
/// @param asked whether the reader named it, or some of it; else work that was not saved comes
///   first
/// @param theme absent for the one that the reader prefers
/// @param against what to compare the document with at once
/// @param snapshot a picture of the window to write instead of opening it
/// @param folders where the reader's own is kept; absent where nothing is to be read or remembered
public record WindowOptions(
    Catalogue catalogue,
    Optional<Supplier<Catalogue>> rest,
    Opened opened,
    Optional<Path> code,
    boolean asked,
    Optional<Theme> theme,
    Optional<Document> against,
    Optional<Snapshot> snapshot,
    Optional<UserFolders> folders) {

  /// A window that compares nothing at first.
  public WindowOptions(
      Catalogue catalogue,
      Opened opened,
      boolean asked,
      Optional<Theme> theme,
      Optional<Snapshot> snapshot,
      Optional<UserFolders> folders) {
    this(
        catalogue,
        Optional.empty(),
        opened,
        Optional.empty(),
        asked,
        theme,
        Optional.empty(),
        snapshot,
        folders);
  }

  /// A window without a memory.
  public WindowOptions(
      Catalogue catalogue, Document document, Theme theme, Optional<Snapshot> snapshot) {
    this(
        catalogue,
        Optional.empty(),
        Opened.of(document),
        Optional.empty(),
        true,
        Optional.of(theme),
        Optional.empty(),
        snapshot,
        Optional.empty());
  }

  /// The same with everything read.
  WindowOptions whole() {
    return new WindowOptions(
        rest.map(more -> catalogue.and(more.get())).orElse(catalogue),
        Optional.empty(),
        opened,
        code,
        asked,
        theme,
        against,
        snapshot,
        folders);
  }

  Document document() {
    return opened.document();
  }

  /// A picture of the window as a PNG file, with its size in pixels.
  public record Snapshot(Path file, int width, int height) {}
}
