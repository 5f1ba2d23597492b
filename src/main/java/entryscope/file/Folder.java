// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.file.Loaded.Failed;
import entryscope.file.Loaded.Ok;
import entryscope.file.Loaded.Reason;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/// The files of one kind in a folder. What is wrong with one does not keep the others from loading.
///
/// @param values by the stem of the file's name, in the order of the names
/// @param names stems of all files, readable or not
record Folder<T>(
    Map<String, T> values, Set<String> names, List<Failed<?>> failures, List<Diagnostic> warnings) {

  static <T> Folder<T> load(
      Path folder, String suffix, Function<Loaded<Document>, Loaded<T>> reader) {
    Folder<T> loaded = empty();
    try (Stream<Path> all = Files.list(folder)) {
      all.filter(file -> file.getFileName().toString().endsWith(suffix))
          .sorted()
          .forEach(file -> loaded.add(stem(file, suffix), reader.apply(Input.read(file))));
    } catch (IOException | UncheckedIOException e) {
      String message =
          Files.isDirectory(folder) ? "cannot be listed: " + e.getMessage() : "no such folder";
      Diagnostic diagnostic = Diagnostic.ofFile(folder.toString(), message, "");
      loaded.failures.add(new Failed<>(Reason.UNREADABLE, List.of(diagnostic)));
    }
    return loaded;
  }

  /// One file of a folder, where it is there.
  static <T> Folder<T> one(
      Path folder, String stem, String suffix, Function<Loaded<Document>, Loaded<T>> reader) {
    Folder<T> loaded = empty();
    Path file = folder.resolve(stem + suffix);
    if (Files.exists(file)) {
      loaded.add(stem, reader.apply(Input.read(file)));
    }
    return loaded;
  }

  private static <T> Folder<T> empty() {
    return new Folder<>(
        new LinkedHashMap<>(), new LinkedHashSet<>(), new ArrayList<>(), new ArrayList<>());
  }

  private static String stem(Path file, String suffix) {
    String name = file.getFileName().toString();
    return name.substring(0, name.length() - suffix.length());
  }

  private void add(String name, Loaded<T> loaded) {
    names.add(name);
    switch (loaded) {
      case Ok<T>(T value, List<Diagnostic> found) -> {
        values.put(name, value);
        warnings.addAll(found);
      }
      case Failed<T> failed -> failures.add(failed);
    }
  }
}
