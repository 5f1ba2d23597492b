// SPDX-License-Identifier: Apache-2.0
package entryscope.session.importing;

import entryscope.listing.Architecture;
import entryscope.listing.Instruction;
import entryscope.listing.Listing;
import entryscope.listing.Warning;
import entryscope.listing.code.Control;
import entryscope.listing.code.Decoder;
import entryscope.listing.code.Step;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Looks whether a listing can be what it is taken for.
///
/// @param steps its instructions
record Soundness(Listing listing, List<Step> steps) {
  /// Calls to the next instruction that a sound listing may have, to learn where it runs.
  private static final int ODD_CALLS = 2;

  private static final Pattern INTEL =
      Pattern.compile("(?:^|,)[re][abcds][xpi](?:,|$)|\\bPTR \\[|\\bptr \\[");

  static Soundness of(Listing listing) {
    Decoder decoder = new Decoder(listing.architecture());
    return new Soundness(
        listing,
        listing.functions().values().stream()
            .flatMap(function -> decoder.decode(function.instructions()).stream())
            .filter(step -> !step.isData())
            .toList());
  }

  /// Refuses a listing most instructions of which the architecture does not have.
  void refuseForeign() {
    long unknown = steps.stream().filter(step -> !step.known()).count();
    if (unknown * 2 > steps.size()) {
      throw Refusal.asked(
          "%d of %d instructions are none of %s: is it another architecture's listing?"
              .formatted(unknown, steps.size(), listing.architecture().id()));
    }
  }

  /// Refuses x86 in Intel's syntax, in which the tables would take loads for stores and jumps
  /// through registers for calls of functions.
  void refuseIntelSyntax() {
    boolean x86 =
        listing.architecture() == Architecture.X86_64
            || listing.architecture() == Architecture.X86_32;
    if (x86
        && steps.stream().noneMatch(step -> step.instruction().operands().contains("%"))
        && steps.stream().anyMatch(step -> INTEL.matcher(step.instruction().operands()).find())) {
      throw Refusal.unreadable("a listing in Intel syntax; list it without -M intel");
    }
  }

  /// An object file that was listed without its relocations: where those are missing, a call leads
  /// to itself or, on x86, to the instruction behind it.
  Optional<Warning> unrelocated() {
    List<Step> calls =
        steps.stream()
            .filter(step -> step.control() == Control.CALL && step.target().isPresent())
            .toList();
    List<Step> odd = calls.stream().filter(Soundness::leadsNowhere).toList();
    return odd.size() > ODD_CALLS || odd.size() * 2 > calls.size()
        ? Optional.of(
            new Warning(
                odd.getFirst().instruction().line(),
                "%d calls lead to the next instruction: this object file's relocations are missing"
                    .formatted(odd.size()),
                "list it with objdump -dr"))
        : Optional.empty();
  }

  private static boolean leadsNowhere(Step step) {
    Instruction call = step.instruction();
    long distance = step.target().orElseThrow() - step.address();
    return distance == 0 || distance == call.length();
  }
}
