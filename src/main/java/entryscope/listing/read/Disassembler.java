// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Architecture;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The objdump that is run on ELF files of an architecture.
///
/// @param program path or name
/// @param llvm whether it is LLVM's, which wants the processor's extensions named
record Disassembler(String program, boolean llvm) {
  private static final int NEWEST_LLVM = 29;
  private static final int OLDEST_LLVM = 14;

  /// Finds one: the user's choice; GNU's for that target by its name; the machine's own if it knows
  /// the target; LLVM's.
  ///
  /// @param path directories to look in, as in `PATH`
  /// @throws ListingException naming the package to install if there is none
  static Disassembler find(Architecture architecture, Options options, String path)
      throws ListingException {
    if (options.objdump().isPresent()) {
      String chosen = options.objdump().get();
      boolean there =
          chosen.contains("/")
              ? Files.isExecutable(Path.of(chosen))
              : inPath(chosen, path).isPresent();
      if (!there) {
        throw new ListingException(
            0, "no disassembler " + chosen, "name a path or a program in PATH");
      }
      return new Disassembler(chosen, Path.of(chosen).getFileName().toString().contains("llvm"));
    }
    Stream<Disassembler> named =
        triplets(architecture).stream()
            .filter(t -> inPath(t + "-objdump", path).isPresent())
            .map(t -> new Disassembler(t + "-objdump", false));
    Stream<Disassembler> own =
        Stream.of("objdump")
            .filter(o -> inPath(o, path).filter(p -> knows(p, architecture)).isPresent())
            .map(o -> new Disassembler(o, false));
    Stream<Disassembler> llvm =
        llvmNames()
            .filter(o -> inPath(o, path).filter(p -> llvmKnows(p, architecture)).isPresent())
            .map(o -> new Disassembler(o, true));
    return Stream.of(named, own, llvm)
        .flatMap(s -> s)
        .findFirst()
        .orElseThrow(
            () ->
                new ListingException(
                    0,
                    "no objdump for " + architecture.id() + " found",
                    "install " + debianPackage(architecture) + ", or name one with --objdump"));
  }

  private static Stream<String> llvmNames() {
    return Stream.concat(
        Stream.of("llvm-objdump"),
        IntStream.rangeClosed(0, NEWEST_LLVM - OLDEST_LLVM)
            .mapToObj(i -> "llvm-objdump-" + (NEWEST_LLVM - i)));
  }

  private static List<String> triplets(Architecture architecture) {
    return switch (architecture) {
      case X86_64 -> List.of("x86_64-linux-gnu");
      case X86_32 -> List.of("i686-linux-gnu", "x86_64-linux-gnu");
      case ARM64 -> List.of("aarch64-linux-gnu");
      case S390 -> List.of("s390x-linux-gnu");
      case RISCV64 -> List.of("riscv64-linux-gnu");
      case LOONGARCH64 -> List.of("loongarch64-linux-gnu");
    };
  }

  /// The Debian package that has GNU objdump for the architecture.
  static String debianPackage(Architecture architecture) {
    return "binutils-" + triplets(architecture).getFirst().replace('_', '-');
  }

  private static Optional<Path> inPath(String program, String path) {
    return Stream.of(path.split(File.pathSeparator))
        .filter(d -> !d.isEmpty())
        .map(d -> Path.of(d, program))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /// Whether `objdump -i` lists a format of the architecture.
  private static boolean knows(Path program, Architecture architecture) {
    return output(program, "-i")
        .lines()
        .anyMatch(l -> FileFormat.architecture(l.strip()).filter(architecture::equals).isPresent());
  }

  /// Whether `llvm-objdump --version` lists the target: ` systemz - SystemZ`.
  private static boolean llvmKnows(Path program, Architecture architecture) {
    String target =
        switch (architecture) {
          case X86_64 -> "x86-64";
          case X86_32 -> "x86";
          case ARM64 -> "aarch64";
          case S390 -> "systemz";
          case RISCV64 -> "riscv64";
          case LOONGARCH64 -> "loongarch64";
        };
    return output(program, "--version").lines().anyMatch(l -> l.strip().startsWith(target + " "));
  }

  /// What the program prints; nothing if it cannot be run.
  private static String output(Path program, String option) {
    try {
      Process process =
          new ProcessBuilder(program.toString(), option)
              .redirectErrorStream(true)
              .redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")))
              .start();
      byte[] bytes = process.getInputStream().readNBytes(1 << 20);
      if (!process.waitFor(10, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
      return new String(bytes, StandardCharsets.UTF_8);
    } catch (IOException e) {
      return "";
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "";
    }
  }

  /// The command line without file and range.
  List<String> command(Architecture architecture, boolean relocatable, boolean lines) {
    List<String> command = new ArrayList<>(List.of(program, "-d"));
    if (relocatable) {
      command.add("-r");
    }
    if (lines) {
      command.add("-l");
    }
    if (lines && !llvm) {
      command.add("--inlines");
    }
    if (llvm) {
      extensions(architecture).ifPresent(command::add);
    }
    return command;
  }

  private static Optional<String> extensions(Architecture architecture) {
    return switch (architecture) {
      case RISCV64 -> Optional.of("--mattr=+a,+m,+c,+f,+d");
      case S390 -> Optional.of("--mcpu=z16");
      case ARM64 -> Optional.of("--mattr=+all");
      case X86_64, X86_32, LOONGARCH64 -> Optional.empty();
    };
  }
}
