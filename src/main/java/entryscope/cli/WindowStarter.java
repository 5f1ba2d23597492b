// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.Opened;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;

/// Opens the window. The command line asks for it without knowing who does it.
public interface WindowStarter {
  /// What to show.
  ///
  /// @param rest reads what further there is to choose from and takes a while; absent where
  ///   `catalogue` is all
  /// @param opened what is open at the start
  /// @param code a listing or ELF file to make a flow of, which is asked about over what is open
  /// @param asked whether the reader named it, or some of it
  /// @param theme id of the theme to start in; absent for the one that the reader prefers
  /// @param against what to compare the document with at once
  /// @param snapshot write a picture of the window there, without a display, and return at once
  record Wish(
      Catalogue catalogue,
      Optional<Supplier<Catalogue>> rest,
      Opened opened,
      Optional<Path> code,
      boolean asked,
      Optional<String> theme,
      Optional<Document> against,
      Optional<Snapshot> snapshot) {
    public Document document() {
      return opened.document();
    }
  }

  /// A picture of the window.
  ///
  /// @param width in pixels
  /// @param height in pixels
  record Snapshot(Path file, int width, int height) {}

  /// Opens the window and returns when it was closed.
  ///
  /// @return why it could not be opened, if it could not
  Optional<String> open(Wish wish);
}
