// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// One run of a disassembler: its text comes as a stream, its complaints when it ends. Where
/// whoever waits for it has enough, it is ended at once, even while it prints nothing.
final class Run implements AutoCloseable {
  private static final int MOST_COMPLAINTS = 4096;

  /// Milliseconds between two looks whether to go on.
  private static final long LOOK = 50;

  private final String program;
  private final Process process;
  private final Thread listener;
  private final Progress progress;
  private final StringBuilder complaints = new StringBuilder();

  /// Starts the command.
  Run(List<String> command, Progress progress) throws ListingException {
    program = command.getFirst();
    this.progress = progress;
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("LC_ALL", "C");
    builder.redirectInput(ProcessBuilder.Redirect.from(new java.io.File("/dev/null")));
    try {
      process = builder.start();
    } catch (IOException e) {
      throw new ListingException(0, "cannot run " + program, Listings.reason(e));
    }
    listener = Thread.ofVirtual().start(this::listen);
    Thread.ofVirtual().start(this::watch);
  }

  private void watch() {
    try {
      while (!process.waitFor(LOOK, TimeUnit.MILLISECONDS)) {
        if (progress.cancelled()) {
          close();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
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
  /// @throws ListingException with the first complaint if the run failed, or if it was cancelled
  void end() throws ListingException {
    try {
      int code = process.waitFor();
      if (progress.cancelled()) {
        throw new ListingException(0, "cancelled", "");
      }
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

  /// Ends the process if it still runs, and what it started: `objdump` may be a script.
  @Override
  public void close() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
