// SPDX-License-Identifier: Apache-2.0

package entryscope.session.compare;

import entryscope.flow.Block;
import entryscope.flow.CallSite;
import entryscope.flow.Terminator;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The instructions of a block that was read from a listing, without what only says where code or
/// data lies: targets of branches, displacements from the program counter, addresses of the kernel.
///
/// @param instructions as the flow has them, with what is called as the last
record ListedCode(List<String> instructions) {
  /// Ids of such blocks are addresses, with a suffix for the small blocks that stand between.
  private static final Pattern ID =
      Pattern.compile("(?:at-|cold-)?0x[0-9a-f]+(?:-before)?(?:\\..*)?");

  /// What follows the instructions is a sentence.
  private static final Pattern SENTENCE = Pattern.compile("\\. .*", Pattern.DOTALL);

  private static final Pattern TARGET =
      Pattern.compile("(?<=[ ,*])(?:0x)?[0-9a-f]+ <([^>+]+)(?:\\+0x[0-9a-f]+)?>");
  private static final Pattern FROM_HERE = Pattern.compile("-?0x[0-9a-f]+(?=\\(%[re]ip\\))");
  private static final Pattern PAGE =
      Pattern.compile("^((?:adrp|auipc|pcalau12i|pcaddu12i|pcaddu18i) \\$?\\w+), *[-#\\w]+");

  /// The low part of an address whose symbol the listing tells.
  private static final Pattern LOW =
      Pattern.compile("(?<=[ ,#])-?(?:0x)?[0-9a-f]+(?=(?:\\(\\w+\\))? <)");

  private static final Pattern KERNEL =
      Pattern.compile("0xffffffff[89ab][0-9a-f]{7}\\b|-0x[4-7][0-9a-f]{7}(?=\\()");

  /// Shorter code is the same in too many places.
  private static final int TELLING = 3;

  ListedCode {
    instructions = List.copyOf(instructions);
  }

  static boolean isListed(String id) {
    return ID.matcher(id).matches();
  }

  static Optional<ListedCode> of(Block block) {
    return isListed(block.id()) ? Optional.of(new ListedCode(code(block))) : Optional.empty();
  }

  private static List<String> code(Block block) {
    String text = SENTENCE.matcher(block.does()).replaceFirst("");
    List<String> code = new ArrayList<>();
    Stream.of((text.isEmpty() ? block.title() : text).split("; "))
        .map(ListedCode::placeless)
        .forEach(code::add);
    block
        .terminator()
        .callSite()
        .ifPresent(site -> code.add("<" + site.callee().replaceFirst("\\.\\d+$", "") + ">"));
    return code;
  }

  private static String placeless(String instruction) {
    String text = TARGET.matcher(instruction).replaceAll("<$1>");
    text = FROM_HERE.matcher(text).replaceAll("");
    text = LOW.matcher(text).replaceAll("");
    text = PAGE.matcher(text).replaceFirst("$1");
    return KERNEL.matcher(text).replaceAll("address");
  }

  /// Whether it is known again where it stands elsewhere.
  boolean isTelling() {
    return instructions.size() >= TELLING;
  }

  /// Whether two blocks of listings are the same code, wherever it lies: their instructions, what
  /// these count as, and how they end. How long a jump is depends on where it leads.
  static boolean same(Block one, Block other) {
    return code(one).equals(code(other))
        && one.operations().equals(other.operations())
        && anyLength(one.terminator()).equals(anyLength(other.terminator()));
  }

  private static Terminator anyLength(Terminator end) {
    return switch (end) {
      case Terminator.Call(CallSite site, String next) ->
          new Terminator.Call(anyLength(site), next);
      case Terminator.TailCall(CallSite site) -> new Terminator.TailCall(anyLength(site));
      case Terminator.Goto _, Terminator.Branch _, Terminator.Return _, Terminator.Leave _ -> end;
    };
  }

  private static CallSite anyLength(CallSite site) {
    return new CallSite(site.callee(), site.indirect(), site.said(), site.whenInlined(), 0);
  }

  /// How much two blocks have in common, from 0 to 1: instructions of one kind, whatever their
  /// operands, and the same targets.
  double likeness(ListedCode other) {
    Map<String, Integer> mine = kinds();
    Map<String, Integer> theirs = other.kinds();
    int common =
        mine.entrySet().stream()
            .mapToInt(kind -> Math.min(kind.getValue(), theirs.getOrDefault(kind.getKey(), 0)))
            .sum();
    return 2.0 * common / (instructions.size() + other.instructions.size());
  }

  private Map<String, Integer> kinds() {
    Map<String, Integer> kinds = new HashMap<>();
    for (String instruction : instructions) {
      String kind = instruction.contains("<") ? instruction : instruction.split(" ", 2)[0];
      kinds.merge(kind, 1, Integer::sum);
    }
    return kinds;
  }
}
