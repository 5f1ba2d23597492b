// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.cost.PathCounter;
import entryscope.cost.Scenario;
import entryscope.cost.TooManySwitchesException;
import entryscope.flow.Flow;
import entryscope.flow.Plan;
import entryscope.inlining.Expander;
import entryscope.inlining.InlinePlan;
import entryscope.listing.Listing;
import entryscope.listing.graph.Known;
import entryscope.listing.read.Damage;
import entryscope.listing.read.ListingException;
import entryscope.listing.read.Listings;
import entryscope.listing.read.Options;
import entryscope.listing.read.Rounds;
import entryscope.listing.trace.Prepared;
import entryscope.listing.trace.Trace;
import entryscope.listing.trace.TraceReader;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Whatever a listing says, all the way: text, control flow, trace, flow, the flow's own check, and
/// the count of its path. Lines are moved, doubled, dropped and mixed between listings, targets of
/// branches exchanged, and addresses that never were are traced.
///
/// The same 14,000 rounds in every run; `mvn test -Dtest=entryscope.listing.making.WayFuzzTest
/// -Dfuzz.seconds=600` goes on for ten minutes with other seeds. A failure names its seed, and
/// `-Dfuzz.from` starts there.
@Timeout(3600)
class WayFuzzTest {
  private static final Path TOYS = Path.of("src", "test", "resources", "listing");
  private static final int ROUNDS = 14_000;

  @Test
  void aDamagedListingGivesAFlowThatHoldsTogetherOrSaysWhatIsWrong() throws Exception {
    List<List<String>> seeds = seeds();
    AtomicInteger flows = new AtomicInteger();
    long rounds =
        Rounds.run(
            ROUNDS,
            1,
            random -> {
              String text = String.join("\n", damaged(seeds, random)) + "\n";
              if (random.nextInt(4) == 0) {
                byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
                text = new String(Damage.CYCLIC.of(bytes, bytes, random), StandardCharsets.UTF_8);
              }
              if (followed(text, random)) {
                flows.incrementAndGet();
              }
            });
    assertThat(flows).as("flows made").hasValueGreaterThanOrEqualTo((int) (rounds / 3));
  }

  private static List<List<String>> seeds() throws IOException {
    List<List<String>> seeds = new ArrayList<>();
    try (Stream<Path> files = Files.list(TOYS)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".txt")).sorted().toList()) {
        seeds.add(Files.readAllLines(file, StandardCharsets.UTF_8));
      }
    }
    return seeds;
  }

  private static List<String> damaged(List<List<String>> seeds, Random random) {
    List<String> lines = new ArrayList<>(seeds.get(random.nextInt(seeds.size())));
    for (int changes = random.nextInt(12); changes >= 0; changes--) {
      int at = random.nextInt(lines.size());
      int other = random.nextInt(lines.size());
      switch (random.nextInt(7)) {
        case 0 -> lines.add(other, lines.remove(at));
        case 1 -> lines.add(at, lines.get(other));
        case 2 -> lines.subList(Math.min(at, other), Math.min(at, other) + 1).clear();
        case 3 -> lines.set(at, withOperandsOf(lines.get(at), lines.get(other)));
        case 4 -> lines.set(at, withDigit(lines.get(at), random));
        case 5 -> lines.set(at, withMnemonicOf(lines.get(at), lines.get(other)));
        default -> {
          List<String> foreign = seeds.get(random.nextInt(seeds.size()));
          int from = random.nextInt(foreign.size());
          lines.addAll(at, foreign.subList(from, Math.min(foreign.size(), from + 20)));
        }
      }
    }
    return lines;
  }

  /// One line's address and mnemonic with what another jumps to.
  private static String withOperandsOf(String line, String other) {
    int cut = line.lastIndexOf(' ');
    int from = other.lastIndexOf('\t');
    return cut < 0 || from < 0 ? other : line.substring(0, cut) + " " + other.substring(from);
  }

  private static String withMnemonicOf(String line, String other) {
    int cut = line.indexOf('\t');
    int from = other.indexOf('\t');
    return cut < 0 || from < 0 ? other : line.substring(0, cut) + other.substring(from);
  }

  private static String withDigit(String line, Random random) {
    if (line.isEmpty()) {
      return ":";
    }
    int at = random.nextInt(line.length());
    return line.substring(0, at) + Integer.toHexString(random.nextInt(16)) + line.substring(at + 1);
  }

  /// Whether the listing became a flow.
  private static boolean followed(String text, Random random) throws IOException {
    Listing listing;
    try (var index = Listings.ofText("fuzz", text, Options.DEFAULT)) {
      listing = index.whole();
    } catch (ListingException e) {
      assertThat(e.what()).isNotBlank();
      return false;
    }
    List<Long> addresses =
        listing.functions().values().stream()
            .flatMap(f -> f.instructions().stream())
            .map(i -> i.address())
            .toList();
    if (addresses.isEmpty()) {
      return false;
    }
    Prepared prepared = Prepared.of(listing, trace(addresses, random), Known.NOTHING);
    List<Long> roots =
        listing.functions().keySet().stream()
            .filter(start -> prepared.graphs().at(start).isPresent())
            .toList();
    if (roots.isEmpty()) {
      return false;
    }
    Made made =
        FlowMaker.make(
            prepared.graphs(),
            new Wanted(
                List.of(roots.get(random.nextInt(roots.size()))),
                Optional.empty(),
                random.nextInt(5)),
            prepared.counts(),
            Decisions.NONE,
            new Label("fuzz", "fuzz", "fuzz.txt", "6", "fuzz", List.of()));
    counted(FlowText.reread(made.flow()));
    return true;
  }

  private static Optional<Trace> trace(List<Long> addresses, Random random) throws IOException {
    if (random.nextBoolean()) {
      return Optional.empty();
    }
    StringBuilder text = new StringBuilder();
    int at = random.nextInt(addresses.size());
    for (int i = random.nextInt(60); i >= 0; i--) {
      long address = addresses.get(at) + (random.nextInt(20) == 0 ? random.nextInt(9) : 0);
      text.append(Long.toHexString(address)).append('\n');
      at = random.nextInt(6) == 0 ? random.nextInt(addresses.size()) : (at + 1) % addresses.size();
    }
    return Optional.of(TraceReader.read(new BufferedReader(new StringReader(text.toString()))));
  }

  private static void counted(Flow flow) {
    try {
      double instructions =
          PathCounter.count(
                  flow,
                  Expander.expand(
                      flow,
                      flow.entry("system-call").function(),
                      InlinePlan.of(flow.plan(Plan.COMPILED))),
                  new Scenario("s", "", "", Map.of()))
              .total()
              .instructions();
      assertThat(instructions).isFinite().isNotNegative();
    } catch (TooManySwitchesException e) {
      assertThat(e.getMessage()).isNotBlank();
    }
  }
}
