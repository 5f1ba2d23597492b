// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import org.junit.jupiter.api.Test;

class TraceReaderTest {
  private static Trace read(String text) throws IOException {
    return TraceReader.read(new BufferedReader(new StringReader(text)));
  }

  @Test
  void plainAddressesWithAndWithoutPrefix() throws IOException {
    assertThat(read("ffffffff81e00080\n0xffffffff81e00084\n\n").addresses())
        .containsExactly(0xffffffff81e00080L, 0xffffffff81e00084L);
  }

  @Test
  void addressesOfAnObjectFileBeginAtNought() throws IOException {
    assertThat(read("0x0\n4\n=> 0x8 <f+0x8>:\tret\n  1c:\tnop\n3: that is prose\n").addresses())
        .containsExactly(0L, 4L, 8L, 0x1cL);
  }

  @Test
  void gdbAndObjdumpShowTheInstruction() throws IOException {
    Trace trace =
        read("=> 0xffffffff81e00080 <entry_SYSCALL_64>:\tendbr64\n ffffffff81e00084:\tswapgs\n");
    assertThat(trace.addresses()).containsExactly(0xffffffff81e00080L, 0xffffffff81e00084L);
    assertThat(trace.texts()).containsEntry(0xffffffff81e00084L, "swapgs");
  }

  @Test
  void qemuExecutesBlocksAndShowsWhatWasTranslated() throws IOException {
    Trace trace =
        read(
            """
            ----------------
            IN: entry_SYSCALL_64
            0xffffffff81e00080:  f3 0f 1e fa              endbr64
            0xffffffff81e00084:  0f 01 f8                 swapgs

            Trace 0: 0x7f5cd0000100 [00000000/ffffffff81e00080/00c0b0/ff000000] entry_SYSCALL_64
            """);
    assertThat(trace.byBlock()).isTrue();
    assertThat(trace.addresses()).containsExactly(0xffffffff81e00080L);
    assertThat(trace.texts()).containsEntry(0xffffffff81e00080L, "endbr64");
  }

  @Test
  void perfScriptNamesTheSymbolBehindTheAddress() throws IOException {
    assertThat(
            read("  a.out  123 [000]  5.1:  1 instructions:k:  ffffffff81e00080"
                    + " entry_SYSCALL_64+0x0 ([kernel.kallsyms])\n")
                .addresses())
        .containsExactly(0xffffffff81e00080L);
  }

  @Test
  void linesWithoutAnAddressAreCountedAndNamed() throws IOException {
    Trace trace = read("1000\nwhat is this?\n1004\n");
    assertThat(trace.addresses()).containsExactly(0x1000L, 0x1004L);
    assertThat(trace.warnings())
        .singleElement()
        .satisfies(warning -> assertThat(warning.line()).isEqualTo(2));
  }
}
