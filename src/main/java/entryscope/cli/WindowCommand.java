// SPDX-License-Identifier: Apache-2.0
package entryscope.cli;

import entryscope.flow.Flow;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.importing.Source;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "window",
    mixinStandardHelpOptions = true,
    description = "Opens the window, or writes a picture of it.")
final class WindowCommand implements Callable<Integer> {
  private static final Pattern SIZE = Pattern.compile("([1-9]\\d{2,3})x([1-9]\\d{2,3})");

  /// The system that the program began with, and a small one; another folder may not have it.
  private static final String SHOWN_FIRST = "s390-6.7";

  private final Console console;
  private final WindowStarter starter;

  /// The colours of the window.
  enum Theme {
    light,
    dark,
    contrast
  }

  @Parameters(
      paramLabel = "FLOW",
      arity = "0..1",
      description =
          "Id of a flow, or the file of a flow, session or listing (default: what was not saved"
              + " when the last window ended, else s390-6.7).")
  private @Nullable String flow;

  @Option(
      names = "--compare",
      paramLabel = "FLOW[@PLAN]",
      description = "Show what differs from there; with FLOW's scenario and machine.")
  private @Nullable String compare;

  @Option(
      names = "--theme",
      paramLabel = "THEME",
      description = "light, dark or contrast (default: the window's last one, else light).")
  private @Nullable Theme theme;

  @Option(
      names = "--snapshot",
      paramLabel = "FILE.png",
      description = "Write a picture of the window there, without a display, and end.")
  private @Nullable Path snapshot;

  @Option(
      names = "--size",
      paramLabel = "WxH",
      description = "Size of the picture in pixels (default: 1440x900).")
  private String size = "1440x900";

  @Mixin private CatalogueOptions catalogueOptions = new CatalogueOptions();

  @Mixin private DocumentOptions documentOptions = new DocumentOptions();

  WindowCommand(Console console, WindowStarter starter) {
    this.console = console;
    this.starter = starter;
  }

  @Override
  public Integer call() {
    Optional<Path> code = Optional.ofNullable(flow).map(Path::of).filter(WindowCommand::isCode);
    if (code.isPresent()) {
      flow = null;
    }
    Optional<Subject> early = early();
    Subject subject =
        early.orElseGet(
            () ->
                flow == null
                    ? first()
                    : Subject.of(flow, catalogueOptions, documentOptions, console));
    Optional<String> problem =
        starter.open(
            new WindowStarter.Wish(
                subject.catalogue(),
                early.map(_ -> () -> catalogueOptions.catalogue(console)),
                subject.opened(),
                code,
                code.isPresent() || flow != null || !documentOptions.isEmpty(),
                Optional.ofNullable(theme).map(Theme::name),
                Optional.ofNullable(compare).map(name -> against(name, subject)),
                Optional.ofNullable(snapshot).map(this::snapshot)));
    problem.ifPresent(console::complain);
    return problem.isPresent() ? ExitCode.UNREADABLE : ExitCode.OK;
  }

  private static boolean isCode(Path file) {
    return Files.isRegularFile(file) && Source.is(file);
  }

  /// One flow, which is shown before the others are read: they take longer than all else up to the
  /// window. A picture shows, and a comparison may need, all of them.
  private Optional<Subject> early() {
    return snapshot == null && compare == null
        ? catalogueOptions.only(flow == null ? SHOWN_FIRST : flow).flatMap(this::shown)
        : Optional.empty();
  }

  private Optional<Subject> shown(Catalogue catalogue) {
    return catalogue.flows().values().stream()
        .findFirst()
        .map(only -> Subject.of(CatalogueOptions.Found.known(only), catalogue, documentOptions));
  }

  private Document against(String name, Subject subject) {
    return Sides.against(name, subject.document(), subject.catalogue(), catalogueOptions, console);
  }

  private Subject first() {
    Catalogue catalogue = catalogueOptions.catalogue(console);
    Flow first =
        Stream.concat(
                Stream.ofNullable(catalogue.flows().get(SHOWN_FIRST)),
                catalogue.flows().values().stream())
            .findFirst()
            .orElseThrow(() -> Stop.unreadable("no flow to show: the folder of flows holds none"));
    return Subject.of(CatalogueOptions.Found.known(first), catalogue, documentOptions);
  }

  private WindowStarter.Snapshot snapshot(Path file) {
    if (!file.toString().toLowerCase(Locale.ROOT).endsWith(".png")) {
      throw Stop.usage("--snapshot %s: the name must end in .png".formatted(file));
    }
    Matcher matcher = SIZE.matcher(size);
    if (!matcher.matches()) {
      throw Stop.usage(
          "--size %s: write a width and a height from 100 to 9999, such as 1440x900"
              .formatted(size));
    }
    return new WindowStarter.Snapshot(
        file, Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
  }
}
