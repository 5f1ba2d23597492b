// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import entryscope.listing.read.Progress;

/// Says on the console how far a long reading is, now and then.
final class ConsoleProgress implements Progress {
  private static final long STEP = 32L << 20;

  private final Console console;
  private long said;

  ConsoleProgress(Console console) {
    this.console = console;
  }

  @Override
  public void reached(String what, long done, long total) {
    if (done - said >= STEP) {
      said = done;
      String of = total > 0 ? " of %d".formatted(total >> 20) : "";
      console.complain("%s: %d%s MB".formatted(what, done >> 20, of));
    }
  }

  @Override
  public boolean cancelled() {
    return Thread.currentThread().isInterrupted();
  }
}
