// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.session.Catalogue;
import entryscope.session.Document;
import java.nio.file.Path;
import java.util.Optional;

/// What the window shows when it opens.
///
/// @param snapshot a picture of the window to write instead of opening it
public record WindowOptions(
    Catalogue catalogue, Document document, Theme theme, Optional<Snapshot> snapshot) {

  /// A picture of the window as a PNG file, with its size in pixels.
  public record Snapshot(Path file, int width, int height) {}
}
