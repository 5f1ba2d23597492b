// SPDX-License-Identifier: Apache-2.0
package entryscope.session.importing;

import entryscope.file.Similar;
import entryscope.listing.Symbol;
import entryscope.listing.making.Gathering;
import entryscope.listing.read.ListingIndex;
import java.util.List;
import java.util.OptionalLong;

/// Finds the functions of a listing that are asked for by name or address.
record Names(ListingIndex index) {
  /// Letters that a mistyped name still begins with, which keeps the search in a kernel short.
  private static final int SURE = 2;

  private static final int MOST = 2000;

  /// Where a function begins.
  long address(String name) {
    OptionalLong address =
        name.matches("0x[0-9a-fA-F]{1,16}")
            ? OptionalLong.of(Long.parseUnsignedLong(name.substring(2), 16))
            : Gathering.address(index, name);
    return address.orElseThrow(() -> Refusal.asked(unknown(name)));
  }

  /// What is said of a listing that has no functions at all.
  static final String NONE = "the listing has no functions: is its file stripped of symbols?";

  private String unknown(String name) {
    if (index.functions().isEmpty()) {
      return NONE;
    }
    String start = name.substring(0, Math.min(SURE, name.length()));
    List<String> candidates =
        index.functions().stream()
            .map(Symbol::name)
            .filter(each -> each.startsWith(start))
            .filter(each -> Math.abs(each.length() - name.length()) <= name.length() / 3)
            .distinct()
            .limit(MOST)
            .toList();
    return "no function %s among the %d of the listing%s"
        .formatted(
            name,
            index.functions().size(),
            Similar.nearest(name, candidates)
                .map(near -> "; did you mean %s?".formatted(near))
                .orElse(""));
  }
}
