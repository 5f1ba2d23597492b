// SPDX-License-Identifier: Apache-2.0
package entryscope.session.importing;

import entryscope.listing.read.ListingException;
import entryscope.listing.read.ListingIndex;
import entryscope.listing.read.Listings;
import entryscope.listing.read.Options;
import entryscope.listing.read.Progress;
import java.nio.file.Path;
import java.util.Locale;

/// Where machine code comes from.
public sealed interface Source {
  /// A listing or an ELF file.
  record OfFile(Path file) implements Source {}

  /// Text from the clipboard or standard input.
  ///
  /// @param name what messages call it
  record OfText(String name, String text) implements Source {}

  /// The name without folders, `vmlinux`.
  default String name() {
    return switch (this) {
      case OfFile(Path file) -> String.valueOf(file.getFileName());
      case OfText(String name, String _) -> name;
    };
  }

  /// Opens it.
  ///
  /// @throws ListingException if it cannot be read or holds no machine code
  default ListingIndex open(Options options, Progress progress) throws ListingException {
    return switch (this) {
      case OfFile(Path file) -> Listings.open(file, options, progress);
      case OfText(String name, String text) -> Listings.ofText(name, text, options);
    };
  }

  /// An id for the flow that is made of it: its name in the letters that ids have.
  default String id() {
    String id =
        name()
            .toLowerCase(Locale.ROOT)
            .replaceFirst("\\.(txt|lst|dis|objdump|asm|s)$", "")
            .replaceAll("[^a-z0-9_.-]+", "-")
            .replaceFirst("^[^a-z0-9]+", "");
    return id.isEmpty() ? "listing" : id.substring(0, Math.min(MOST, id.length()));
  }

  /// Letters of an id, with room for a number behind it.
  int MOST = 56;

  /// Whether a file is to be read as machine code: everything that is not JSON.
  static boolean is(Path file) {
    return !String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT).endsWith(".json");
  }
}
