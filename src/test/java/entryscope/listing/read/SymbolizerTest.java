// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import entryscope.listing.InlineFrame;
import entryscope.listing.SourceLine;
import java.io.BufferedReader;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SymbolizerTest {
  @Test
  void answersBecomeFramesOutermostFirstWithTheLinesOfTheirCalls() throws Exception {
    String text =
        """
        inner
        lib/a.h:3:1
        outer
        lib/b.h:7:2
        f
        kernel/c.c:9:5

        f
        kernel/c.c:10:1

        ??
        ??:0:0

        """;
    Map<Long, List<InlineFrame>> frames =
        Symbolizer.read(new BufferedReader(new StringReader(text)), List.of(16L, 20L, 24L, 28L));
    assertThat(frames)
        .containsEntry(
            16L,
            List.of(
                new InlineFrame("outer", Optional.of(new SourceLine("kernel/c.c", 9))),
                new InlineFrame("inner", Optional.of(new SourceLine("lib/b.h", 7)))))
        .containsEntry(20L, List.of())
        .containsEntry(24L, List.of())
        .containsEntry(28L, List.of());
  }

  @Test
  void aMissingSymbolizerIsNamedWithItsPackage() throws Exception {
    Symbolizer missing =
        Symbolizer.beside(new Disassembler("no-llvm-objdump-99", true), Path.of("vmlinux"));
    assertThatThrownBy(() -> missing.withFrames(Toy.read("loongarch64-gnu.txt")))
        .isInstanceOfSatisfying(
            ListingException.class,
            e -> {
              assertThat(e.what()).contains("no-llvm-symbolizer-99");
              assertThat(e.hint()).contains("llvm");
            });
  }
}
