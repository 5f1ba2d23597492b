// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/// A large ELF file: what objdump needs by itself, what it takes to index its text as it prints, to
/// index the text once more from a file, to look one function up, and to read all of them; in 512
/// MB of heap.
///
/// `ELF=/path/to/vmlinux mvn -q test-compile exec:exec@benchmark -Dbenchmark=ListingBenchmark`;
/// without `ELF` the JDK's own libjvm.so. Only the ratios within one run say something.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 1)
@Measurement(iterations = 3)
@Fork(value = 1, jvmArgsAppend = "-Xmx512m")
public class ListingBenchmark {
  private Path elf = Path.of("");
  private Optional<Path> text = Optional.empty();
  private Optional<ListingIndex> index = Optional.empty();
  private String function = "";

  @Setup
  public void open() throws IOException, ListingException {
    elf =
        Optional.ofNullable(System.getenv("ELF"))
            .map(Path::of)
            .orElse(Path.of(System.getProperty("java.home"), "lib", "server", "libjvm.so"));
    Path file = Files.createTempFile("entryscope-", ".txt");
    text = Optional.of(file);
    try (Run run = new Run(command(), Progress.NONE);
        InputStream in = run.text()) {
      Files.copy(in, file, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
    }
    ListingIndex opened = Listings.open(file, Options.DEFAULT, Progress.NONE);
    index = Optional.of(opened);
    function = opened.functions().get(opened.functions().size() / 2).name();
  }

  private List<String> command() {
    return List.of("objdump", "-d", elf.toString());
  }

  @TearDown
  public void close() throws IOException {
    index.ifPresent(ListingIndex::close);
    if (text.isPresent()) {
      Files.delete(text.get());
    }
  }

  @Benchmark
  public long objdumpAlone() throws IOException, ListingException {
    try (Run run = new Run(command(), Progress.NONE);
        InputStream in = run.text()) {
      byte[] bytes = new byte[1 << 16];
      long total = 0;
      for (int read; (read = in.read(bytes)) > 0; ) {
        total += read;
      }
      run.end();
      return total;
    }
  }

  @Benchmark
  public int objdumpIndexed() throws IOException, ListingException {
    Options options = Options.DEFAULT.withObjdump("objdump");
    try (ElfIndex opened = ElfIndex.open(elf, options, Progress.NONE)) {
      return opened.everything().functions().size();
    }
  }

  @Benchmark
  public int textIndexed() throws ListingException {
    try (ListingIndex opened = Listings.open(text.orElseThrow(), Options.DEFAULT, Progress.NONE)) {
      return opened.functions().size();
    }
  }

  @Benchmark
  public int functionLookedUp() throws ListingException {
    return index.orElseThrow().function(function).size();
  }

  @Benchmark
  public long everythingRead() throws ListingException {
    long[] instructions = {0};
    index.orElseThrow().forEach(f -> instructions[0] += f.instructions().size(), Progress.NONE);
    return instructions[0];
  }
}
