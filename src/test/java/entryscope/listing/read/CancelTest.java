// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Whoever waits for objdump may have enough while it prints nothing. A script that sleeps stands
/// in for it.
@Timeout(60)
final class CancelTest {
  @TempDir Path folder;

  /// Has enough when told to.
  private static final class Patience implements Progress {
    private final AtomicBoolean enough = new AtomicBoolean();
    private final CountDownLatch asked = new CountDownLatch(1);

    @Override
    public void reached(String what, long done, long total) {}

    @Override
    public boolean cancelled() {
      asked.countDown();
      return enough.get();
    }
  }

  @Test
  void aSilentObjdumpIsEndedWithWhatItStarted() throws Exception {
    Path pid = folder.resolve("pid");
    Path objdump = folder.resolve("dump");
    Files.writeString(objdump, "#!/bin/sh\nsleep 600 &\necho $! > " + pid + "\nwait\n");
    Files.setPosixFilePermissions(objdump, PosixFilePermissions.fromString("rwxr-xr-x"));
    Patience patience = new Patience();
    Options options = Options.DEFAULT.withObjdump(objdump.toString());
    try (ExecutorService work = Executors.newVirtualThreadPerTaskExecutor();
        ListingIndex index = Listings.open(Toy.file("x86_64.o"), options, patience)) {
      Future<?> reading = work.submit(index::whole);
      patience.asked.await();
      while (!Files.exists(pid) || Files.size(pid) == 0) {
        Thread.onSpinWait();
      }
      assertThat(reading).isNotDone();
      patience.enough.set(true);
      assertThatThrownBy(() -> reading.get(30, TimeUnit.SECONDS))
          .isInstanceOf(ExecutionException.class)
          .hasRootCauseInstanceOf(ListingException.class)
          .hasRootCauseMessage("cancelled");
    }
    long sleeper = Long.parseLong(Files.readString(pid).strip());
    ProcessHandle.of(sleeper)
        .ifPresent(left -> left.onExit().orTimeout(30, TimeUnit.SECONDS).join());
    assertThat(ProcessHandle.of(sleeper).filter(ProcessHandle::isAlive)).isEmpty();
  }
}
