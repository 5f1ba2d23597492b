// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.file.Loaded.Failed;
import entryscope.file.Loaded.Reason;
import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;

/// The files that the program ships with, be they in a jar or in a folder of the class path.
final class Shipped {
  /// A resource that is always there; the others stand beside its folder.
  private static final String ANCHOR = "/schema/flow-1.schema.json";

  private Shipped() {}

  /// What `look` makes of the root of the resources, which is open as long as it looks.
  static <T> Loaded<T> look(Function<Path, T> look) {
    URL anchor = Shipped.class.getResource(ANCHOR);
    return anchor == null ? failed("not on the class path") : look(anchor, look);
  }

  static <T> Loaded<T> look(URL anchor, Function<Path, T> look) {
    try {
      if (anchor.openConnection() instanceof JarURLConnection jar) {
        Path file = Path.of(jar.getJarFileURL().toURI());
        try (FileSystem content = FileSystems.newFileSystem(file)) {
          return new Loaded.Ok<>(look.apply(content.getPath("/")), List.of());
        }
      }
      Path schemas = Path.of(anchor.toURI()).resolveSibling("");
      return new Loaded.Ok<>(look.apply(schemas.resolveSibling("")), List.of());
    } catch (IOException
        | URISyntaxException
        | FileSystemNotFoundException
        | IllegalArgumentException e) {
      return failed("cannot be read: " + e.getMessage());
    }
  }

  private static <T> Failed<T> failed(String message) {
    return new Failed<>(
        Reason.UNREADABLE, List.of(Diagnostic.ofFile("the program's resources", message, "")));
  }
}
