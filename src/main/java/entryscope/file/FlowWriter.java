// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.CallSite;
import entryscope.flow.CallSite.WhenInlined;
import entryscope.flow.Convention;
import entryscope.flow.Flow;
import entryscope.flow.Frame;
import entryscope.flow.Function;
import entryscope.flow.Function.Attribute;
import entryscope.flow.Provenance;
import entryscope.flow.Terminator;
import entryscope.flow.Terminator.Branch;
import entryscope.flow.Terminator.Decision;
import entryscope.flow.Verdict;
import java.util.function.Consumer;

/// Writes flows in the one way that this program writes them; [FlowReader] reads back an equal one.
public final class FlowWriter {
  private final Flow flow;

  private FlowWriter(Flow flow) {
    this.flow = flow;
  }

  /// The text of a `*.flow.json` file.
  public static String write(Flow flow) {
    return JsonText.of(Draft.object(form(flow)));
  }

  /// The same, to stand in another document.
  static Consumer<Draft> form(Flow flow) {
    return new FlowWriter(flow)::flow;
  }

  private void flow(Draft draft) {
    draft
        .put("format", 1)
        .put("id", flow.id())
        .put("title", flow.title())
        .put("provenance", provenance -> provenance(flow.provenance(), provenance))
        .put("convention", convention -> convention(flow.convention(), convention))
        .put(
            "switches",
            all ->
                flow.switches()
                    .forEach(
                        (id, each) ->
                            all.put(
                                id,
                                one ->
                                    one.put("kind", each.kind().id())
                                        .put("title", each.title())
                                        .put("default", each.byDefault().value())
                                        .put("does", each.does()))))
        .put(
            "entries",
            all ->
                flow.entries()
                    .forEach(
                        (id, each) ->
                            all.put(
                                id,
                                one ->
                                    one.put("title", each.title())
                                        .put("does", each.does())
                                        .put("function", each.function()))))
        .put(
            "functions",
            all ->
                flow.functions().forEach((name, each) -> all.put(name, one -> function(each, one))))
        .put(
            "plans",
            all ->
                flow.plans()
                    .forEach(
                        (id, each) ->
                            all.put(
                                id,
                                one ->
                                    one.put("title", each.title())
                                        .put("does", each.does())
                                        .put("inlined", each.inlined())
                                        .put("emitted", each.emitted()))));
  }

  private static void provenance(Provenance provenance, Draft draft) {
    draft
        .put("architecture", provenance.architecture())
        .put("kernel", provenance.kernel())
        .put("countsFrom", provenance.countsFrom())
        .put("sources", provenance.sources())
        .put("notes", provenance.notes());
  }

  private static void convention(Convention convention, Draft draft) {
    draft
        .put("landingPad", convention.landingPad())
        .put("landingPadBytes", convention.landingPadBytes())
        .put("callBytes", convention.callBytes())
        .put("returnBytes", convention.returnBytes());
    if (!convention.mitigations().isEmpty()) {
      draft.put(
          "mitigations",
          convention.mitigations(),
          each ->
              Draft.object(
                  one ->
                      one.put("when", each.when().text())
                          .putUnlessEmpty("onReturn", each.onReturn())
                          .putUnlessEmpty("onIndirectCall", each.onIndirectCall())));
    }
  }

  private void function(Function function, Draft draft) {
    draft.put("language", function.language().id()).put("section", function.section());
    if (!function.attributes().isEmpty()) {
      draft.put("attributes", function.attributes().stream().map(Attribute::id).toList());
    }
    draft.put("does", function.does());
    function.source().ifPresent(source -> draft.put("source", source.toString()));
    switch (function.body()) {
      case Body.Opaque(var operations) ->
          draft.put(
              "opaque", opaque -> operations.ifPresent(known -> opaque.put("operations", known)));
      case Body.Described body -> {
        if (!body.frame().equals(Frame.NONE)) {
          draft.put("frame", one -> frame(body.frame(), one));
        }
        draft.put("bytes", body.bytes());
        if (!body.unreached().isEmpty()) {
          draft.put("unreached", body.unreached());
        }
        draft.put(
            "blocks", all -> body.blocks().forEach((id, each) -> all.put(id, b -> block(each, b))));
      }
    }
  }

  private static void frame(Frame frame, Draft draft) {
    draft
        .put("registers", frame.registers())
        .put("save", frame.save())
        .put("restore", frame.restore())
        .put("bytes", frame.bytes());
  }

  private void block(Block block, Draft draft) {
    draft.put("title", block.title()).put("does", block.does());
    block.source().ifPresent(source -> draft.put("source", source.toString()));
    draft.putUnlessEmpty("operations", block.operations());
    String key = Ending.of(block.terminator()).key();
    switch (block.terminator()) {
      case Terminator.Goto(String to, boolean _) -> draft.put(key, to);
      case Branch branch -> draft.put(key, one -> branch(branch, one));
      case Terminator.Call(CallSite site, String next) ->
          draft.put(
              key,
              one -> {
                one.put("function", site.callee()).put("next", next);
                callSite(site, one);
              });
      case Terminator.TailCall(CallSite site) ->
          draft.put(
              key,
              one -> {
                one.put("function", site.callee());
                callSite(site, one);
              });
      case Terminator.Return _, Terminator.Leave _ -> draft.put(key, true);
    }
  }

  private static void branch(Branch branch, Draft draft) {
    switch (branch.decision()) {
      case Decision.If(var condition) -> draft.put("if", condition.text());
      case Decision.Chance(var yes) -> draft.put("chance", yes.value());
      case Decision.Again(double passes) -> draft.put("again", passes);
    }
    draft.put("then", branch.then()).put("else", branch.otherwise());
    if (branch.code() != Branch.Code.TAKEN_IF) {
      draft.put("code", branch.code().id());
    }
  }

  private void callSite(CallSite site, Draft draft) {
    if (site.indirect()) {
      draft.put("indirect", true);
    }
    if (site.bytes() != flow.convention().callBytes()) {
      draft.put("bytes", site.bytes());
    }
    site.said().ifPresent(said -> draft.put("inlining", one -> verdict(said, one)));
    if (!site.whenInlined().equals(WhenInlined.NOTHING)) {
      draft.put("whenInlined", one -> whenInlined(site.whenInlined(), one));
    }
  }

  private static void verdict(Verdict verdict, Draft draft) {
    switch (verdict) {
      case Verdict.Can _ -> draft.put("can", true);
      case Verdict.CouldIf(String change) -> draft.put("couldIf", change);
      case Verdict.Cannot(String reason) -> draft.put("cannot", reason);
    }
  }

  private static void whenInlined(WhenInlined gone, Draft draft) {
    gone.when().ifPresent(when -> draft.put("when", when.text()));
    draft.put("removes", gone.removed()).put("bytes", gone.bytes()).put("why", gone.why());
  }
}
