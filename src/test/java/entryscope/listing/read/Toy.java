// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.FunctionListing;
import entryscope.listing.Instruction;
import entryscope.listing.Instruction.Kind;
import entryscope.listing.Listing;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// The listings of the toy entry path under `src/test/resources/listing`.
final class Toy {
  static final Path FOLDER = Path.of("src", "test", "resources", "listing");

  private static final Pattern FILL =
      Pattern.compile("(.* )?nop[lwr]?|xchg|lea[lq]?|bcr|unimp|int3");

  private static final Pattern BRANCH = Pattern.compile("(?:b[^ts]|j|call).*|b");

  private Toy() {}

  static Path file(String name) {
    return FOLDER.resolve(name);
  }

  static Listing read(String name) throws ListingException {
    try (ListingIndex index = Listings.open(file(name), Options.DEFAULT, Progress.NONE)) {
      return index.whole();
    }
  }

  static FunctionListing function(String file, String name) throws ListingException {
    try (ListingIndex index = Listings.open(file(file), Options.DEFAULT, Progress.NONE)) {
      List<FunctionListing> functions = index.function(name);
      if (functions.size() != 1) {
        throw new AssertionError(functions.size() + " functions " + name + " in " + file);
      }
      return functions.getFirst();
    }
  }

  /// What must not depend on tool and options: which functions there are, where each instruction
  /// is, and where it goes; how long, unless that cannot be known of a section's last instruction.
  /// The fill behind a function and `literal`'s data are left out.
  static SortedMap<String, List<String>> shape(Listing listing) {
    SortedMap<String, List<String>> shape = new TreeMap<>();
    for (FunctionListing function : listing.functions().values()) {
      if (!function.symbol().name().equals("literal")) {
        String name = function.symbol().name().replace("forward_alias", "forward");
        shape.put(
            name + "@" + Long.toHexString(function.symbol().address()),
            unfilled(function.instructions()).stream().map(Toy::shape).toList());
      }
    }
    return shape;
  }

  private static boolean isReturn(Instruction instruction) {
    return instruction.mnemonic().startsWith("ret");
  }

  private static List<Instruction> unfilled(List<Instruction> instructions) {
    List<Instruction> rest = new ArrayList<>(instructions);
    rest.removeIf(i -> FILL.matcher(i.mnemonic()).matches());
    return rest;
  }

  private static String shape(Instruction instruction) {
    boolean goes =
        instruction.kind() == Kind.CODE
            && (instruction.comment().isEmpty()
                || BRANCH.matcher(instruction.mnemonic()).matches());
    String target =
        goes && instruction.target().isPresent()
            ? ">" + Long.toHexString(instruction.target().getAsLong())
            : "";
    return Long.toHexString(instruction.address())
        + (isReturn(instruction) ? "" : "+" + instruction.length())
        + target;
  }
}
