// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImportCommandTest {
  @TempDir private Path folder = Path.of("");

  private record Ran(int code, String out, String err) {}

  private static Ran run(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code =
        CommandLineProgram.run(
            arguments, new PrintWriter(out), new PrintWriter(err), _ -> Optional.empty());
    return new Ran(code, out.toString(), err.toString());
  }

  private String listing(String text) throws IOException {
    return Files.writeString(folder.resolve("listing.txt"), text).toString();
  }

  private String flow() {
    return folder.resolve("mine.flow.json").toString();
  }

  private static final String TOY = "src/test/resources/listing/x86_64-gnu.txt";

  @Test
  void aListingBecomesAFlowThatCanBeEstimated() {
    Ran imported = run("import", TOY, "--from", "system_call", "-o", flow());
    assertThat(imported.code()).as(imported.err()).isEqualTo(ExitCode.OK);
    assertThat(imported.out()).contains("starts in system_call", "path: ");
    Ran validated = run("validate", flow());
    assertThat(validated.code()).as(validated.err()).isEqualTo(ExitCode.OK);
    assertThat(run("estimate", flow()).out()).contains("instructions");
  }

  @Test
  void theJsonOfAnImportSaysWhatWasMade() {
    Ran imported = run("import", TOY, "--from", "system_call", "-o", flow(), "--json");
    assertThat(imported.out())
        .startsWith("{")
        .contains("\"flow\": \"mine\"", "\"start\": \"system_call\"", "\"guessedBranches\"");
  }

  /// One loop of many blocks, with small loops in it.
  @Test
  void aFunctionOfManyThousandBlocksIsImportedAndEstimated() throws IOException {
    int blocks = 9_000;
    StringBuilder text =
        new StringBuilder("x:     file format elf64-x86-64\n\nDisassembly of section .text:\n\n");
    text.append("ffffffff81000000 <big>:\n");
    for (int i = 0; i < blocks; i++) {
      long at = 0xffffffff81000000L + 16L * i;
      int to = i == blocks - 2 ? 1 : i % 7 == 6 ? i - 3 : Math.min(blocks - 1, i + 2);
      text.append("%x:\t48 39 c8\tcmp    %%rcx,%%rax\n".formatted(at));
      text.append(
          i == blocks - 1
              ? "%x:\tc3\tret\n".formatted(at + 3)
              : "%x:\t0f 84 00 00 00 00\tje     %x <big+0x%x>\n%x:\t66 0f 1f 44 00 00 90\tnop\n"
                  .formatted(at + 3, 0xffffffff81000000L + 16L * to, 16 * to, at + 9));
    }
    Ran imported = run("import", listing(text.toString()), "-o", flow());
    assertThat(imported.code()).as(imported.err()).isEqualTo(ExitCode.OK);
    assertThat(imported.out()).contains("1 functions", "path: ");
    assertThat(run("estimate", flow()).out()).contains("instructions");
  }

  @Test
  void aTraceSetsThePathAndTheExecutedInstructions() throws IOException {
    Path trace = folder.resolve("trace.txt");
    Files.writeString(trace, "1000\n1004\n100c\n");
    String text =
        """
        0000000000001000 <f>:
            1000:	beqz	a0,1008 <f+0x8>
            1004:	j	100c <f+0xc>
            1008:	addi	a0,a0,1
            100c:	ret
        """;
    Ran ran =
        run(
            "import",
            listing(text),
            "--arch",
            "riscv64",
            "--trace",
            trace.toString(),
            "-o",
            flow());
    assertThat(ran.code()).as(ran.err()).isEqualTo(ExitCode.OK);
    assertThat(ran.out()).contains("trace: 3 instructions in 1 passes", "path: 3 instructions");
  }

  @Test
  void whatNothingLeadsToIsDrawnInAGroupUntilATargetJoinsIt() throws IOException {
    String text =
        """
        0000000000001000 <f>:
            1000:	jr	a0
            1004:	addi	a0,a0,1
            1008:	ret
        """;
    Path drawing = folder.resolve("f.svg");
    String input = listing(text);
    run("import", input, "--arch", "riscv64", "-o", flow());
    assertThat(run("validate", flow()).code()).isEqualTo(ExitCode.OK);
    assertThat(run("draw", flow(), "-o", drawing.toString()).code()).isEqualTo(ExitCode.OK);
    assertThat(Files.readString(drawing))
        .contains("class=\"group called-cold\"", "not reached: 1 block; add targets with --target");

    String told = folder.resolve("told.flow.json").toString();
    run("import", input, "--arch", "riscv64", "--target", "f+0x0=f+0x4", "-o", told);
    Path joined = folder.resolve("joined.svg");
    run("draw", told, "-o", joined.toString());
    assertThat(Files.readString(joined)).doesNotContain("not reached", "unresolved jump");
  }

  @Test
  void anUnknownInstructionIsNamedWithItsLineAndFailsWhereStrict() throws IOException {
    String text =
        """
        0000000000001000 <f>:
            1000:	quicken	x0, x1
            1004:	ret
        """;
    String[] arguments = {"import", listing(text), "--arch", "arm64", "-o", flow()};
    Ran lenient = run(arguments);
    assertThat(lenient.code()).isEqualTo(ExitCode.OK);
    assertThat(lenient.err()).contains("listing.txt:2: warning: unknown instruction 'quicken x0");
    Files.delete(Path.of(flow()));
    Ran strict = run("import", listing(text), "--arch", "arm64", "--strict", "-o", flow());
    assertThat(strict.code()).isEqualTo(ExitCode.FINDINGS);
    assertThat(Path.of(flow())).doesNotExist();
  }

  @Test
  void whatIsNotThereIsSaid() {
    assertThat(run("import", TOY, "--from", "nothing", "-o", flow()).code())
        .isEqualTo(ExitCode.USAGE);
    assertThat(run("import", TOY, "--branch", "system_call+1", "-o", flow()).err())
        .contains("FUNCTION+0xOFFSET=0.3");
    assertThat(run("import", "missing.txt", "-o", flow()).code()).isEqualTo(ExitCode.UNREADABLE);
    assertThat(run("import", TOY, "-o", "Flow.txt").code()).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void whatIsToldOfNoBranchIsRefusedWithThoseNear() {
    assertThat(run("import", TOY, "--branch", "system_call+0x999=0.5", "-o", flow()).err())
        .contains("system_call+0x999 is where no instruction");
    assertThat(run("import", TOY, "--target", "system_call=check", "-o", flow()).code())
        .isEqualTo(ExitCode.USAGE);
    assertThat(run("import", TOY, "--branch", "sytem_call+0x1=0.5", "-o", flow()).err())
        .contains("did you mean system_call?");
    assertThat(run("import", TOY, "--depth", "-1", "-o", flow()).code()).isEqualTo(ExitCode.USAGE);
    assertThat(Path.of(flow())).doesNotExist();
  }

  @Test
  void aTraceWithoutAddressesIsRefused() throws IOException {
    Path trace = Files.createFile(folder.resolve("empty.trace"));
    String[] arguments = {
      "import", TOY, "--from", "system_call", "--trace", trace.toString(), "-o", flow()
    };
    assertThat(run(arguments).code()).isEqualTo(ExitCode.UNREADABLE);
    Files.write(trace, new byte[] {127, 'E', 'L', 'F', 0, 1});
    assertThat(run(arguments).err()).contains("empty.trace is binary");
    assertThat(Path.of(flow())).doesNotExist();
  }

  @Test
  void anotherArchitectureThanTheListingsIsRefused() throws IOException {
    Ran stated = run("import", TOY, "--arch", "arm64", "-o", flow());
    assertThat(stated.code()).isNotEqualTo(ExitCode.OK);
    assertThat(stated.err()).contains("told to be arm64, but it says x86_64");
    String text =
        """
        0000000000001000 <f>:
            1000:	pushq	%rbp
            1001:	leaq	8(%rax), %rcx
            1005:	retq
        """;
    assertThat(run("import", listing(text), "--arch", "arm64", "-o", flow()).err())
        .contains("instructions are none of arm64");
    assertThat(Path.of(flow())).doesNotExist();
  }

  @Test
  void anObjectFileWithoutItsRelocationsIsWarnedOfOnce() throws IOException {
    String text =
        """
        0000000000000000 <f>:
           0:	e8 00 00 00 00       	call   5 <f+0x5>
           5:	e8 00 00 00 00       	call   a <f+0xa>
           a:	c3                   	ret
        """;
    Ran ran = run("import", listing(text), "--arch", "x86_64", "-o", flow());
    assertThat(ran.err())
        .containsOnlyOnce("2 calls lead to the next instruction")
        .contains("objdump -dr");
  }

  @Test
  void anInputThatIsNoListingIsNamed() throws IOException {
    Ran empty = run("import", listing(""), "-o", flow());
    assertThat(empty.code()).isEqualTo(ExitCode.UNREADABLE);
    assertThat(empty.err()).contains("listing.txt: empty; make a listing");
    assertThat(run("import", "missing.txt", "-o", flow()).err())
        .contains("cannot read missing.txt")
        .doesNotContain("missing.txt: cannot");
  }

  @Test
  void aTraceOfOtherCodeIsRefusedAndWhatRanBeforeIsLeftOut() throws IOException {
    String text =
        """
        0000000000001000 <f>:
            1000:	c3                   	ret
        """;
    Path trace = Files.writeString(folder.resolve("run.trace"), "ffffffff81000000\n");
    String[] arguments = {
      "import", listing(text), "--arch", "x86_64", "--trace", trace.toString(), "-o", flow()
    };
    Ran foreign = run(arguments);
    assertThat(foreign.code()).isEqualTo(ExitCode.UNREADABLE);
    assertThat(foreign.err()).contains("the first is 0xffffffff81000000", "nokaslr");
    Files.writeString(trace, "7f0012345678\n1000\n");
    Ran later = run(arguments);
    assertThat(later.out()).contains("starts in f", "trace: 1 instructions in 1 passes");
    assertThat(later.err()).contains("not in the listing and left out: 1");
  }

  @Test
  void aListingThatIsCutOrMixedIsSaidToBe() throws IOException {
    String text =
        """
        0000000000001000 <f>:
        0000000000001000 <f>:
            1000:	31 c0                	xor    %eax,%eax
        """;
    assertThat(run("import", listing(text), "--arch", "x86_64", "-o", flow()).err())
        .containsOnlyOnce("listing.txt:2: warning: f begins twice")
        .contains("listing.txt:3: warning: f+0x0 is followed no further: the listing ends here");
  }

  @Test
  void labelsOfLlvmAreRefused() throws IOException {
    String text =
        """
        0000000000001000 <f>:
        <L0>:
            1000:	75 fe                	jne <L0>
            1002:	c3                   	retq
        """;
    Ran ran = run("import", listing(text), "--arch", "x86_64", "-o", flow());
    assertThat(ran.code()).isEqualTo(ExitCode.UNREADABLE);
    assertThat(ran.err()).contains("listing.txt:2: ", "without --symbolize-operands");
  }

  @Test
  void aListingWithoutAddressesIsRead() throws IOException {
    String text =
        """
        <f>:
        	31 c0                	xor    %eax,%eax
        	eb 01                	jmp    <f+0x5>
        	90                   	nop
        	c3                   	ret
        """;
    Ran ran = run("import", listing(text), "--arch", "x86_64", "-o", flow());
    assertThat(ran.code()).as(ran.err()).isEqualTo(ExitCode.OK);
    assertThat(ran.out()).contains("path: 3 instructions");
  }

  @Test
  void intelSyntaxIsRefused() throws IOException {
    String text =
        """
        0000000000001000 <f>:
            1000:	push   rbp
            1001:	call   QWORD PTR [rax+0x8]
            1004:	ret
        """;
    Ran ran = run("import", listing(text), "--arch", "x86_64", "-o", flow());
    assertThat(ran.code()).isEqualTo(ExitCode.UNREADABLE);
    assertThat(ran.err()).contains("without -M intel");
  }

  @Test
  void warningsAlikeAreSummedUpAndGuessesCounted() throws IOException {
    String text =
        "0000000000001000 <f>:\n"
            + "    1000:\tcbz\tx0, 1004 <f+0x4>\n"
            + IntStream.range(1, 10)
                .mapToObj(i -> "    %x:\tmov\tx0, x1\n".formatted(0x1000 + 4 * i))
                .collect(Collectors.joining())
            + IntStream.range(10, 17)
                .mapToObj(i -> "    %x:\tquick%d\tx0\n".formatted(0x1000 + 4 * i, i))
                .collect(Collectors.joining())
            + "    1044:\tret\n";
    Ran ran = run("import", listing(text), "--arch", "arm64", "-o", flow());
    assertThat(ran.code()).as(ran.err()).isEqualTo(ExitCode.OK);
    assertThat(ran.err())
        .contains("'quick14 x0' at f+0x38", "and 2 more such warnings", "1 branch goes by")
        .doesNotContain("quick15");
  }

  @Test
  void namedFunctionsAreDescribedAndTheOthersAreOpaque() throws IOException {
    assertThat(run("import", TOY, "--functions", "system_call,check", "-o", flow()).code())
        .isEqualTo(ExitCode.OK);
    assertThat(Files.readString(Path.of(flow())))
        .contains("\"exit_loop\": {")
        .contains("its code is not followed");
  }
}
