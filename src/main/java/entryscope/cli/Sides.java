// SPDX-License-Identifier: Apache-2.0

package entryscope.cli;

import entryscope.file.Loaded;
import entryscope.file.SessionFile;
import entryscope.flow.Flow;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.Edit.Outcome;
import entryscope.session.Opened;
import entryscope.session.Request;
import entryscope.session.importing.Source;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds the documents that the arguments of a comparison mean.
///
/// @param options what is meant beside flows and plans
/// @param code how listings and ELF files are read
record Sides(
    Catalogue catalogue,
    CatalogueOptions flows,
    SideOptions options,
    CodeOptions code,
    Console console) {

  /// Both sides of a comparison.
  record Pair(Document before, Document after) {}

  /// An argument: a flow, and its plan after the last `@`; or a session.
  private record Named(Flow flow, Optional<Document> session, Optional<String> plan) {}

  /// `A B`.
  Pair pair(String before, String after) {
    Named a =
        isCode(before)
            ? listed(code.before(Path.of(before), CodeOptions.id(before, after), console))
            : named(before);
    Named b =
        isCode(after)
            ? listed(code.after(Path.of(after), CodeOptions.id(after, before), console))
            : named(after);
    return new Pair(document(a, options.before(a.plan())), document(b, options.after(b.plan())));
  }

  /// `A` alone: what its changes are measured against, and its plan.
  Pair alone(String name) {
    Named named = named(name);
    Document after = document(named, options.after(named.plan()));
    return new Pair(document(named, options.before(Optional.of(after.reference()))), after);
  }

  /// Two plans of each flow that is named or whose id fits a pattern such as `x86_64-*`. A flow
  /// that fits a pattern and lacks a plan is left out, with a word.
  List<Pair> batch(List<String> names, String before, String after) {
    List<Pair> pairs = new ArrayList<>();
    for (String name : names) {
      boolean isPattern = name.contains("*") || name.contains("?");
      if (!isPattern) {
        pairs.add(plans(named(name).flow(), before, after));
        continue;
      }
      PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + name);
      List<Flow> fitting =
          catalogue.flows().values().stream()
              .filter(flow -> matcher.matches(Path.of(flow.id())))
              .toList();
      if (fitting.isEmpty()) {
        throw Stop.usage(
            "no flow fits \"%s\"; there is: %s"
                .formatted(name, String.join(", ", catalogue.flows().keySet())));
      }
      for (Flow flow : fitting) {
        if (flow.plans().containsKey(before) && flow.plans().containsKey(after)) {
          pairs.add(plans(flow, before, after));
        } else {
          console.complain(
              "%s is left out: its plans are %s"
                  .formatted(flow.id(), String.join(", ", flow.plans().keySet())));
        }
      }
    }
    return pairs;
  }

  private Pair plans(Flow flow, String before, String after) {
    return new Pair(
        document(flow, options.before(Optional.of(before))),
        document(flow, options.after(Optional.of(after))));
  }

  /// Whether an argument is a listing or an ELF file.
  boolean isCode(String text) {
    return !catalogue.flows().containsKey(text)
        && Files.isRegularFile(Path.of(text))
        && Source.is(Path.of(text));
  }

  private static Named listed(Flow flow) {
    return new Named(flow, Optional.empty(), Optional.empty());
  }

  private Named session(Path file) {
    return switch (Opened.read(file, catalogue)) {
      case Loaded.Ok<Opened>(Opened opened, var warnings) -> {
        console.show(warnings);
        Document document = opened.document();
        yield new Named(document.flow(), Optional.of(document), Optional.empty());
      }
      case Loaded.Failed<Opened> failed -> throw Stop.of(failed);
    };
  }

  private Named named(String text) {
    if (isCode(text)) {
      return listed(code.after(Path.of(text), CodeOptions.id(text, ""), console));
    }
    if (text.endsWith(SessionFile.SUFFIX)) {
      return session(Path.of(text));
    }
    int at = text.lastIndexOf('@');
    if (at < 0 || catalogue.flows().containsKey(text) || Files.exists(Path.of(text))) {
      return listed(flows.flow(text, catalogue, console).flow());
    }
    return new Named(
        flows.flow(text.substring(0, at), catalogue, console).flow(),
        Optional.empty(),
        Optional.of(text.substring(at + 1)));
  }

  /// What a document is to be compared with: a flow and plan, in the document's scenario, and on
  /// its machine where that runs the flow; a session as it is.
  static Document against(
      String name,
      Document document,
      Catalogue catalogue,
      CatalogueOptions flows,
      Console console) {
    Sides sides = new Sides(catalogue, flows, new SideOptions(), new CodeOptions(), console);
    Named named = sides.named(name);
    if (named.session().isPresent()) {
      return named.session().get();
    }
    Document other =
        sides
            .document(named, sides.options().before(named.plan()))
            .withScenario(document.scenario());
    String architecture = named.flow().provenance().architecture();
    return document.machine().architectures().contains(architecture)
        ? other.withMachine(document.machine())
        : other;
  }

  private Document document(Named named, Request request) {
    return done(
        named.flow(),
        named
            .session()
            .map(session -> request.of(session, catalogue))
            .orElseGet(() -> request.of(named.flow(), catalogue)));
  }

  private Document document(Flow flow, Request request) {
    return done(flow, request.of(flow, catalogue));
  }

  private static Document done(Flow flow, Outcome outcome) {
    return switch (outcome) {
      case Outcome.Done(Document document) -> document;
      case Outcome.Refused(String reason) -> throw Stop.usage(flow.id() + ": " + reason);
    };
  }
}
