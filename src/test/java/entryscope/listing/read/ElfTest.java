// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import entryscope.listing.Architecture;
import entryscope.listing.Symbol;
import entryscope.listing.read.Contents.Sized;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// ELF files and who disassembles them. A script that prints a listing stands in for objdump.
final class ElfTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({"x86_64, 128, 114", "s390, 240, 172"})
  void symbolsAreReadInEitherByteOrder(String name, long address, long size) throws Exception {
    ElfFile elf = ElfFile.read(Toy.file(name + ".o"));
    assertThat(elf.architecture().id()).isEqualTo(name);
    assertThat(elf.relocatable()).isTrue();
    Sized call =
        elf.symbols().stream()
            .filter(s -> s.symbol().name().equals("system_call"))
            .findFirst()
            .orElseThrow();
    assertThat(call.symbol().address()).isEqualTo(address);
    assertThat(call.size()).isEqualTo(size);
    assertThat(call.symbol().section()).isEqualTo(".text");
    assertThat(call.function()).isTrue();
    assertThat(call.global()).isTrue();
    assertThat(elf.symbols())
        .extracting(s -> s.symbol().name())
        .contains("check", "twice")
        .doesNotContain("table", "current_task", "audit");
  }

  @Test
  void anObjectIsDisassembledWithItsSizes() throws Exception {
    Path objdump = script("cat " + Toy.file("x86_64-object-gnu.txt").toAbsolutePath());
    Options options = Options.DEFAULT.withObjdump(objdump.toString());
    try (ListingIndex index = Listings.open(Toy.file("x86_64.o"), options, Progress.NONE)) {
      assertThat(index.origin()).startsWith(objdump + " -d -r ").endsWith("x86_64.o");
      assertThat(index.functions())
          .extracting(Symbol::name)
          .contains("check")
          .doesNotContain("check.cold");
      var forward = index.function("forward_alias").getFirst();
      assertThat(forward.symbol().name()).isEqualTo("forward");
      assertThat(forward.size()).isEqualTo(9);
      assertThat(index.function("check").getFirst().labels())
          .contains(new Symbol("check.cold", 2L << 32, ".text.unlikely"));
    }
  }

  @Test
  void functionsNearEachOtherAreDisassembledInOneRun() throws Exception {
    Path runs = folder.resolve("runs");
    Path listing = Toy.file("keys-x86_64.txt").toAbsolutePath();
    Path objdump = script("echo \"$@\" >> " + runs + "; cat " + listing);
    Options options = Options.DEFAULT.withObjdump(objdump.toString());
    try (ListingIndex index = Listings.open(Toy.file("keys-x86_64"), options, Progress.NONE)) {
      assertThat(index.read(List.of("entered", "work")).functions()).hasSize(2);
    }
    assertThat(Files.readAllLines(runs))
        .singleElement(InstanceOfAssertFactories.STRING)
        .contains("--start-address=0xffffffff81000000", "--stop-address=0xffffffff8100008e");
  }

  @Test
  void aMissingDisassemblerIsNamedWithItsPackage() {
    ListingException e =
        catchThrowableOfType(
            ListingException.class,
            () -> Disassembler.find(Architecture.ARM64, Options.DEFAULT, folder.toString()));
    assertThat(e)
        .hasMessage(
            "no objdump for arm64 found; install binutils-aarch64-linux-gnu, or name one with"
                + " --objdump");
  }

  @Test
  void theOneNamedByItsTargetComesFirst() throws Exception {
    script("llvm-objdump", "echo '  x86-64  - 64-bit X86'");
    script("llvm-objdump-19", "echo '  aarch64 - AArch64'; echo '  systemz - SystemZ'");
    assertThat(Disassembler.find(Architecture.S390, Options.DEFAULT, folder.toString()))
        .isEqualTo(new Disassembler("llvm-objdump-19", true));
    script("objdump", "echo elf64-x86-64; echo elf64-s390");
    assertThat(Disassembler.find(Architecture.S390, Options.DEFAULT, folder.toString()))
        .isEqualTo(new Disassembler("objdump", false));
    assertThat(Disassembler.find(Architecture.ARM64, Options.DEFAULT, folder.toString()).llvm())
        .isTrue();
    script("s390x-linux-gnu-objdump", "true");
    assertThat(Disassembler.find(Architecture.S390, Options.DEFAULT, folder.toString()).program())
        .isEqualTo("s390x-linux-gnu-objdump");
  }

  @Test
  void anObjdumpThatFailsIsQuoted() throws Exception {
    Path objdump = script("echo 'can'\"'\"'t disassemble' >&2; exit 1");
    Options options = Options.DEFAULT.withObjdump(objdump.toString());
    ListingException e =
        catchThrowableOfType(
            ListingException.class,
            () -> {
              try (ListingIndex index =
                  Listings.open(Toy.file("x86_64.o"), options, Progress.NONE)) {
                index.whole();
              }
            });
    assertThat(e).hasMessage(objdump + " failed; can't disassemble");
  }

  @Test
  void aChosenDisassemblerThatIsNotThereIsAnError() {
    ListingException e =
        catchThrowableOfType(
            ListingException.class,
            () ->
                Disassembler.find(
                    Architecture.S390,
                    new Options(Optional.empty(), Optional.of("nodump"), false),
                    folder.toString()));
    assertThat(e).hasMessageStartingWith("no disassembler nodump");
  }

  private Path script(String body) throws Exception {
    return script("dump", body);
  }

  private Path script(String name, String body) throws Exception {
    Path file = Files.writeString(folder.resolve(name), "#!/bin/sh\n" + body + "\n");
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }
}
