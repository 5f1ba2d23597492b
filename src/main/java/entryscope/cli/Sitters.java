// SPDX-License-Identifier: Apache-2.0

package entryscope.cli;

import entryscope.file.GraphReader;
import entryscope.file.SessionFile;
import entryscope.flow.Plan;
import entryscope.inlining.InlinePlan;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.FileNames;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;

/// Finds what a command is to draw: flows and sessions by id, file or pattern, each under one plan
/// or all.
final class Sitters {
  private static final Pattern FIELD = Pattern.compile("\\{([^{}]*)}");

  private final Catalogue catalogue;
  private final CatalogueOptions catalogueOptions;
  private final DocumentOptions documentOptions;
  private final Console console;

  Sitters(
      Catalogue catalogue,
      CatalogueOptions catalogueOptions,
      DocumentOptions documentOptions,
      Console console) {
    this.catalogue = catalogue;
    this.catalogueOptions = catalogueOptions;
    this.documentOptions = documentOptions;
    this.console = console;
  }

  /// All of them, in the order in which they were named, before anything is drawn: what is not
  /// understood ends the command with nothing written.
  List<Sitter> of(List<String> names, boolean all, boolean allPlans) {
    if (all && !names.isEmpty()) {
      throw Stop.usage("--all draws every flow: name none beside it");
    }
    if (!all && names.isEmpty()) {
      throw Stop.usage("name a flow, a pattern such as 's390-*', or --all");
    }
    if (allPlans && documentOptions.namesPlan()) {
      throw Stop.usage("--all-plans and --plan, --inline or --outline: choose one");
    }
    Stream<String> each =
        all ? catalogue.flows().keySet().stream() : names.stream().flatMap(this::expanded);
    List<Sitter> sitters =
        each.distinct().map(this::document).flatMap(document -> under(document, allPlans)).toList();
    if (sitters.isEmpty()) {
      throw Stop.unreadable("there is no flow to draw");
    }
    return sitters;
  }

  private Document document(String name) {
    boolean isOfItsOwn =
        name.endsWith(SessionFile.SUFFIX)
            || (!catalogue.flows().containsKey(name) && GraphReader.is(Path.of(name)));
    Subject subject =
        isOfItsOwn
            ? Subject.of(name, catalogueOptions, documentOptions, console)
            : Subject.of(
                catalogueOptions.flow(name, catalogue, console), catalogue, documentOptions);
    return subject.document();
  }

  private Stream<Sitter> under(Document document, boolean allPlans) {
    if (!allPlans) {
      return Stream.of(new Sitter(document, documentOptions.planName(document)));
    }
    return document.flow().plans().values().stream()
        .map((Plan plan) -> new Sitter(document.withPlan(InlinePlan.of(plan)), plan.id()));
  }

  /// The ids that a pattern fits; anything else is its own.
  private Stream<String> expanded(String name) {
    if (catalogue.flows().containsKey(name) || !name.matches(".*[*?\\[{].*")) {
      return Stream.of(name);
    }
    PathMatcher matcher = matcher(name);
    List<String> found =
        catalogue.flows().keySet().stream().filter(id -> matcher.matches(Path.of(id))).toList();
    if (found.isEmpty()) {
      throw Stop.usage(
          "no flow matches \"%s\"; there is: %s"
              .formatted(name, String.join(", ", catalogue.flows().keySet())));
    }
    return found.stream();
  }

  private static PathMatcher matcher(String pattern) {
    try {
      return FileSystems.getDefault().getPathMatcher("glob:" + pattern);
    } catch (PatternSyntaxException e) {
      throw Stop.usage("\"%s\" is no pattern: %s".formatted(pattern, e.getDescription()));
    }
  }

  /// A file of its own for each of them.
  static Map<Path, Sitter> files(
      List<Sitter> sitters, Path folder, String template, String extension) {
    FileNames names = new FileNames();
    Map<Path, Sitter> files = new LinkedHashMap<>();
    for (Sitter sitter : sitters) {
      String name = names.safe(filled(template, sitter));
      files.put(folder.resolve(name + "." + extension), sitter);
    }
    return files;
  }

  private static String filled(String template, Sitter sitter) {
    Document document = sitter.document();
    Map<String, String> fields = new LinkedHashMap<>();
    fields.put("flow", document.flow().id());
    fields.put("plan", sitter.plan());
    fields.put("entry", document.entry());
    fields.put("machine", document.machine().id());
    fields.put("scenario", document.scenario().id());
    return FIELD
        .matcher(template)
        .replaceAll(
            found ->
                Matcher.quoteReplacement(
                    Optional.ofNullable(fields.get(found.group(1)))
                        .orElseThrow(
                            () ->
                                Stop.usage(
                                    "--name %s: no field %s; there is: %s"
                                        .formatted(
                                            template,
                                            found.group(),
                                            String.join(", ", fields.keySet()))))));
  }
}
