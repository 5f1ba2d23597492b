// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.flow.Block;
import entryscope.flow.CallSite;
import entryscope.flow.CallSite.WhenInlined;
import entryscope.flow.Operations;
import entryscope.flow.Source;
import entryscope.flow.Terminator;
import entryscope.flow.Terminator.Branch;
import entryscope.flow.Terminator.Decision;
import entryscope.flow.Verdict;
import entryscope.quantity.Probability;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// How a block and its terminator are written.
///
/// @param callBytes code bytes of a call that does not say otherwise
record BlockForm(int callBytes) {
  private static final double MAX_PASSES = 1e6;

  Block block(String id, Fields fields) {
    String title = fields.name("title");
    String does = fields.text("does");
    Optional<Source> source = fields.optional("source").flatMap(Forms::source);
    Operations operations =
        fields.optional("operations").map(Forms::operations).orElse(Operations.NONE);
    return new Block(id, title, does, operations, terminator(fields), source);
  }

  private Terminator terminator(Fields fields) {
    Optional<Ending> ending =
        fields
            .oneOf("the end of the block", Ending.keys())
            .flatMap(
                key -> Arrays.stream(Ending.values()).filter(e -> e.key().equals(key)).findFirst());
    Node value = ending.flatMap(e -> fields.optional(e.key())).orElse(fields.node());
    return switch (ending.orElse(Ending.LEAVE)) {
      case GOTO -> new Terminator.Goto(value.name(), false);
      case JUMP -> new Terminator.Goto(value.name(), true);
      case BRANCH -> value.object(BlockForm::branch);
      case CALL -> value.object(call -> new Terminator.Call(callSite(call), call.name("next")));
      case TAIL_CALL -> new Terminator.TailCall(value.object(this::callSite));
      case RETURN -> affirmed(value, new Terminator.Return());
      case LEAVE ->
          ending.isEmpty() ? new Terminator.Leave() : affirmed(value, new Terminator.Leave());
    };
  }

  private static Terminator affirmed(Node value, Terminator terminator) {
    if (!(value.json() instanceof Json.Bool(Position _, boolean yes) && yes)) {
      value.error("expected true, found " + value.json().kind(), "");
    }
    return terminator;
  }

  private static Branch branch(Fields fields) {
    Decision decision =
        fields
            .oneOf("what decides the branch", List.of("if", "chance", "again"))
            .flatMap(key -> fields.optional(key).map(value -> decision(key, value)))
            .orElse(new Decision.Chance(Probability.NEVER));
    Branch.Code code =
        fields
            .optional("code")
            .flatMap(c -> c.choice(List.of(Branch.Code.values()), Branch.Code::id))
            .orElse(Branch.Code.TAKEN_IF);
    return new Branch(decision, fields.name("then"), fields.name("else"), code);
  }

  private static Decision decision(String key, Node value) {
    return switch (key) {
      case "if" -> new Decision.If(Forms.condition(value));
      case "chance" -> new Decision.Chance(Forms.probability(value));
      default ->
          new Decision.Again(value.number(1, MAX_PASSES, "a number of passes from 1 to a million"));
    };
  }

  private CallSite callSite(Fields fields) {
    return new CallSite(
        fields.name("function"),
        fields.optional("indirect").map(Node::truth).orElse(false),
        fields.optional("inlining").flatMap(said -> said.object(BlockForm::verdict)),
        fields
            .optional("whenInlined")
            .map(gone -> gone.object(BlockForm::whenInlined))
            .orElse(WhenInlined.NOTHING),
        fields.optional("bytes").map(bytes -> bytes.count(Forms.MAX_BYTES)).orElse(callBytes));
  }

  private static Optional<Verdict> verdict(Fields fields) {
    return fields
        .oneOf("whether the call can be inlined", List.of("can", "couldIf", "cannot"))
        .flatMap(key -> fields.optional(key).map(value -> verdict(key, value)));
  }

  private static Verdict verdict(String key, Node value) {
    return switch (key) {
      case "couldIf" -> new Verdict.CouldIf(value.name());
      case "cannot" -> new Verdict.Cannot(value.name());
      default -> {
        if (!value.truth()) {
          value.error("expected true", "to forbid it, write \"cannot\" with the reason");
        }
        yield new Verdict.Can();
      }
    };
  }

  private static WhenInlined whenInlined(Fields fields) {
    return new WhenInlined(
        fields.optional("when").map(Forms::condition),
        fields.optional("removes").map(Forms::operations).orElse(Operations.NONE),
        fields.optional("bytes").map(bytes -> bytes.count(Forms.MAX_BYTES)).orElse(0),
        fields.name("why"));
  }
}
