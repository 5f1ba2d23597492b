// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import entryscope.cost.PathCount;
import entryscope.cost.PathCounter;
import entryscope.cost.Scenario;
import entryscope.flow.Flow;
import entryscope.inlining.Expander;
import entryscope.inlining.InlinePlan;
import entryscope.listing.Architecture;
import entryscope.listing.Listing;
import entryscope.listing.Warning;
import entryscope.listing.graph.Known;
import entryscope.listing.trace.Prepared;
import entryscope.listing.trace.TraceReader;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Paths of five real kernels, made of their listings and of the addresses they executed, against
/// what single-stepping counted. Runs where those recordings lie beside the project.
class TruthTest {
  private static final Path TRUTH = Path.of("..", "shared", "truth");

  private record Kernel(String folder, Architecture architecture) {}

  private static final List<Kernel> KERNELS =
      List.of(
          new Kernel("s390x-6.1", Architecture.S390),
          new Kernel("s390x-6.12", Architecture.S390),
          new Kernel("riscv64-6.12", Architecture.RISCV64),
          new Kernel("arm64-6.12", Architecture.ARM64),
          new Kernel("amd64-6.12", Architecture.X86_64));

  @TestFactory
  Stream<DynamicTest> theImportedPathExecutesWhatTheProcessorDid() throws IOException {
    assumeTrue(Files.isDirectory(TRUTH), "no recordings beside the project");
    return KERNELS.stream()
        .flatMap(
            kernel ->
                runs(kernel)
                    .flatMap(
                        run ->
                            Stream.of("executed", "linked")
                                .map(
                                    kind ->
                                        DynamicTest.dynamicTest(
                                            kernel.folder() + " " + run + " " + kind,
                                            () -> check(kernel, run, kind)))));
  }

  private static Stream<String> runs(Kernel kernel) {
    return json(kernel).path("runs").propertyNames().stream();
  }

  private static JsonNode json(Kernel kernel) {
    return JsonMapper.shared()
        .readTree(TRUTH.resolve(kernel.folder()).resolve("path.json").toFile());
  }

  private static void check(Kernel kernel, String run, String kind) throws IOException {
    JsonNode truth = json(kernel).path("runs").path(run).path(kind);
    Listing listing = listing(kernel);
    String trace = trace(truth, listing);
    Prepared prepared =
        Prepared.of(
            listing,
            Optional.of(TraceReader.read(new BufferedReader(new StringReader(trace)))),
            Known.NOTHING);
    var counts = prepared.counts().orElseThrow();
    assertThat(counts.warnings().stream().map(Warning::what)).isEmpty();
    assertThat(counts.executed()).isEqualTo(truth.path("total").asInt());
    Made made =
        FlowMaker.make(
            prepared.graphs(),
            new Wanted(
                List.of(counts.functions().keySet().iterator().next()),
                Optional.of(counts.functions().keySet()),
                50),
            Optional.of(counts),
            Decisions.NONE,
            new Label("truth", "truth", "listing.txt", "6", "test", List.of()));
    assertThat(made.unknown()).isEmpty();
    Flow flow = FlowText.reread(made.flow());
    PathCount count =
        PathCounter.count(
            flow,
            Expander.expand(flow, flow.entry("system-call").function(), InlinePlan.NONE),
            new Scenario("s", "", "", Map.of()));
    assertThat(count.total().instructions())
        .isCloseTo(truth.path("total").asDouble(), within(1e-6));
    perFunction(truth, count);
    blocks(truth, prepared);
  }

  @TestFactory
  Stream<DynamicTest> everyFunctionMakesAFlowThatHoldsTogether() {
    assumeTrue(Files.isDirectory(TRUTH), "no recordings beside the project");
    return KERNELS.stream()
        .map(kernel -> DynamicTest.dynamicTest(kernel.folder(), () -> everyFunction(kernel)));
  }

