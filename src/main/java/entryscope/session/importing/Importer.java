// SPDX-License-Identifier: Apache-2.0
package entryscope.session.importing;

import entryscope.cost.PathCount;
import entryscope.cost.PathCounter;
import entryscope.cost.Scenario;
import entryscope.flow.Flow;
import entryscope.flow.Plan;
import entryscope.inlining.Expander;
import entryscope.inlining.InlinePlan;
import entryscope.listing.Listing;
import entryscope.listing.Symbol;
import entryscope.listing.Warning;
import entryscope.listing.making.EntryPoints;
import entryscope.listing.making.FlowMaker;
import entryscope.listing.making.Gathering;
import entryscope.listing.making.Label;
import entryscope.listing.making.Made;
import entryscope.listing.making.Roots;
import entryscope.listing.making.Told;
import entryscope.listing.making.Wanted;
import entryscope.listing.read.ListingException;
import entryscope.listing.read.ListingIndex;
import entryscope.listing.trace.Counts;
import entryscope.listing.trace.Prepared;
import entryscope.listing.trace.Trace;
import entryscope.quantity.Numbers;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;

/// Makes the flow that an import asks for.
public final class Importer {
  private static final int DEPTH = 3;
  private static final int DEEP = 50;

  private final ListingIndex index;
  private final ImportRequest request;
  private final Names names;
  private final Label label;
  private Optional<Counts> counts = Optional.empty();

  /// @param id of the flow to make
  /// @param name of the listing
  /// @param kernel version, for places in its sources
  private Importer(
      ListingIndex index, ImportRequest request, String id, String name, String kernel) {
    this.index = index;
    this.request = request;
    this.names = new Names(index);
    String traced =
        request
            .trace()
            .map(file -> ", as the trace %s ran it".formatted(file.getFileName()))
            .orElse("");
    this.label =
        new Label(
            id,
            "%s, imported".formatted(name),
            name.equals("-") ? "stdin" : name,
            kernel,
            "the listing " + name + traced,
            List.of("Read from " + index.origin() + "."));
  }

  /// Makes it.
  ///
  /// @param id of the flow to make
  /// @param name of the listing
  /// @param kernel version, for places in its sources
  public static Imported of(
      ListingIndex index, ImportRequest request, String id, String name, String kernel) {
    try {
      Importer importer = new Importer(index, request, id, name, kernel);
      Made made = importer.made();
      return new Imported.Done(made, importer.path(made.flow()));
    } catch (Refusal refusal) {
      return refusal.outcome();
    } catch (ListingException e) {
      return new Imported.Unreadable(e.line(), e.what(), e.hint());
    }
  }

  private Made made() throws ListingException {
    Optional<Trace> whole = request.trace().map(Traces::read);
    Told told = told();
    List<Long> named = request.functions().stream().map(names::address).toList();
    Set<Long> read = new LinkedHashSet<>(first(named, whole));
    read.addAll(named);
    whole.ifPresent(t -> read.addAll(t.addresses()));
    int depth = request.depth().orElse(named.isEmpty() && whole.isEmpty() ? DEPTH : 0);
    Listing listing = Gathering.of(index, read, depth, told.known());
    Soundness soundness = Soundness.of(listing);
    soundness.refuseForeign();
    soundness.refuseIntelSyntax();
    Optional<Trace> trace = whole.map(ran -> within(listing, ran));
    List<Long> first = first(named, trace);
    Prepared prepared = Prepared.of(listing, trace, told.known());
    counts = prepared.counts();
    Optional<Set<Long>> opened = opened(named, prepared);
    List<Long> roots =
        request.from().isEmpty() && !named.isEmpty() && trace.isEmpty()
            ? Roots.of(prepared.graphs(), named)
            : first;
    for (long root : roots) {
      if (prepared.graphs().at(root).isEmpty()) {
        throw Refusal.asked(
            "no code at 0x%x in the listing, where the path is to start".formatted(root));
      }
    }
    Made made =
        FlowMaker.make(
            prepared.graphs(),
            new Wanted(roots, opened, request.depth().orElse(opened.isPresent() ? DEEP : depth)),
            counts,
            told.decisions(),
            label);
    List<Warning> warnings = new ArrayList<>();
    soundness.unrelocated().ifPresent(warnings::add);
    listing.warnings().stream().distinct().forEach(warnings::add);
    trace.ifPresent(t -> warnings.addAll(t.warnings()));
    warnings.addAll(prepared.patches());
    warnings.addAll(made.warnings());
    return new Made(made.flow(), made.unknown(), made.guessed(), warnings);
  }

  private Trace within(Listing listing, Trace trace) {
    return trace
        .within(listing)
        .orElseThrow(
            () ->
                Refusal.unreadable(
                    "none of the trace's addresses is in the listing, the first is 0x%x: was it of"
                            .formatted(trace.addresses().getFirst())
                        + " another build, or without nokaslr?"));
  }

  private Optional<Set<Long>> opened(List<Long> named, Prepared prepared) {
    if (!named.isEmpty()) {
      return Optional.of(Set.copyOf(named));
    }
    return request.depth().isPresent()
        ? Optional.empty()
        : prepared.counts().map(ran -> Set.copyOf(ran.functions().keySet()));
  }

  /// Where the path starts: as told, where the trace does, or where system calls enter the kernel.
  private List<Long> first(List<Long> named, Optional<Trace> trace) {
    if (request.from().isPresent()) {
      return List.of(names.address(request.from().get()));
    }
    if (trace.isPresent()) {
      return List.of(trace.get().addresses().getFirst());
    }
    if (!named.isEmpty()) {
      return List.of(named.getFirst());
    }
    List<Symbol> functions = index.functions();
    if (functions.size() == 1) {
      return List.of(functions.getFirst().address());
    }
    return EntryPoints.names().stream()
        .flatMap(name -> Gathering.address(index, name).stream().boxed())
        .findFirst()
        .map(List::of)
        .orElseThrow(
            () ->
                Refusal.asked(
                    "no system call entry in the listing; name a function by --from or --functions,"
                        + " such as "
                        + String.join(
                            ", ", functions.stream().map(Symbol::name).limit(8).toList())));
  }

  private Told told() throws ListingException {
    Told told = Told.of(request.told(), name -> OptionalLong.of(names.address(name)));
    List<String> errors =
        told.errors().isEmpty() ? ToldCheck.errors(index, request.told(), names) : told.errors();
    if (!errors.isEmpty()) {
      throw Refusal.asked(String.join("\n", errors));
    }
    return told;
  }

  /// What is said of the path that the flow takes by default.
  private List<String> path(Flow flow) {
    PathCount count =
        PathCounter.count(
            flow,
            Expander.expand(
                flow,
                flow.entry("system-call").function(),
                InlinePlan.of(flow.plan(Plan.COMPILED))),
            new Scenario(Scenario.NULL_CALL, "", "", Map.of()));
    String unknown =
        count.total().unknown().isEmpty()
            ? ""
            : count.total().unknown().size() == 1
                ? ", without 1 body that is not followed"
                : ", without %d bodies that are not followed"
                    .formatted(count.total().unknown().size());
    String path =
        "path: %s instructions, %s calls%s"
            .formatted(
                Numbers.count(count.total().instructions()),
                Numbers.count(count.total().calls()),
                unknown);
    return Stream.concat(
            counts.stream()
                .map(
                    ran ->
                        "trace: %d instructions in %d passes"
                            .formatted(ran.executed(), ran.passes())),
            Stream.of(path))
        .toList();
  }
}
