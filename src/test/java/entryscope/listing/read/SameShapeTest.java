// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.listing.Architecture;
import entryscope.listing.Listing;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// One program gives the same functions, instructions and targets whoever disassembled it and how.
final class SameShapeTest {
  private static final List<String> LINKED =
      List.of("llvm", "gnu-bare", "llvm-bare", "lines-gnu", "lines-llvm", "jumps");
  private static final List<String> MORE_X86 =
      List.of("wide", "2.35", "2.35-jumps", "2.47-jumps", "llvm14");

  static Stream<Arguments> linked() {
    return Stream.of(Architecture.values())
        .flatMap(a -> LINKED.stream().map(l -> Arguments.of(a, a.id() + "-" + l)));
  }

  static Stream<Arguments> others() {
    return Stream.concat(
        MORE_X86.stream().map(l -> Arguments.of(Architecture.X86_64, "x86_64-" + l)),
        Stream.of(
            Arguments.of(Architecture.ARM64, "arm64-2.35"),
            Arguments.of(Architecture.ARM64, "arm64-llvm14"),
            Arguments.of(Architecture.S390, "s390-llvm14")));
  }

  @ParameterizedTest
  @MethodSource({"linked", "others"})
  void toolAndOptionsDoNotMatter(Architecture architecture, String file) throws Exception {
    Listing reference = Toy.read(architecture.id() + "-gnu.txt");
    Listing listing = Toy.read(file + ".txt");
    assertThat(listing.architecture()).isEqualTo(architecture);
    assertThat(listing.warnings()).isEmpty();
    assertThat(Toy.shape(listing)).isEqualTo(Toy.shape(reference));
  }

  /// `-D` shows what is no code too.
  @Test
  void dataComesAtTheEnd() throws Exception {
    assertThat(Toy.shape(Toy.read("x86_64-all.txt")))
        .containsAllEntriesOf(Toy.shape(Toy.read("x86_64-gnu.txt")));
  }

  @ParameterizedTest
  @MethodSource("architectures")
  void objectsToo(Architecture architecture) throws Exception {
    Listing gnu = Toy.read(architecture.id() + "-object-gnu.txt");
    Listing llvm = Toy.read(architecture.id() + "-object-llvm.txt");
    assertThat(Toy.shape(llvm)).isEqualTo(Toy.shape(gnu)).isNotEmpty();
  }

  static Stream<Architecture> architectures() {
    return Stream.of(Architecture.values());
  }
}
