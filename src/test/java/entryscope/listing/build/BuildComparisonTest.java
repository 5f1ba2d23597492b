// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.build;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.listing.build.Whereabouts.Into;
import entryscope.listing.read.ListingException;
import entryscope.listing.read.ListingIndex;
import entryscope.listing.read.Listings;
import entryscope.listing.read.Options;
import entryscope.listing.read.Progress;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/// Two builds of `builds/inline.c`: in the later one `work` and `small` are inlined everywhere.
final class BuildComparisonTest {
  private static final Path BUILDS = Path.of("src/test/resources/builds");

  private static ListingIndex open(String name) throws ListingException {
    return Listings.open(BUILDS.resolve(name), Options.DEFAULT, Progress.NONE);
  }

  private static BuildComparison compare(String before, String after) throws ListingException {
    try (ListingIndex one = open(before);
        ListingIndex other = open(after)) {
      return BuildComparison.of(one, other, Progress.NONE);
    }
  }

  private static BuildComparison compareTexts(String before, String after) throws ListingException {
    try (ListingIndex one = Listings.ofText("before", before, Options.DEFAULT);
        ListingIndex other = Listings.ofText("after", after, Options.DEFAULT)) {
      return BuildComparison.of(one, other, Progress.NONE);
    }
  }

  private static SizeChange change(BuildComparison builds, String name) {
    return builds.changes().stream()
        .filter(change -> change.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  /// As nm and bloat-o-meter have it for the objects.
  @Test
  void sizesAreThoseOfTheSymbolTablesInBloatOMetersOrder() throws ListingException {
    BuildComparison builds = compare("before-plain.txt", "after-plain.txt");
    assertThat(builds.changes())
        .extracting(SizeChange::name)
        .containsExactly("other", "fresh", "system_call", "loop", "small", "work");
    assertThat(builds.changes())
        .extracting(SizeChange::delta)
        .containsExactly(34L, 32L, 22L, 4L, -6L, -53L);
    assertThat(builds.before()).isEqualTo(162);
    assertThat(builds.after()).isEqualTo(195);
    assertThat(builds.frames()).isFalse();
  }

  @Test
  void debugInformationSaysWhereABodyWent() throws ListingException {
    BuildComparison builds = compare("before.txt", "after.txt");
    assertThat(builds.frames()).isTrue();
    assertThat(change(builds, "work").story())
        .isInstanceOfSatisfying(
            Whereabouts.Inlined.class,
            inlined ->
                assertThat(inlined.places())
                    .extracting(Into::function)
                    .containsExactlyInAnyOrder("system_call", "other", "loop"));
    assertThat(change(builds, "small").story())
        .isInstanceOfSatisfying(
            Whereabouts.Inlined.class,
            inlined ->
                assertThat(inlined.places())
                    .extracting(Into::function)
                    .containsExactlyInAnyOrder("system_call", "other"));
  }

  @Test
  void withoutItCallsThatAreGoneFromLargerCallersSayIt() throws ListingException {
    BuildComparison builds = compare("before-plain.txt", "after-plain.txt");
    assertThat(change(builds, "work").story())
        .isInstanceOfSatisfying(
            Whereabouts.Matched.class,
            matched ->
                assertThat(matched.places())
                    .extracting(Whereabouts.Match::function, Whereabouts.Match::bytes)
                    .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("other", 34L),
                        org.assertj.core.groups.Tuple.tuple("system_call", 22L),
                        org.assertj.core.groups.Tuple.tuple("loop", 4L)));
    assertThat(change(builds, "fresh").story()).isInstanceOf(Whereabouts.Lost.class);
    assertThat(change(builds, "loop").story()).isInstanceOf(Whereabouts.Stayed.class);
  }

  @Test
  void theOtherWayRoundBodiesComeOutOfTheSamePlaces() throws ListingException {
    BuildComparison there = compare("before.txt", "after.txt");
    BuildComparison back = compare("after.txt", "before.txt");
    assertThat(change(back, "work").appeared()).isTrue();
    assertThat(change(back, "work").story()).isEqualTo(change(there, "work").story());
    assertThat(back.changes())
        .extracting(SizeChange::delta)
        .containsExactly(53L, 6L, -4L, -22L, -32L, -34L);
  }

  @Test
  void aBuildIsEqualToItselfWhereverItsFunctionsLie() throws ListingException {
    assertThat(compare("before.txt", "before-plain.txt").changes()).isEmpty();
    String moved =
        """
        0000000000001000 <f>:
            1000:	c3                   	ret
            1001:	90                   	nop
        0000000000001002 <g.constprop.3>:
            1002:	31 c0                	xor    %eax,%eax
            1004:	c3                   	ret
        """;
    String elsewhere =
        """
        0000000000002000 <g.constprop.0>:
            2000:	31 c0                	xor    %eax,%eax
            2002:	c3                   	ret
            2003:	66 90                	xchg   %ax,%ax
        0000000000002005 <f>:
            2005:	c3                   	ret
        """;
    BuildComparison builds = compareTexts(moved, elsewhere);
    assertThat(builds.changes()).isEmpty();
    assertThat(builds.before()).isEqualTo(4);
  }

  @Test
  void anotherVersionOfAFunctionIsNotALoss() throws ListingException {
    String plain =
        """
        0000000000001000 <f>:
            1000:	31 c0                	xor    %eax,%eax
            1002:	c3                   	ret
        0000000000001003 <g>:
            1003:	e8 f8 ff ff ff       	call   1000 <f>
            1008:	c3                   	ret
        """;
    BuildComparison builds = compareTexts(plain, plain.replace("<f>", "<f.isra.0>"));
    assertThat(change(builds, "f").story())
        .isEqualTo(new Whereabouts.Version(java.util.List.of("f.isra")));
    assertThat(change(builds, "f.isra").story())
        .isEqualTo(new Whereabouts.Version(java.util.List.of("f")));
  }
}
