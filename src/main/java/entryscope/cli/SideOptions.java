// SPDX-License-Identifier: Apache-2.0

package entryscope.cli;

import entryscope.session.Request;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// What of two documents is meant: options for both, and for one side alone.
final class SideOptions {
  private static final String SWITCH = "SWITCH=P";
  private static final String FUNCTION = "FUNCTION";

  @Option(names = "--entry", paramLabel = "ENTRY", description = "Entry (default: system-call).")
  private @Nullable String entry;

  @Option(
      names = "--scenario",
      paramLabel = "SCENARIO",
      description = "Scenario (default: null-call).")
  private @Nullable String scenario;

  @Option(
      names = "--machine",
      paramLabel = "MACHINE",
      description = "Machine (default: the first one that runs the flow's architecture).")
  private @Nullable String machine;

  @Option(
      names = "--set",
      paramLabel = SWITCH,
      split = ",",
      description = "Set a switch to a probability from 0 to 1; may be repeated.")
  private Map<String, String> set = new LinkedHashMap<>();

  @Option(names = "--before-entry", paramLabel = "ENTRY", description = "Entry of A alone.")
  private @Nullable String beforeEntry;

  @Option(names = "--after-entry", paramLabel = "ENTRY", description = "Entry of B alone.")
  private @Nullable String afterEntry;

  @Option(names = "--before-scenario", paramLabel = "SCENARIO", description = "For A alone.")
  private @Nullable String beforeScenario;

  @Option(names = "--after-scenario", paramLabel = "SCENARIO", description = "For B alone.")
  private @Nullable String afterScenario;

  @Option(names = "--before-machine", paramLabel = "MACHINE", description = "For A alone.")
  private @Nullable String beforeMachine;

  @Option(names = "--after-machine", paramLabel = "MACHINE", description = "For B alone.")
  private @Nullable String afterMachine;

  @Option(
      names = "--before-set",
      paramLabel = SWITCH,
      split = ",",
      description = "As --set, for A alone.")
  private Map<String, String> beforeSet = new LinkedHashMap<>();

  @Option(
      names = "--after-set",
      paramLabel = SWITCH,
      split = ",",
      description = "As --set, for B alone.")
  private Map<String, String> afterSet = new LinkedHashMap<>();

  @Option(
      names = "--before-inline",
      paramLabel = FUNCTION,
      split = ",",
      description = "Inline these functions, on top of A's plan.")
  private List<String> beforeInline = new ArrayList<>();

  @Option(
      names = "--after-inline",
      paramLabel = FUNCTION,
      split = ",",
      description = "Inline these functions, on top of B's plan.")
  private List<String> afterInline = new ArrayList<>();

  @Option(
      names = "--before-outline",
      paramLabel = FUNCTION,
      split = ",",
      description = "Put these functions out of line, on top of A's plan.")
  private List<String> beforeOutline = new ArrayList<>();

  @Option(
      names = "--after-outline",
      paramLabel = FUNCTION,
      split = ",",
      description = "Put these functions out of line, on top of B's plan.")
  private List<String> afterOutline = new ArrayList<>();

  Request before(Optional<String> plan) {
    return new Request(
        either(beforeEntry, entry),
        plan,
        either(beforeMachine, machine),
        either(beforeScenario, scenario),
        DocumentOptions.probabilities(joined(beforeSet)),
        beforeInline,
        beforeOutline);
  }

  Request after(Optional<String> plan) {
    return new Request(
        either(afterEntry, entry),
        plan,
        either(afterMachine, machine),
        either(afterScenario, scenario),
        DocumentOptions.probabilities(joined(afterSet)),
        afterInline,
        afterOutline);
  }

  private static Optional<String> either(@Nullable String own, @Nullable String shared) {
    return Optional.ofNullable(own).or(() -> Optional.ofNullable(shared));
  }

  private Map<String, String> joined(Map<String, String> own) {
    Map<String, String> all = new LinkedHashMap<>(set);
    all.putAll(own);
    return all;
  }
}
