// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.CallSite;
import entryscope.flow.CallSite.WhenInlined;
import entryscope.flow.Convention;
import entryscope.flow.Frame;
import entryscope.flow.Function;
import entryscope.flow.Function.Attribute;
import entryscope.flow.Function.Language;
import entryscope.flow.Operations;
import entryscope.flow.Terminator;
import entryscope.listing.inlines.Region;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/// Folds blocks into frames of the functions they were inlined from: each region becomes a function
/// of its own, called at one place, and so marked as inlined.
///
/// Two copies of one function are two functions, `f` and `f.1`: the compiler made different code of
/// them, and branches in them go their own ways. What every block executes stays as it was. Closed,
/// a frame costs call, return and landing pad more, no argument moves and no saved registers; a
/// jump to the code behind the frame stays in it.
final class Folding {
  private final Names names;
  private final Convention convention;
  private final Map<String, Function> functions = new LinkedHashMap<>();
  private final SequencedSet<String> inlined = new LinkedHashSet<>();
  private final Map<String, Set<String>> left = new TreeMap<>();

  private Folding(Names names, Convention convention) {
    this.names = names;
    this.convention = convention;
  }

  /// Functions with frames.
  ///
  /// @param inlined names of those that are inlined where they are called
  /// @param left names of inlined functions that stay in a function's blocks, by its name
  record Folded(
      Map<String, Function> functions,
      SequencedSet<String> inlined,
      Map<String, Set<String>> left) {}

  /// @param folds what may be folded, by the function's name
  static Folded fold(
      Map<String, Function> functions,
      Map<String, Fold> folds,
      Names names,
      Convention convention) {
    Folding folding = new Folding(names, convention);
    functions.forEach(
        (name, function) ->
            folding.functions.put(
                name,
                Optional.ofNullable(folds.get(name))
                    .map(fold -> folding.folded(function, fold))
                    .orElse(function)));
    return new Folded(folding.functions, folding.inlined, folding.left);
  }

  private Function folded(Function function, Fold fold) {
    left(function.name()).addAll(fold.inlined().spread());
    Function folded = folded(function, function.name(), fold.inlined().regions(), fold);
    if (left(function.name()).isEmpty()) {
      left.remove(function.name());
    }
    return folded;
  }

  private Set<String> left(String function) {
    return left.computeIfAbsent(function, _ -> new TreeSet<>());
  }

  /// @param symbol the function of the listing
  private Function folded(Function function, String symbol, List<Region> regions, Fold fold) {
    Function rest = function;
    for (Region region : regions) {
      if (!(rest.body() instanceof Body.Described body)) {
        return rest;
      }
      Set<String> inside = fold.inside(region, body.blocks().keySet());
      Optional<Excerpt> excerpt =
          inside.isEmpty() ? Optional.empty() : Excerpt.of(body.blocks(), inside);
      if (excerpt.isPresent()) {
        rest = taken(rest, body, symbol, region, excerpt.get(), fold);
      } else if (!inside.isEmpty()) {
        left(symbol).add(region.function());
        rest = folded(rest, symbol, region.inside(), fold);
      }
    }
    return rest;
  }

  private Function taken(
      Function outer,
      Body.Described body,
      String symbol,
      Region region,
      Excerpt excerpt,
      Fold fold) {
    String name =
        names.copy("inlined %s/%s".formatted(outer.name(), excerpt.entry()), region.function());
    Map<String, Block> blocks = excerpt.body(body.blocks());
    int returns = returns(blocks);
    int pad = fold.padded() ? convention.landingPadBytes() : 0;
    Block entry = body.block(excerpt.entry());
    Function inner =
        new Function(
            name,
            Language.C,
            outer.section(),
            fold.padded() ? Set.of() : Set.of(Attribute.NOTRACE),
            does(region, symbol),
            entry.source(),
            new Body.Described(
                Frame.NONE,
                region.bytes() + pad + (excerpt.exits().isEmpty() ? 0 : convention.returnBytes()),
                blocks));
    functions.put(name, folded(inner, symbol, region.inside(), fold));
    inlined.add(name);
    int returned = excerpt.exits().isEmpty() ? returns * convention.returnBytes() : 0;
    return new Function(
        outer.name(),
        outer.language(),
        outer.section(),
        outer.attributes(),
        outer.does(),
        outer.source(),
        new Body.Described(
            body.frame(),
            Math.max(0, body.bytes() - region.bytes()) + convention.callBytes() + returned,
            excerpt.rest(body.blocks(), call(entry, name, region, excerpt))));
  }

  private static int returns(Map<String, Block> blocks) {
    return (int)
        blocks.values().stream()
            .filter(block -> block.terminator() instanceof Terminator.Return)
            .count();
  }

  private Block call(Block entry, String name, Region region, Excerpt excerpt) {
    CallSite site =
        new CallSite(name, false, Optional.empty(), WhenInlined.NOTHING, convention.callBytes());
    return new Block(
        entry.id(),
        region.function() + place(region),
        "Inlined here by the compiler",
        Operations.NONE,
        excerpt.end(site),
        entry.source());
  }

  private static String place(Region region) {
    return region
        .calledFrom()
        .filter(line -> line.line() > 0)
        .map(line -> " · %s:%d".formatted(line.file().replaceFirst(".*/", ""), line.line()))
        .orElse("");
  }

  private static String does(Region region, String symbol) {
    String foreign =
        region.foreign() == 0
            ? ""
            : ", %d of them of the code around it, scheduled amid".formatted(region.foreign());
    return "Inlined by the compiler into %s: %d instructions%s"
        .formatted(symbol, region.addresses().size(), foreign);
  }
}
