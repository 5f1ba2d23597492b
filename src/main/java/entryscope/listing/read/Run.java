// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// One run of a disassembler: its text comes as a stream, its complaints when it ends.
final class Run implements AutoCloseable {
  private static final int MOST_COMPLAINTS = 4096;

  private final String program;
  private final Process process;
  private final Thread listener;
  private final StringBuilder complaints = new StringBuilder();

  /// Starts the command.
  Run(List<String> command) throws ListingException {
    program = command.getFirst();
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("LC_ALL", "C");
    builder.redirectInput(ProcessBuilder.Redirect.from(new java.io.File("/dev/null")));
    try {
      process = builder.start();
    } catch (IOException e) {
      throw new ListingException(0, "cannot run " + program, Listings.reason(e));
    }
    listener = Thread.ofVirtual().start(this::listen);
  }

  private void listen() {
    try (InputStream errors = process.getErrorStream()) {
      byte[] bytes = new byte[1024];
      for (int read; (read = errors.read(bytes)) > 0; ) {
        if (complaints.length() < MOST_COMPLAINTS) {
          complaints.append(new String(bytes, 0, read, StandardCharsets.UTF_8));
        }
      }
    } catch (IOException e) {
      complaints.append(e.getMessage());
    }
  }

  InputStream text() {
    return process.getInputStream();
  }

  /// Waits for the end, when the text has been read.
  ///
  /// @throws ListingException with the first complaint if the run failed
  void end() throws ListingException {
    try {
      int code = process.waitFor();
      listener.join();
      if (code != 0) {
        String first = complaints.toString().lines().findFirst().orElse("it ended with " + code);
        throw new ListingException(0, program + " failed", first);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ListingException(0, "cancelled", "");
    }
  }

  /// Ends the process if it still runs.
  @Override
  public void close() {
    process.destroyForcibly();
  }
}
