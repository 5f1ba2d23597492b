// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.cost.PathCount;
import entryscope.cost.PathCounter;
import entryscope.cost.Scenario;
import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.Flow;
import entryscope.flow.Operation;
import entryscope.flow.Terminator;
import entryscope.flow.Terminator.Branch;
import entryscope.flow.Terminator.Decision;
import entryscope.inlining.Expander;
import entryscope.inlining.InlinePlan;
import entryscope.listing.Architecture;
import entryscope.listing.Listing;
import entryscope.listing.graph.Known;
import entryscope.listing.read.Listings;
import entryscope.listing.read.Options;
import entryscope.listing.trace.Prepared;
import entryscope.listing.trace.Trace;
import entryscope.listing.trace.TraceReader;
import entryscope.quantity.Probability;
import java.io.BufferedReader;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FlowMakerTest {
  private static final String RISCV =
      """
      0000000000001000 <f>:
          1000:	beqz	a0,1008 <f+0x8>
          1004:	j	100c <f+0xc>
          1008:	addi	a0,a0,1
          100c:	ret
      """;

  private static Listing listing(Architecture architecture, String text) throws Exception {
    try (var index =
        Listings.ofText("test", text, Options.DEFAULT.withArchitecture(architecture))) {
      return index.whole();
    }
  }

  private static Made made(
      Listing listing, Optional<Trace> trace, Known known, Decisions decisions) {
    Prepared prepared = Prepared.of(listing, trace, known);
    Made made =
        FlowMaker.make(
            prepared.graphs(),
            new Wanted(List.of(listing.functions().firstKey()), Optional.empty(), 5),
            prepared.counts(),
            decisions,
            new Label("test", "test", "test.txt", "6.12", "test", List.of()));
    FlowText.reread(made.flow());
    return made;
  }

  private static Flow flow(Architecture architecture, String text) throws Exception {
    return made(listing(architecture, text), Optional.empty(), Known.NOTHING, Decisions.NONE)
        .flow();
  }

  @Test
  void aJumpToWhatAnObjectDoesNotHoldLeavesByItsName() throws Exception {
    Flow flow =
        flow(
            Architecture.ARM64,
            """
            0000000000000000 <f>:
               0:	35000060 	cbnz	w0, 0 <slow>
            			0: R_AARCH64_CONDBR19	slow
               4:	d503201f 	nop
               8:	14000000 	b	0 <tail>
            			8: R_AARCH64_JUMP26	tail
            """);
    assertThat(flow.functions()).containsOnlyKeys("f", "slow", "tail");
    assertThat(((Branch) end(flow, "f", "0x0")).then()).isEqualTo("0x0.taken");
    assertThat(end(flow, "f", "0x4")).isInstanceOf(Terminator.TailCall.class);
  }

  @Test
  void aPairThatARelocationNamesCallsNoPointer() throws Exception {
    Flow flow =
        flow(
            Architecture.RISCV64,
            """
            0000000000000000 <f>:
               0:	00000097          	auipc	ra,0x0
            			0: R_RISCV_CALL_PLT	slow
               4:	000080e7          	jalr	ra # 0 <f>
               8:	00000317          	auipc	t1,0x0
            			8: R_RISCV_CALL_PLT	tail
               c:	00030067          	jr	t1
            """);
    assertThat(flow.functions()).containsOnlyKeys("f", "slow", "tail");
    assertThat(end(flow, "f", "0x0"))
        .isInstanceOfSatisfying(
            Terminator.Call.class, call -> assertThat(call.site().indirect()).isFalse());
    assertThat(end(flow, "f", "0x8")).isInstanceOf(Terminator.TailCall.class);
  }

  @Test
  void aBranchToAnUnlikelySectionThatIsNotThereGoesOn() throws Exception {
    Flow flow =
        flow(
            Architecture.X86_64,
            """
            0000000000000000 <f>:
               0:	0f 84 00 00 00 00    	je     6 <f+0x6>
            			2: R_X86_64_PC32	.text.unlikely+0x10
               6:	c3                   	ret
            """);
    assertThat(((Branch) end(flow, "f", "0x0")).decision())
        .isEqualTo(new Decision.Chance(new Probability(0)));
  }

  @Test
  void theNopOfTwoBytesIsFillUnderEachName() throws Exception {
    Made made =
        made(
            listing(
                Architecture.X86_64,
                """
                0000000000001000 <f>:
                    1000:	eb 04                	jmp    1006 <f+0x6>
                    1002:	66 90                	xchg   %ax,%ax
                    1004:	66 90                	nop
                    1006:	c3                   	ret
                """),
            Optional.empty(),
            Known.NOTHING,
            Decisions.NONE);
    assertThat(made.warnings()).isEmpty();
  }

  private static Trace trace(String text) throws Exception {
    return TraceReader.read(new BufferedReader(new StringReader(text)));
  }

  private static Map<String, Block> blocks(Flow flow, String function) {
    return ((Body.Described) flow.function(function).body()).blocks();
  }

  private static Terminator end(Flow flow, String function, String block) {
    return Optional.ofNullable(blocks(flow, function).get(block)).orElseThrow().terminator();
  }

  private static PathCount count(Flow flow) {
    return PathCounter.count(
        flow,
        Expander.expand(flow, flow.entry("system-call").function(), InlinePlan.NONE),
        new Scenario("s", "", "", Map.of()));
  }

  @Test
  void aBranchAndTheJumpAfterItAreTwoBlocksWithThreeEdges() throws Exception {
    Flow flow = flow(Architecture.RISCV64, RISCV);
    assertThat(end(flow, "f", "0x0").successors()).containsExactly("0x8", "0x4");
    assertThat(end(flow, "f", "0x4")).isEqualTo(new Terminator.Goto("0xc", true));
  }

  @Test
  void whoReturnsOnlyBehindACallWithoutAWayBackDoesNotReturn() throws Exception {
    Flow flow =
        flow(
            Architecture.X86_64,
            """
            0000000000001000 <f>:
                1000:	call   1010 <outer>
                1005:	ret
            0000000000001010 <outer>:
                1010:	call   1020 <dead>
                1015:	ret
            0000000000001020 <dead>:
                1020:	hlt
                1021:	jmp    1020 <dead>
            """);
    assertThat(end(flow, "f", "0x0")).isInstanceOf(Terminator.TailCall.class);
    assertThat(end(flow, "outer", "0x0")).isInstanceOf(Terminator.TailCall.class);
  }

  @Test
  void aBranchToldByHandGoesAsTold() throws Exception {
    Made made =
        made(
            listing(Architecture.RISCV64, RISCV),
            Optional.empty(),
            Known.NOTHING,
            new Decisions(Map.of(0x1000L, new Probability(1))));
    assertThat(count(made.flow()).total().instructions()).isEqualTo(3);
    assertThat(blocks(made.flow(), "f").values())
        .anyMatch(block -> block.does().contains("told by hand"));
  }

  @Test
  void aTraceDecidesBranchesAndSeveralPassesAreAveraged() throws Exception {
    Trace twice = trace("1000\n1004\n100c\n1000\n1008\n100c\n1000\n1008\n100c\n1000\n1008\n100c\n");
    Prepared prepared =
        Prepared.of(listing(Architecture.RISCV64, RISCV), Optional.of(twice), Known.NOTHING);
    assertThat(prepared.counts().orElseThrow().passes()).isEqualTo(4);
    Made made =
        made(
            listing(Architecture.RISCV64, RISCV),
            Optional.of(twice),
            Known.NOTHING,
            Decisions.NONE);
    assertThat(end(made.flow(), "f", "0x0"))
        .isInstanceOfSatisfying(
            Branch.class,
            branch ->
                assertThat(branch.decision())
                    .isEqualTo(new Decision.Chance(new Probability(0.75))));
    assertThat(count(made.flow()).total().instructions()).isEqualTo(3);
  }

  private static final String INDIRECT =
      """
      0000000000001000 <f>:
          1000:	cmp	x0, #0x3
          1004:	br	x16
          1008:	mov	x0, #0x1
          100c:	ret
          1010:	mov	x0, #0x2
          1014:	ret
      """;

  @Test
  void anUnresolvedJumpIsSaidToBeOneAndItsTargetsAreNotLost() throws Exception {
    Made made =
        made(
            listing(Architecture.ARM64, INDIRECT), Optional.empty(), Known.NOTHING, Decisions.NONE);
    assertThat(end(made.flow(), "f", "0x0"))
        .isInstanceOfSatisfying(
            Terminator.TailCall.class,
            tail -> assertThat(tail.site().callee()).isEqualTo("f.unresolved"));
    assertThat(count(made.flow()).total().instructions()).isEqualTo(2);
    assertThat(count(made.flow()).total().unknown()).containsKey("f.unresolved");
    assertThat(made.warnings()).anyMatch(w -> w.what().contains("nothing seen leads to 4"));
  }

  @Test
  void targetsToldByHandResolveAJump() throws Exception {
    Made made =
        made(
            listing(Architecture.ARM64, INDIRECT),
            Optional.empty(),
            new Known(Map.of(0x1004L, List.of(0x1008L, 0x1010L))),
            Decisions.NONE);
    assertThat(blocks(made.flow(), "f")).containsKeys("0x8", "0x10");
    assertThat(count(made.flow()).total().instructions()).isEqualTo(4);
    assertThat(made.warnings()).isEmpty();
  }

  @Test
  void codeThatRunsOnIntoAnotherFunctionExecutesNoJump() throws Exception {
    Listing listing =
        PlainListing.read(
            Architecture.X86_64,
            """
            # ==== f 0x1000..0x1004 size 4
            0000000000001000 <f>:
                1000:	xor    %eax,%eax
                1002:	inc    %eax
            # ==== g 0x1004..0x1007 size 3
            0000000000001004 <g>:
                1004:	inc    %eax
                1006:	ret
            """
                .lines()
                .toList());
    Flow flow = made(listing, Optional.empty(), Known.NOTHING, Decisions.NONE).flow();
    assertThat(end(flow, "f", "0x0"))
        .isInstanceOfSatisfying(
            Terminator.TailCall.class, tail -> assertThat(tail.site().callee()).isEqualTo("g"));
    assertThat(count(flow).total().instructions()).isEqualTo(4);
    assertThat(count(flow).total().count(Operation.TAKEN_BRANCH)).isZero();
  }

  @Test
  void aConditionalJumpOutIsCountedOnce() throws Exception {
    String text =
        """
        0000000000001000 <f>:
            1000:	test   %eax,%eax
            1002:	jne    1010 <g>
            1008:	ret

        0000000000001010 <g>:
            1010:	inc    %eax
            1012:	ret
        """;
    for (double taken : new double[] {0, 1}) {
      Made made =
          made(
              listing(Architecture.X86_64, text),
              Optional.empty(),
              Known.NOTHING,
              new Decisions(Map.of(0x1002L, new Probability(taken))));
      PathCount count = count(made.flow());
      assertThat(count.total().instructions()).isEqualTo(3 + taken);
      assertThat(count.total().count(Operation.TAKEN_BRANCH)).isEqualTo(taken);
      assertThat(count.total().count(Operation.BRANCH)).isEqualTo(1 - taken);
    }
  }

  @Test
  void aWarningComesBackAndABugDoesNot() throws Exception {
    Flow flow =
        flow(
            Architecture.X86_64,
            """
            0000000000001000 <f>:
                1000:	test   %eax,%eax
                1002:	jne    1010 <f+0x10>
                1004:	test   %edx,%edx
                1006:	jne    1020 <f+0x20>
                1008:	ret
                1010:	ud2
                1012:	jmp    1004 <f+0x4>
                1020:	ud2
                1022:	int3
            """);
    assertThat(end(flow, "f", "0x10").successors()).containsExactly("0x12");
    assertThat(end(flow, "f", "0x20")).isEqualTo(new Terminator.Leave());
    assertThat(count(flow).total().instructions()).isEqualTo(5);
    assertThat(blocks(flow, "f").get("0x0"))
        .extracting(Block::does)
        .asString()
        .contains("a trap: a warning or a bug");
  }

  @Test
  void aLoopGoesRoundAndOneWithoutEndIsCut() throws Exception {
    Flow loop =
        flow(
            Architecture.X86_64,
            """
            0000000000001000 <f>:
                1000:	dec    %eax
                1002:	jne    1000 <f>
                1004:	ret
            """);
    assertThat(count(loop).total().instructions()).isEqualTo(2 * Heuristics.PASSES + 1);
    Flow endless =
        flow(
            Architecture.X86_64,
            """
            0000000000001000 <f>:
                1000:	hlt
                1001:	jmp    1000 <f>
            """);
    assertThat(count(endless).total().instructions()).isEqualTo(2);
  }

  @Test
  void recursionIsCutByAnOpaqueTwin() throws Exception {
    Flow flow =
        flow(
            Architecture.X86_64,
            """
            0000000000001000 <f>:
                1000:	call   1010 <g>
                1005:	ret

            0000000000001010 <g>:
                1010:	call   1010 <g>
                1015:	ret
            """);
    assertThat(flow.functions()).containsKeys("f", "g", "g.again");
    assertThat(count(flow).total().unknown()).containsKey("g.again");
  }

  @Test
  void namesAreCutAndKeptApart() throws Exception {
    String name = "x".repeat(400);
    Flow flow =
        flow(
            Architecture.X86_64,
            """
            0000000000001000 <f>:
                1000:	call   1010 <NAME>
                1005:	call   1020 <$odd name>
                100a:	ret

            0000000000001010 <NAME>:
                1010:	ret
            """
                .replace("NAME", name));
    assertThat(flow.functions().keySet())
        .allMatch(each -> each.matches("[A-Za-z_.][A-Za-z0-9_.]{0,127}"));
    assertThat(flow.functions()).hasSize(3);
  }

  @Test
  void aStaticKeyWithATargetIsASwitch() throws Exception {
    Flow flow =
        flow(
            Architecture.S390,
            """
            0000000000001000 <f>:
                1000:	jgnop	1000 <f>
                1006:	jgnop	1012 <f+0x12>
                100c:	br	%r14
                1012:	lghi	%r2,1
                1016:	br	%r14
            """);
    assertThat(flow.switches()).containsOnlyKeys("key-f-6");
    Expander.expand(flow, "f", InlinePlan.NONE);
    assertThat(count(flow).total().instructions()).isEqualTo(3);
    PathCount on =
        PathCounter.count(
            flow,
            Expander.expand(flow, "f", InlinePlan.NONE),
            new Scenario("s", "", "", Map.of("key-f-6", Probability.ALWAYS)));
    assertThat(on.total().instructions()).isEqualTo(4);
    assertThat(on.total().count(Operation.TAKEN_BRANCH)).isEqualTo(1);
  }

  @Test
  void patchedCodeIsSeenInATraceOfBareAddresses() throws Exception {
    String text =
        """
        0000000000001000 <f>:
            1000:	call   *0x1234(%rip)        # 2000 <pv_ops+0x100>
            1006:	nop
            1007:	nop
            1008:	nop
            1009:	ret
        """;
    Prepared prepared =
        Prepared.of(
            listing(Architecture.X86_64, text),
            Optional.of(trace("1000\n1001\n1006\n1009\n")),
            Known.NOTHING);
    assertThat(prepared.counts().orElseThrow().executed()).isEqualTo(4);
    assertThat(prepared.patches()).isNotEmpty();
  }
}