  private static void everyFunction(Kernel kernel) throws IOException {
    Prepared prepared = Prepared.of(listing(kernel), Optional.empty(), Known.NOTHING);
    for (long address : prepared.graphs().code().listing().functions().keySet()) {
      Made made =
          FlowMaker.make(
              prepared.graphs(),
              new Wanted(List.of(address), Optional.empty(), 3),
              Optional.empty(),
              Decisions.NONE,
              new Label("truth", "truth", "listing.txt", "6", "test", List.of()));
      FlowText.reread(made.flow());
      assertThat(made.unknown()).isEmpty();
    }
  }

  private static Listing listing(Kernel kernel) throws IOException {
    return PlainListing.read(
        kernel.architecture(),
        Files.readAllLines(TRUTH.resolve(kernel.folder()).resolve("listing-plain.txt")));
  }

  private static void perFunction(JsonNode truth, PathCount count) {
    Map<String, Double> expected = new HashMap<>();
    truth
        .path("per_function")
        .properties()
        .forEach(e -> expected.put(e.getKey(), e.getValue().path("instructions").asDouble()));
    Map<String, Double> actual = new HashMap<>();
    count
        .bySymbol()
        .forEach(
            (name, tally) ->
                actual.merge(name.replace(".0x400", ""), tally.instructions(), Double::sum));
    // Code in no function counts for the one that jumps there.
    if (expected.remove(".altinstr_aux") != null) {
      expected.merge("do_syscall_64", 3.0, Double::sum);
      expected.merge("arch_exit_to_user_mode_prepare.isra.0", 3.0, Double::sum);
    }
    Double lowcore = expected.remove("lowcore");
    if (lowcore != null) {
      expected.merge("system_call", lowcore, Double::sum);
    }
    assertThat(actual).isEqualTo(expected);
  }

  /// Every stretch of straight execution begins and ends where blocks do.
  private static void blocks(JsonNode truth, Prepared prepared) {
    Set<Long> starts =
        prepared.counts().orElseThrow().functions().values().stream()
            .flatMap(graph -> graph.blocks().keySet().stream())
            .collect(Collectors.toSet());
    Set<Long> ends =
        prepared.counts().orElseThrow().functions().values().stream()
            .flatMap(graph -> graph.blocks().values().stream())
            .map(block -> block.last().address())
            .collect(Collectors.toSet());
    boolean behindFtrace = false;
    for (JsonNode block : truth.path("blocks")) {
      // A call of ftrace, which is a nop when it runs, ends no block here.
      boolean ftrace = block.path("last").asString().contains("<__fentry__>");
      if (!behindFtrace) {
        assertThat(starts.contains(hex(block.path("start").asString()))).as("%s", block).isTrue();
      }
      if (!ftrace) {
        assertThat(ends.contains(hex(block.path("end").asString()))).as("%s", block).isTrue();
      }
      behindFtrace = ftrace;
    }
  }

  private static long hex(String text) {
    return Long.parseUnsignedLong(text.replaceFirst("^0x", ""), 16);
  }

  /// Addresses, with the instruction where it ran otherwise than it was linked or is not listed.
  private static String trace(JsonNode truth, Listing listing) {
    Set<Long> patched =
        truth
            .path("executed_instructions_that_differ_from_the_vmlinux")
            .valueStream()
            .map(node -> hex(node.path("pc").asString()))
            .collect(Collectors.toSet());
    Set<Long> listed =
        listing.functions().values().stream()
            .flatMap(f -> f.instructions().stream())
            .map(i -> i.address())
            .collect(Collectors.toSet());
    return truth
        .path("listing")
        .valueStream()
        .map(JsonNode::asString)
        .map(
            line -> {
              String[] words = line.split(" ", 4);
              long address = hex(words[0]);
              return patched.contains(address) || !listed.contains(address)
                  ? words[0] + ": " + words[3]
                  : words[0];
            })
        .collect(Collectors.joining("\n"));
  }
}
