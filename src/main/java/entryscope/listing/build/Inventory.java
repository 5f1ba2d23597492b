// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.build;

import entryscope.listing.CodeSize;
import entryscope.listing.FunctionListing;
import entryscope.listing.Instruction;
import entryscope.listing.Symbol;
import entryscope.listing.read.ListingException;
import entryscope.listing.read.ListingIndex;
import entryscope.listing.read.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// The functions that a build emitted, added up by name as the kernel's scripts/bloat-o-meter does
/// it: numbers after a dot are left out (`foo.isra.0` and `foo.isra.1` are `foo.isra`), and so are
/// symbols that macros generate.
///
/// Sizes are those of the symbol table. Where a listing has none they are sums of its lines,
/// without the fill between functions.
///
/// @param tabled whether sizes are from a symbol table
/// @param functions by name
record Inventory(boolean tabled, SortedMap<String, Emitted> functions) {
  private static final Pattern NUMBER = Pattern.compile("\\.[0-9]+");
  private static final Pattern GENERATED =
      Pattern.compile("__mod_.*|__se_sys.*|__se_compat_sys.*|__addressable_.*");
  private static final Pattern COLD = Pattern.compile(".+\\.cold(\\.\\d+)?");
  private static final String PADDING = "__pfx_";
  private static final Set<String> FILL =
      Set.of("int3", "nop", "nopw", "nopl", "cs nopw", "data16 cs nopw", "nopr", "unimp", "ud2");

  static Inventory of(ListingIndex index, Progress progress) throws ListingException {
    SortedMap<String, Emitted> functions = new TreeMap<>();
    List<CodeSize> table = index.sizes();
    if (table.isEmpty()) {
      index.forEach(function -> parts(function).forEach(part -> add(part, functions)), progress);
    } else {
      table.forEach(part -> add(part, functions));
    }
    return new Inventory(!table.isEmpty(), functions);
  }

  /// The name under which a symbol counts.
  static String name(String symbol) {
    return NUMBER.matcher(symbol).replaceAll("");
  }

  private static void add(CodeSize part, SortedMap<String, Emitted> functions) {
    String symbol = part.symbol().name();
    if (!GENERATED.matcher(symbol).matches()) {
      functions.merge(
          name(symbol), new Emitted(part.bytes(), List.of(part.symbol().address())), Emitted::and);
    }
  }

  /// A function and its cold parts, which are symbols of their own.
  private static List<CodeSize> parts(FunctionListing function) {
    List<CodeSize> parts = new ArrayList<>();
    long rest = bytes(function.instructions());
    for (Symbol label : function.labels()) {
      if (COLD.matcher(label.name()).matches() && !label.equals(function.symbol())) {
        long bytes = bytes(from(label.address(), function));
        rest -= bytes;
        parts.add(new CodeSize(label, bytes));
      }
    }
    parts.add(new CodeSize(function.symbol(), rest));
    return parts;
  }

  /// The instructions that follow one another from an address on.
  private static List<Instruction> from(long address, FunctionListing function) {
    List<Instruction> part = new ArrayList<>();
    long next = address;
    for (Instruction instruction : function.instructions()) {
      boolean isIn = instruction.address() == next && (next == address || next != start(function));
      if (isIn) {
        part.add(instruction);
        next += instruction.length();
      }
    }
    return part;
  }

  private static long start(FunctionListing function) {
    return function.symbol().address();
  }

  private static long bytes(List<Instruction> instructions) {
    int end = instructions.size();
    while (end > 1 && isFill(instructions.get(end - 1))) {
      end--;
    }
    return instructions.subList(0, end).stream().mapToLong(Instruction::length).sum();
  }

  private static boolean isFill(Instruction instruction) {
    return instruction.kind() == Instruction.Kind.GAP
        || FILL.contains(instruction.mnemonic())
        || (instruction.mnemonic().equals("xchg") && instruction.operands().equals("%ax,%ax"));
  }

  /// The same without what only a symbol table shows: the room before functions.
  Inventory withoutPadding() {
    SortedMap<String, Emitted> kept = new TreeMap<>(functions);
    kept.keySet().removeIf(name -> name.startsWith(PADDING));
    return new Inventory(tabled, kept);
  }

  long total() {
    return functions.values().stream().mapToLong(Emitted::bytes).sum();
  }
}
