// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.code;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.flow.Operation;
import entryscope.listing.Architecture;
import entryscope.listing.Instruction;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class MnemonicTableTest {
  private static final Pattern TEXT =
      Pattern.compile("((?:(?:lock|rep|repz|notrack|data16|cs) )*\\S+)\\s*([^<]*?)\\s*(?:<(.*)>)?");
  private static final Pattern TARGET = Pattern.compile("(?:0x)?([0-9a-f]{4})$");

  @TestFactory
  Stream<DynamicTest> everyCaseIsWhatItsLineSays() throws IOException {
    return Files.readAllLines(Path.of("src/test/resources/mnemonics/cases.txt")).stream()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.split(" \\| "))
        .map(
            columns ->
                DynamicTest.dynamicTest(
                    columns[0] + " " + columns[1],
                    () ->
                        assertThat(
                                MnemonicTable.of(architecture(columns[0]))
                                    .meaning(instruction(0x2000, columns[1]))
                                    .map(MnemonicTableTest::text))
                            .contains(columns[2] + " " + columns[3])));
  }

  private static String text(Meaning meaning) {
    return meaning.control().id() + " " + meaning.operation().map(Operation::id).orElse("-");
  }

  private static Architecture architecture(String id) {
    return Architecture.ofId(id).orElseThrow();
  }

  static Instruction instruction(long address, String text) {
    Matcher parts = TEXT.matcher(text);
    assertThat(parts.matches()).as(text).isTrue();
    Matcher target = TARGET.matcher(parts.group(2));
    return new Instruction(
        address,
        4,
        parts.group(1),
        parts.group(2),
        "",
        target.find() ? OptionalLong.of(Long.parseLong(target.group(1), 16)) : OptionalLong.empty(),
        Optional.ofNullable(parts.group(3)),
        1,
        List.of(),
        Optional.empty(),
        Instruction.Kind.CODE);
  }

  private static List<Step> decode(Architecture architecture, String... lines) {
    List<Instruction> instructions =
        Stream.iterate(0, i -> i < lines.length, i -> i + 1)
            .map(i -> instruction(0x2000 + 4 * i, lines[i]))
            .toList();
    return new Decoder(architecture).decode(instructions);
  }

  @Test
  void whatNoTableKnowsCountsAsArithmeticAndSaysSo() {
    Step step = decode(Architecture.ARM64, "quicken x0,x1").getFirst();
    assertThat(step.known()).isFalse();
    assertThat(step.meaning()).isEqualTo(Meaning.UNKNOWN);
  }

  @Test
  void aJumpByATableIsNoReturnOnS390() {
    assertThat(decode(Architecture.S390, "lg %r1,0(%r1,%r2)", "br %r1").getLast().control())
        .isEqualTo(Control.INDIRECT_JUMP);
    assertThat(decode(Architecture.S390, "lg %r4,272(%r15)", "br %r4").getLast().control())
        .isEqualTo(Control.RETURN);
    assertThat(decode(Architecture.S390, "lmg %r4,%r15,272(%r15)", "br %r4").getLast().control())
        .isEqualTo(Control.RETURN);
  }

  @Test
  void theSpeculationControlRegisterIsToldFromOthers() {
    Step step = decode(Architecture.X86_64, "mov $0x48,%ecx", "wrmsr").getLast();
    assertThat(step.meaning().operation()).contains(Operation.SPEC_CTRL_WRITE);
  }

  @Test
  void interruptsOnAndOffAreToldApartOnLoongArch() {
    assertThat(
            decode(Architecture.LOONGARCH64, "ori $t0,$zero,0x4", "csrxchg $t0,$t0,0x0")
                .getLast()
                .meaning()
                .operation())
        .contains(Operation.IRQ_ENABLE);
    assertThat(
            decode(Architecture.LOONGARCH64, "move $t0,$zero", "csrxchg $t0,$t1,0x0")
                .getLast()
                .meaning()
                .operation())
        .contains(Operation.IRQ_DISABLE);
  }

  @Test
  void aNopThatJumpsToItselfIsFtracesOnS390() {
    Step step = decode(Architecture.S390, "jgnop 2000 <f>").getFirst();
    assertThat(step.meaning().operation()).contains(Operation.LANDING_PAD);
    assertThat(step.isSwitch()).isFalse();
    assertThat(decode(Architecture.S390, "jgnop 2100 <f+0x100>").getFirst().isSwitch()).isTrue();
  }
}
