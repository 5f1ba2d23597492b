// SPDX-License-Identifier: Apache-2.0
package entryscope.session.importing;

import entryscope.listing.Warning;
import entryscope.listing.trace.Trace;
import entryscope.listing.trace.TraceReader;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/// Reads the trace of an import; its warnings name the file, as others are about the listing.
final class Traces {
  private static final int HEAD = 8192;

  private Traces() {}

  static Trace read(Path file) {
    try {
      refuseBinary(file);
      try (BufferedReader lines = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1)) {
        return named(file, TraceReader.read(lines));
      }
    } catch (IOException e) {
      throw Refusal.unreadable("cannot read the trace %s".formatted(file));
    }
  }

  private static void refuseBinary(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      for (byte each : in.readNBytes(HEAD)) {
        if (each == 0) {
          throw Refusal.unreadable(
              "the trace %s is binary; print it as text first, such as by perf script"
                  .formatted(file));
        }
      }
    }
  }

  private static Trace named(Path file, Trace trace) {
    if (trace.addresses().isEmpty()) {
      throw Refusal.unreadable(
          "the trace %s holds no address; it needs one executed address a line, as hexadecimal"
              .formatted(file));
    }
    return new Trace(
        trace.addresses(),
        trace.texts(),
        trace.byBlock(),
        trace.warnings().stream()
            .map(
                w ->
                    new Warning(0, "trace %s:%d: %s".formatted(file, w.line(), w.what()), w.hint()))
            .toList());
  }
}
