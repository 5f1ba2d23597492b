// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.graph;

import entryscope.listing.Alternative;
import entryscope.listing.FunctionListing;
import entryscope.listing.Instruction;
import entryscope.listing.KeySite;
import entryscope.listing.Listing;
import entryscope.listing.Symbol;
import entryscope.listing.code.Control;
import entryscope.listing.code.Decoder;
import entryscope.listing.code.Step;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// The instructions of a listing by address, and the names of addresses.
public final class CodeMap {
  private static final Pattern COLD = Pattern.compile(".*\\.cold(\\.\\d+)?");

  private final Listing listing;
  private final NavigableMap<Long, Step> steps = new TreeMap<>(Long::compareUnsigned);
  private final Map<Long, String> names = new HashMap<>();

  public CodeMap(Listing listing) {
    this.listing = listing;
    Decoder decoder = new Decoder(listing.architecture());
    for (FunctionListing function : listing.functions().values()) {
      for (Step step : decoder.decode(function.instructions())) {
        steps.putIfAbsent(step.address(), patched(step));
      }
    }
    for (FunctionListing function : listing.functions().values()) {
      if (!isNameless(function)) {
        names.put(function.symbol().address(), function.symbol().name());
      }
    }
    listing.symbols().forEach(this::name);
    steps.values().forEach(this::nameTarget);
  }

  /// The step as what the kernel's tables say of its place. Of several alternatives at one place
  /// those of a `static_cpu_has()` alone are a switch.
  private Step patched(Step step) {
    KeySite site = listing.patches().keys().get(step.address());
    List<Alternative> alternatives =
        listing.patches().alternatives().getOrDefault(step.address(), List.of());
    return site != null
        ? step.at(site)
        : alternatives.size() == 1 ? step.at(alternatives.getFirst()) : step.at(alternatives);
  }

  private void name(Symbol symbol) {
    names.putIfAbsent(symbol.address(), symbol.name());
  }

  /// What a call calls its target, where nothing else names that.
  private void nameTarget(Step step) {
    boolean leaves = step.control() == Control.CALL || step.control() == Control.JUMP;
    if (leaves && step.target().isPresent()) {
      step.instruction()
          .targetSymbol()
          .filter(symbol -> !symbol.contains("+"))
          .ifPresent(symbol -> names.putIfAbsent(step.target().orElseThrow(), symbol));
    }
  }

  /// What an address is called, if anything calls it.
  Optional<String> name(long address) {
    return Optional.ofNullable(names.get(address));
  }

  public Listing listing() {
    return listing;
  }

  /// The instruction that begins at an address.
  public Optional<Step> at(long address) {
    return Optional.ofNullable(steps.get(address));
  }

  /// The instruction that begins at an address or, if none does, the one that reaches over it.
  public Optional<Step> over(long address) {
    return Optional.ofNullable(steps.floorEntry(address))
        .map(Map.Entry::getValue)
        .filter(
            step ->
                address == step.address()
                    || Long.compareUnsigned(address - step.address(), step.instruction().length())
                        < 0);
  }

  /// The address behind an instruction.
  ///
  /// @return empty where the listing does not tell
  public OptionalLong after(Step step) {
    int length = step.instruction().length();
    if (length > 0) {
      return OptionalLong.of(step.address() + length);
    }
    Long next = steps.higherKey(step.address());
    return next == null ? OptionalLong.empty() : OptionalLong.of(next);
  }

  /// The function whose listing holds an address.
  public Optional<FunctionListing> functionAt(long address) {
    return listing.functionAt(address);
  }

  /// Whether a function begins at an address, not counting parts of functions that the compiler
  /// placed elsewhere.
  boolean isFunction(long address) {
    FunctionListing function = listing.functions().get(address);
    return function != null
        ? !COLD.matcher(function.symbol().name()).matches() && names.containsKey(address)
        : !steps.containsKey(address) && names.containsKey(address);
  }

  private static boolean isNameless(FunctionListing function) {
    return function.symbol().name().startsWith(FunctionListing.NAMELESS);
  }

  /// Whether an address lies in a part that the compiler placed elsewhere as unlikely.
  public boolean isCold(long address) {
    return functionAt(address)
        .map(f -> COLD.matcher(f.symbol().name()).matches())
        .orElse(steps.containsKey(address));
  }

  /// What is at an address, where control goes from an instruction that may name it.
  Callee callee(long address, Optional<Instruction> from) {
    String name = names.get(address);
    if (name == null) {
      name =
          from.flatMap(Instruction::targetSymbol)
              .filter(symbol -> !symbol.contains("+"))
              .orElseGet(
                  () ->
                      functionAt(address)
                          .map(
                              f ->
                                  "%s.0x%x"
                                      .formatted(f.symbol().name(), address - f.symbol().address()))
                          .orElse(FunctionListing.NAMELESS + Long.toHexString(address)));
    }
    return new Callee(OptionalLong.of(address), name);
  }
}
