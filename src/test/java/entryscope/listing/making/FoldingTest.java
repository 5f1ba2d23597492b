// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import entryscope.cost.PathCount;
import entryscope.cost.PathCounter;
import entryscope.cost.Scenario;
import entryscope.cost.TextSize;
import entryscope.flow.Body;
import entryscope.flow.Flow;
import entryscope.flow.Plan;
import entryscope.inlining.Expander;
import entryscope.inlining.InlinePlan;
import entryscope.listing.FunctionListing;
import entryscope.listing.Instruction;
import entryscope.listing.Listing;
import entryscope.listing.graph.Known;
import entryscope.listing.read.Listings;
import entryscope.listing.read.Options;
import entryscope.listing.read.Progress;
import entryscope.listing.trace.Prepared;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Frames of what was inlined: they change what is seen, not what is executed.
class FoldingTest {
  private static final Path TOYS = Path.of("src", "test", "resources", "listing");

  /// `work` stands together; the compiler tests what `likely` gives by jumping to what follows.
  private static final String TEXT =
      """
      a.o:     file format elf64-littleriscv

      Disassembly of section .text:

      0000000000001000 <f>:
      f():
      a.c:10
          1000:	addi	sp,sp,-16
      work():
      a.c:2
      inlined by a.c:11 (f)
          1004:	addi	a0,a0,1
      inlined by a.c:11 (f)
          1008:	beqz	a0,1010 <f+0x10>
      inlined by a.c:11 (f)
          100c:	addi	a0,a0,2
      inlined by a.c:11 (f)
          1010:	addi	a0,a0,3
      likely():
      a.c:5
      inlined by a.c:12 (f)
          1014:	addi	a1,a0,1
      inlined by a.c:12 (f)
          1018:	addi	a1,a1,1
      inlined by a.c:12 (f)
          101c:	bnez	a1,1028 <f+0x28>
      f():
      a.c:13
          1020:	addi	a0,a0,4
          1024:	j	102c <f+0x2c>
          1028:	addi	a0,a0,5
      work():
      a.c:2
      inlined by a.c:14 (f)
          102c:	addi	a0,a0,1
      inlined by a.c:14 (f)
          1030:	addi	a0,a0,1
      inlined by a.c:14 (f)
          1034:	addi	a0,a0,1
      f():
      a.c:15
          1038:	addi	sp,sp,16
          103c:	ret
      """;

  private static Listing toy(String name) throws Exception {
    try (var index = Listings.open(TOYS.resolve(name), Options.DEFAULT, Progress.NONE)) {
      return index.whole();
    }
  }

  private static Listing text(String text) throws Exception {
    try (var index = Listings.ofText("test", text, Options.DEFAULT)) {
      return index.whole();
    }
  }

  private static Flow flow(Listing listing, long root) {
    Prepared prepared = Prepared.of(listing, Optional.empty(), Known.NOTHING);
    Made made =
        FlowMaker.make(
            prepared.graphs(),
            new Wanted(List.of(root), Optional.empty(), 5),
            Optional.empty(),
            Decisions.NONE,
            new Label("test", "test", "test.txt", "6.12", "test", List.of()));
    return FlowText.reread(made.flow());
  }

  private static PathCount count(Flow flow, InlinePlan plan) {
    return PathCounter.count(
        flow,
        Expander.expand(flow, flow.entry("system-call").function(), plan),
        new Scenario("s", "", "", Map.of()));
  }

  private static InlinePlan compiled(Flow flow) {
    return InlinePlan.of(flow.plan(Plan.COMPILED));
  }

  /// The same listing, as if it had no debug information.
  private static Listing withoutFrames(Listing listing) {
    TreeMap<Long, FunctionListing> functions = new TreeMap<>();
    listing
        .functions()
        .forEach(
            (address, f) ->
                functions.put(
                    address,
                    new FunctionListing(
                        f.symbol(),
                        f.labels(),
                        f.instructions().stream().map(FoldingTest::withoutFrames).toList(),
                        f.size())));
    return new Listing(listing.architecture(), functions, listing.symbols(), listing.warnings());
  }

  private static Instruction withoutFrames(Instruction i) {
    return new Instruction(
        i.address(),
        i.length(),
        i.mnemonic(),
        i.operands(),
        i.comment(),
        i.target(),
        i.targetSymbol(),
        i.line(),
        List.of(),
        i.source(),
        i.kind());
  }

  @Test
  void whatStandsTogetherBecomesAFrameThatCopiesShareNot() throws Exception {
    Flow flow = flow(text(TEXT), 0x1000);
    assertThat(flow.plan(Plan.COMPILED).inlined())
        .containsExactlyInAnyOrder("work", "work.1", "likely");
    assertThat(
            ((Body.Described) flow.function("work").body()).blocks().size()
                + ((Body.Described) flow.function("work.1").body()).blocks().size())
        .isEqualTo(6);
  }

  @Test
  void anInlinedTestLeadsToWhatItLedTo() throws Exception {
    Flow flow = flow(text(TEXT), 0x1000);
    var blocks = ((Body.Described) flow.function("f").body()).blocks();
    assertThat(blocks).containsKey("0x14.left");
    assertThat(blocks.values().stream().flatMap(b -> b.terminator().successors().stream()))
        .contains("0x28", "0x20");
  }

  @Test
  void closedAFrameCostsCallAndReturn() throws Exception {
    Flow flow = flow(text(TEXT), 0x1000);
    InlinePlan closed = compiled(flow).withFunction("likely", false);
    assertThat(
            count(flow, closed).total().instructions()
                - count(flow, compiled(flow)).total().instructions())
        .isCloseTo(2, within(1e-9));
  }

  @TestFactory
  Stream<DynamicTest> framesChangeNeitherInstructionsNorTextOfAnyToy() {
    return Stream.of("x86_64", "x86_32", "arm64", "s390", "riscv64", "loongarch64")
        .map(a -> DynamicTest.dynamicTest(a, () -> sameExecuted(toy(a + "-lines-gnu.txt"))));
  }

  private static void sameExecuted(Listing listing) {
    int frames = 0;
    for (long root : listing.functions().keySet()) {
      if (Prepared.of(listing, Optional.empty(), Known.NOTHING).graphs().at(root).isPresent()) {
        Flow folded = flow(listing, root);
        Flow plain = flow(withoutFrames(listing), root);
        InlinePlan plan = compiled(folded);
        frames += plan.everywhere().size();
        PathCount counted = count(folded, plan);
        assertThat(counted.total().instructions())
            .as("at %x", root)
            .isCloseTo(count(plain, InlinePlan.NONE).total().instructions(), within(1e-9));
        assertThat(counted.total().calls())
            .isCloseTo(count(plain, InlinePlan.NONE).total().calls(), within(1e-9));
        assertThat(TextSize.of(folded, plan).bySymbol())
            .isEqualTo(TextSize.of(plain, InlinePlan.NONE).bySymbol());
      }
    }
    assertThat(frames).as("frames in all functions").isPositive();
  }
}
