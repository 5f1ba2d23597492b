// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import entryscope.flow.Category;
import entryscope.flow.Operation;
import entryscope.flow.Source;
import entryscope.listing.Instruction;
import entryscope.listing.SourceLine;
import entryscope.listing.code.Step;
import entryscope.listing.graph.BasicBlock;
import entryscope.quantity.Numbers;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What blocks of a listing are called and say.
///
/// @param listing the name of the listing, for places in it
/// @param kernel the version that source lines are of
record Wording(String listing, String kernel) {
  private static final int MAX_LINES = 16;
  private static final List<String> ROOTS =
      List.of(
          "arch/",
          "kernel/",
          "include/",
          "lib/",
          "mm/",
          "drivers/",
          "fs/",
          "init/",
          "security/",
          "block/",
          "net/",
          "crypto/",
          "virt/",
          "ipc/",
          "io_uring/");

  /// A few words: where it is, and the most telling operations.
  String title(String place, BasicBlock block) {
    String telling =
        block.steps().stream()
            .flatMap(step -> step.meaning().operation().stream())
            .filter(Wording::isTelling)
            .map(Operation::id)
            .distinct()
            .limit(3)
            .collect(Collectors.joining(", "));
    String line =
        block.steps().stream()
            .flatMap(step -> step.instruction().source().stream())
            .filter(source -> source.line() > 0)
            .map(source -> source.file().replaceFirst(".*/", "") + ":" + source.line())
            .findFirst()
            .orElse("");
    return Stream.of(place, line, telling)
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(" · "));
  }

  private static boolean isTelling(Operation operation) {
    return switch (operation.category()) {
      case Category.HARDWARE, INTERRUPTS, MITIGATIONS, TRACKING -> true;
      case CALLS, REGISTERS, INSTRUCTIONS, HANDLER ->
          operation == Operation.ATOMIC
              || operation == Operation.BARRIER
              || operation == Operation.COPY;
    };
  }

  /// The instructions, as the listing has them.
  String does(BasicBlock block) {
    List<Step> steps = block.steps();
    String lines =
        steps.stream()
            .limit(MAX_LINES)
            .map(step -> text(step.instruction()))
            .collect(Collectors.joining("; "));
    int more = steps.size() - MAX_LINES;
    return more > 0 ? "%s; and %d more".formatted(lines, more) : lines;
  }

  private static String text(Instruction instruction) {
    String symbol = instruction.targetSymbol().map(name -> " <" + name + ">").orElse("");
    return (instruction.mnemonic() + " " + instruction.operands() + symbol).strip();
  }

  /// What is to be said of a place of a static key.
  String key(Step site) {
    return site.key()
        .map(
            key ->
                key.feature()
                    ? "An alternative: nops given %s, a jump without".formatted(key.name())
                    : "Static key %s: a jump while it is %s; as linked it is %s"
                        .formatted(key.name(), state(key.whenOn()), state(key.onAsLinked())))
        .orElse("A static key: a jump is patched in where it is on");
  }

  static String state(boolean on) {
    return on ? "on" : "off";
  }

  /// The line of the kernel's source, or else the lines of the listing.
  Optional<Source> source(BasicBlock block) {
    return block.steps().stream()
        .flatMap(step -> step.instruction().source().stream())
        .filter(source -> source.line() > 0)
        .findFirst()
        .flatMap(this::inKernel)
        .or(() -> inListing(block));
  }

  private Optional<Source> inKernel(SourceLine line) {
    return Source.parse(relative(line.file()) + ":" + line.line() + "@" + kernel);
  }

  /// A path below the kernel tree: build directories are cut off where a top folder is seen.
  private static String relative(String file) {
    if (ROOTS.stream().anyMatch(file::startsWith)) {
      return file;
    }
    return ROOTS.stream()
        .map(root -> file.indexOf("/" + root) + 1)
        .filter(at -> at > 0)
        .min(Integer::compare)
        .map(file::substring)
        .orElse(file)
        .replaceFirst("^(\\.{1,2}/)+", "");
  }

  private Optional<Source> inListing(BasicBlock block) {
    List<Integer> lines =
        block.steps().stream()
            .map(step -> step.instruction().line())
            .filter(n -> n > 0)
            .sorted()
            .toList();
    if (lines.isEmpty()) {
      return Optional.empty();
    }
    String range =
        lines.getFirst().equals(lines.getLast())
            ? "" + lines.getFirst()
            : lines.getFirst() + "-" + lines.getLast();
    return Source.parse(listing.replaceAll("[^\\w./+-]", "_") + ":" + range + "@listing");
  }

  static String percent(double share) {
    return Numbers.share(share);
  }
}
