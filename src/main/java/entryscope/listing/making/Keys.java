// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import entryscope.flow.Condition;
import entryscope.flow.Switch;
import entryscope.listing.code.StaticKey;
import entryscope.listing.graph.BasicBlock;
import entryscope.listing.graph.FunctionGraph;
import entryscope.quantity.Probability;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// The static keys of a listing: each is a switch of the flow, for all its places; so is a feature
/// given which nops take the place of jumps. Where no table of the kernel tells the key of a place,
/// the place is a switch by itself.
final class Keys {
  private final Map<String, Tally> tallies = new LinkedHashMap<>();

  /// What is known of one key.
  private static final class Tally {
    private final Switch.Kind kind;
    private final String title;
    private final String does;
    private final boolean asLinked;
    private int on;
    private int off;
    private Optional<Probability> told = Optional.empty();

    private Tally(Switch.Kind kind, String title, String does, boolean asLinked) {
      this.kind = kind;
      this.title = title;
      this.does = does;
      this.asLinked = asLinked;
    }

    /// As told by hand, or as in the trace, or as linked.
    private Probability byDefault() {
      return told.orElseGet(
          () ->
              on + off == 0
                  ? new Probability(asLinked ? 1 : 0)
                  : new Probability((double) on / (on + off)));
    }
  }

  /// Takes down what is known of the place at the end of a block.
  ///
  /// @param jumped how often the trace shows the jump
  /// @param passed how often it shows none
  /// @param told how likely the jump is by what was told by hand
  void note(
      FunctionGraph graph, BasicBlock block, int jumped, int passed, Optional<Probability> told) {
    Optional<StaticKey> key = block.last().key();
    boolean whenOn = key.map(StaticKey::whenOn).orElse(true);
    Tally tally =
        tallies.computeIfAbsent(
            id(graph, block),
            _ -> key.map(Keys::ofKey).orElseGet(() -> ofPlace(place(graph, block))));
    tally.on += whenOn ? jumped : passed;
    tally.off += whenOn ? passed : jumped;
    told.ifPresent(
        jump -> tally.told = Optional.of(whenOn ? jump : new Probability(1 - jump.value())));
  }

  private static Tally ofKey(StaticKey key) {
    if (key.feature()) {
      return new Tally(
          Switch.Kind.CPU,
          key.name(),
          "The kernel found %s at boot and applied its alternatives".formatted(key.name()),
          false);
    }
    return new Tally(
        Switch.Kind.BOOT,
        "static key " + key.name(),
        "%s is on; as linked it is %s".formatted(key.name(), Wording.state(key.onAsLinked())),
        key.onAsLinked());
  }

  private static Tally ofPlace(String place) {
    return new Tally(
        Switch.Kind.BOOT,
        "static key at " + place,
        "The jump at %s is patched in; as linked it is not".formatted(place),
        false);
  }

  /// When the jump at the end of a block is there. Before: the place was noted.
  Condition jumps(FunctionGraph graph, BasicBlock block) {
    Condition on = new Condition.On(id(graph, block));
    return block.last().key().filter(key -> !key.whenOn()).isPresent() ? new Condition.Not(on) : on;
  }

  private static String id(FunctionGraph graph, BasicBlock block) {
    return Names.id(
        block
            .last()
            .key()
            .map(key -> (key.feature() ? "cpu-" : "key-") + key.name().replace(")", ""))
            .orElseGet(
                () ->
                    "key-%s-%x".formatted(graph.function().symbol().name(), offset(graph, block))));
  }

  private static String place(FunctionGraph graph, BasicBlock block) {
    return "%s+0x%x".formatted(graph.function().symbol().name(), offset(graph, block));
  }

  private static long offset(FunctionGraph graph, BasicBlock block) {
    return block.last().address() - graph.function().symbol().address();
  }

  Map<String, Switch> switches() {
    Map<String, Switch> switches = new LinkedHashMap<>();
    tallies.forEach(
        (id, tally) ->
            switches.put(
                id, new Switch(id, tally.kind, tally.title, tally.byDefault(), tally.does)));
    return switches;
  }
}
