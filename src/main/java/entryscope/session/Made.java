// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/// What is to be written for one document.
public sealed interface Made {
  /// What is ready to be written.
  ///
  /// @param files by name, in order; nothing is written yet
  /// @param size pages or pixels, in words; may be empty
  /// @param warnings what whoever asked for them must know
  record Files(SequencedMap<Path, byte[]> files, String size, List<String> warnings)
      implements Made {
    public Files {
      files = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(files));
      warnings = List.copyOf(warnings);
    }

    static Files of(Path file, byte[] bytes, String size) {
      return new Files(new LinkedHashMap<>(Map.of(file, bytes)), size, List.of());
    }
  }

  /// It cannot be made; the reason says what else can be.
  record Refused(String reason) implements Made {}
}
