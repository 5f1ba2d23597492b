// SPDX-License-Identifier: Apache-2.0
package entryscope.session.importing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;
import static org.assertj.core.api.Assertions.tuple;

import entryscope.cost.PathCount;
import entryscope.cost.PathCounter;
import entryscope.cost.Scenario;
import entryscope.flow.Body;
import entryscope.flow.Flow;
import entryscope.flow.Switch;
import entryscope.inlining.Expander;
import entryscope.inlining.InlinePlan;
import entryscope.listing.read.ListingIndex;
import entryscope.listing.read.Listings;
import entryscope.listing.read.Options;
import entryscope.listing.read.Progress;
import entryscope.quantity.Probability;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// ELF files say where static keys are. A script that prints a listing stands in for objdump.
final class StaticKeysTest {
  private static final Path LISTINGS = Path.of("src", "test", "resources", "listing");

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "keys-x86_64, keys-x86_64.txt",
    "keys-arm64, keys-arm64.txt",
    "keys-riscv64, keys-riscv64.txt",
    "keys-x86_64.o, keys-x86_64-object.txt",
    "keys-riscv64.o, keys-riscv64-object.txt"
  })
  void eachKeyIsASwitchAsLinkedForAllItsPlaces(String elf, String listing) throws Exception {
    Flow flow = imported(elf, listing, Optional.empty());
    Map<String, Double> defaults = new HashMap<>();
    flow.switches().values().stream()
        .filter(one -> one.kind() == Switch.Kind.BOOT)
        .forEach(one -> defaults.put(one.id(), one.byDefault().value()));
    assertThat(defaults)
        .containsOnly(
            entry("key-tracking", 0.0), entry("key-checking", 1.0), entry("key-counter-0x8", 0.0));
    assertThat(calls(flow, Map.of())).isEqualTo(2);
    assertThat(calls(flow, Map.of("key-tracking", 1.0))).isEqualTo(4);
    assertThat(calls(flow, Map.of("key-checking", 0.0))).isEqualTo(1);
    assertThat(calls(flow, Map.of("key-counter-0x8", 1.0))).isEqualTo(3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"x86_64", "arm64", "riscv64"})
  void asLinkedThePathIsThatOfTheListingAlone(String name) throws Exception {
    Flow known = imported("keys-" + name, "keys-" + name + ".txt", Optional.empty());
    Flow plain =
        imported(
            Listings.open(
                LISTINGS.resolve("keys-" + name + ".txt"), Options.DEFAULT, Progress.NONE),
            Optional.empty());
    assertThat(plain.switches()).isEmpty();
    assertThat(count(known, Map.of()).total().instructions())
        .isEqualTo(count(plain, Map.of()).total().instructions());
  }

  @Test
  void aTraceTellsHowAKeyWasSet() throws Exception {
    List<String> ran =
        List.of(
            "30", "00", "05", "09", "35", "38", "3b", "70", "73", "10", "13", "17", "78", "7b",
            "40", "45", "48", "20", "23", "27", "4d", "50", "52", "55", "10", "13", "17", "5a",
            "5d", "62", "65");
    Path trace =
        Files.write(
            folder.resolve("trace.txt"), ran.stream().map(a -> "ffffffff810000" + a).toList());
    Flow flow = imported("keys-x86_64", "keys-x86_64.txt", Optional.of(trace));
    assertThat(flow.switches().values())
        .extracting(Switch::id, one -> one.byDefault().value())
        .contains(
            tuple("key-tracking", 1.0), tuple("key-checking", 1.0), tuple("key-counter-0x8", 0.0));
    assertThat(count(flow, Map.of()).total().instructions()).isEqualTo(ran.size());
  }

  @ParameterizedTest
  @CsvSource({
    "keys-x86_64, keys-x86_64.txt",
    "keys-x86_64.o, keys-x86_64-object.txt",
  })
  void aJumpThatNopsReplaceGivenAFeatureIsASwitch(String elf, String listing) throws Exception {
    Flow flow = imported(elf, listing, Optional.empty());
    String feature = "cpu-x86_feature-7-32-11";
    assertThat(flow.switches().values())
        .filteredOn(one -> one.kind() == Switch.Kind.CPU)
        .extracting(Switch::id, Switch::title, one -> one.byDefault().value())
        .containsExactly(tuple(feature, "X86_FEATURE 7*32+11", 0.0));
    assertThat(count(flow, Map.of(feature, 1.0)).total().instructions())
        .isEqualTo(count(flow, Map.of()).total().instructions() + 1);
  }

  @Test
  void aQuestionForAFeatureIsASwitchThatIsOffByDefault() throws Exception {
    Flow flow = imported("asked-x86_64", "asked-x86_64.txt", Optional.empty());
    String feature = "cpu-x86_feature-8-32-16";
    assertThat(flow.switches().values())
        .extracting(Switch::id, one -> one.byDefault().value())
        .containsExactly(tuple(feature, 0.0));
    assertThat(flow.functions()).containsOnlyKeys("entered", "many", "few");
    assertThat(calls(flow, Map.of())).isEqualTo(1);
    assertThat(calls(flow, Map.of(feature, 1.0))).isEqualTo(2);
  }

  @Test
  void aReplacementIsSaidAtTheBlockItReplaces() throws Exception {
    Flow flow = imported("keys-x86_64", "keys-x86_64.txt", Optional.empty());
    Body.Described check = Expander.expand(flow, "check", InlinePlan.NONE).body();
    assertThat(check.start().does())
        .contains(
            "Replaced at boot: 3 bytes at 0x0, by 3 at 0xffffffff810000aa, given X86_FEATURE"
                + " 9*32+20");
  }

  private ListingIndex open(String elf, String listing) throws Exception {
    Path objdump = folder.resolve("dump");
    Files.writeString(
        objdump, "#!/bin/sh\ncat " + LISTINGS.resolve(listing).toAbsolutePath() + "\n");
    Files.setPosixFilePermissions(objdump, PosixFilePermissions.fromString("rwxr-xr-x"));
    return Listings.open(
        LISTINGS.resolve(elf), Options.DEFAULT.withObjdump(objdump.toString()), Progress.NONE);
  }

  private Flow imported(String elf, String listing, Optional<Path> trace) throws Exception {
    return imported(open(elf, listing), trace);
  }

  private static Flow imported(ListingIndex opened, Optional<Path> trace) {
    try (opened) {
      ImportRequest request =
          new ImportRequest(List.of(), Optional.of("entered"), OptionalInt.of(1), trace, List.of());
      Imported outcome = Importer.of(opened, request, "keys", "keys", "6.12");
      assertThat(outcome).isInstanceOf(Imported.Done.class);
      return ((Imported.Done) outcome).made().flow();
    }
  }

  private static double calls(Flow flow, Map<String, Double> set) {
    return count(flow, set).total().calls();
  }

  private static PathCount count(Flow flow, Map<String, Double> set) {
    Map<String, Probability> switches = new HashMap<>();
    set.forEach((id, value) -> switches.put(id, new Probability(value)));
    return PathCounter.count(
        flow,
        Expander.expand(flow, "entered", InlinePlan.NONE),
        new Scenario("test", "", "", switches));
  }
}
