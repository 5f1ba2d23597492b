// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What becomes of the program where its standard output takes no more.
final class OutletTest {
  private record Ran(int code, String err) {}

  private static Ran run(OutputStream out, String... arguments) {
    StringWriter err = new StringWriter();
    int code =
        CommandLineProgram.run(
            arguments,
            new PrintWriter(new Outlet(out), false, StandardCharsets.UTF_8),
            new PrintWriter(err),
            _ -> Optional.empty());
    return new Ran(code, err.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"list", "help", "--help", "estimate s390-6.7", "completion bash"})
  void aPipeThatNobodyReadsEndsItWithoutAWord(String command) throws Exception {
    Process reader = new ProcessBuilder("sh", "-c", "exec <&-; echo gone; sleep 600").start();
    try {
      assertThat(reader.inputReader().readLine()).isEqualTo("gone");
      assertThat(run(reader.getOutputStream(), command.split(" ")))
          .isEqualTo(new Ran(ExitCode.UNREAD, ""));
    } finally {
      reader.descendants().forEach(ProcessHandle::destroyForcibly);
      reader.destroyForcibly();
    }
  }

  @Test
  void aFullDiskIsSaid() throws Exception {
    assumeThat(Path.of("/dev/full")).exists();
    try (OutputStream full = new FileOutputStream("/dev/full")) {
      assertThat(run(full, "list"))
          .isEqualTo(
              new Ran(
                  ExitCode.UNREADABLE,
                  "entryscope: cannot write to the standard output: it is full or closed"
                      + System.lineSeparator()));
    }
  }
}
