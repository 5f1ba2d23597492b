// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.file.UserFolders;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import java.nio.file.Path;
import java.util.Optional;

/// What the window shows when it opens.
///
/// @param theme absent for the one that the reader prefers
/// @param snapshot a picture of the window to write instead of opening it
/// @param folders where the reader's own is kept; absent where nothing is to be read or remembered
public record WindowOptions(
    Catalogue catalogue,
    Document document,
    Optional<Theme> theme,
    Optional<Snapshot> snapshot,
    Optional<UserFolders> folders) {

  /// A window without a memory.
  public WindowOptions(
      Catalogue catalogue, Document document, Theme theme, Optional<Snapshot> snapshot) {
    this(catalogue, document, Optional.of(theme), snapshot, Optional.empty());
  }

  /// A picture of the window as a PNG file, with its size in pixels.
  public record Snapshot(Path file, int width, int height) {}
}
