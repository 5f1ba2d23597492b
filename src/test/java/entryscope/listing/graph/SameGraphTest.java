// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.graph;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.listing.Architecture;
import entryscope.listing.FunctionListing;
import entryscope.listing.Instruction;
import entryscope.listing.Listing;
import entryscope.listing.code.Step;
import entryscope.listing.read.ListingException;
import entryscope.listing.read.Listings;
import entryscope.listing.read.Options;
import entryscope.listing.read.Progress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// One program, disassembled by GNU objdump and llvm-objdump with several options.
class SameGraphTest {
  private static final Path FOLDER = Path.of("src/test/resources/listing");
  private static final String UNDECODED = "undecoded";
  private static final List<String> OTHERS =
      List.of("llvm", "gnu-bare", "llvm-bare", "jumps", "lines-gnu", "lines-llvm");

  @TestFactory
  Stream<DynamicTest> theSameGraphWhicheverToolPrintedIt() {
    return Arrays.stream(Architecture.values())
        .flatMap(
            architecture ->
                OTHERS.stream()
                    .filter(other -> Files.exists(file(architecture, other)))
                    .map(
                        other ->
                            DynamicTest.dynamicTest(
                                architecture.id() + " " + other, () -> same(architecture, other))));
  }

  private static void same(Architecture architecture, String other) throws ListingException {
    Map<Long, String> gnu = shapes(listing(architecture, "gnu"));
    Map<Long, String> others = shapes(listing(architecture, other));
    // Symbol tables tell inner labels from functions, so that files with one have fewer.
    gnu.keySet().retainAll(others.keySet());
    others.keySet().retainAll(gnu.keySet());
    assertThat(gnu).hasSizeGreaterThan(8);
    gnu.forEach(
        (start, shape) -> {
          String found = String.valueOf(others.get(start));
          boolean all = !found.contains(UNDECODED);
          assertThat(all ? found : withoutWork(found)).isEqualTo(all ? shape : withoutWork(shape));
        });
  }

  /// A shape without what single instructions do, for tools that could not decode all of them.
  private static String withoutWork(String shape) {
    return shape.replaceAll("(next|site) [a-z-]+|" + UNDECODED, "work");
  }

  private static Path file(Architecture architecture, String options) {
    return FOLDER.resolve(architecture.id() + "-" + options + ".txt");
  }

  private static Listing listing(Architecture architecture, String options)
      throws ListingException {
    try (var index = Listings.open(file(architecture, options), Options.DEFAULT, Progress.NONE)) {
      return index.whole();
    }
  }

  /// Functions by address with their blocks: what instructions do, how blocks end, where they lead.
  private static Map<Long, String> shapes(Listing listing) {
    Graphs graphs = new Graphs(new CodeMap(listing), Known.NOTHING);
    Map<Long, String> shapes = new HashMap<>();
    for (FunctionListing function : listing.functions().values()) {
      FunctionGraph graph = graphs.at(function.symbol().address()).orElseThrow();
      String shape =
          graph.blocks().values().stream()
              .map(SameGraphTest::shape)
              .collect(Collectors.joining("\n"));
      shapes.put(graph.start(), shape);
    }
    return shapes;
  }

  private static String shape(BasicBlock block) {
    return "%x %s %s %s"
        .formatted(
            block.start(),
            block.steps().stream().map(SameGraphTest::shape).toList(),
            block.end().getClass().getSimpleName(),
            block.end().inside().stream().map(Long::toHexString).toList());
  }

  private static String shape(Step step) {
    if (step.instruction().kind() == Instruction.Kind.UNKNOWN
        || step.instruction().mnemonic().contains("unknown")) {
      return UNDECODED;
    }
    return step.control().id()
        + step.meaning().operation().map(operation -> " " + operation.id()).orElse("");
  }
}
