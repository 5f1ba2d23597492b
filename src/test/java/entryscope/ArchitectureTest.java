// SPDX-License-Identifier: Apache-2.0

package entryscope;

import static com.tngtech.archunit.lang.SimpleConditionEvent.violated;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Keeps the floors of the house: who may import whom, and which library lives where.
///
/// Each rule has a name; `GateTest` proves with a broken fixture of the same name that it can fail.
final class ArchitectureTest {
  /// The floor of each package, from the ground up. A class imports from lower floors only.
  private static final Map<String, Integer> FLOORS =
      Map.ofEntries(
          Map.entry("quantity", 0),
          Map.entry("flow", 1),
          Map.entry("inlining", 2),
          Map.entry("check", 3),
          Map.entry("cost", 3),
          Map.entry("listing", 4),
          Map.entry("layout", 4),
          Map.entry("file", 5),
          Map.entry("picture", 5),
          Map.entry("session", 6),
          Map.entry("ui", 7),
          Map.entry("cli", 7),
          Map.entry("", 8));

  /// All rules by name.
  static final Map<String, ArchRule> RULES =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry(
                  "known-packages",
                  classes()
                      .should(liveOnAFloor())
                      .because("a newcomer finds code by the floor it lives on; a new package is a")
                      .because("decision and gets a floor in this test")),
              Map.entry(
                  "floors",
                  classes()
                      .should(importDownwardsOnly())
                      .because("a floor can be understood and tested without those above it")),
              Map.entry(
                  "cycles",
                  slices()
                      .matching("entryscope.(**)")
                      .should()
                      .beFreeOfCycles()
                      .because("packages in a cycle can only be understood all at once")),
              Map.entry(
                  "null-marked",
                  classes()
                      .should(liveInANullMarkedPackage())
                      .because(
                          "NullAway looks only at packages whose package-info says @NullMarked")),
              Map.entry(
                  "javafx-only-in-ui",
                  only(
                      "the command line and all tests below the window run without a display",
                      "entryscope.ui..",
                      "javafx..",
                      "com.sun.javafx..",
                      "org.controlsfx..",
                      "impl.org.controlsfx..",
                      "atlantafx..")),
              Map.entry(
                  "jackson-only-in-file",
                  only(
                      "the format of files is one package's business, values know nothing of JSON",
                      "entryscope.file..",
                      "tools.jackson..",
                      "com.fasterxml.jackson..")),
              Map.entry(
                  "picocli-only-in-cli",
                  only(
                      "the words of the command line are one package's business",
                      "entryscope.cli..",
                      "picocli..")),
              Map.entry(
                  "elk-only-in-layout",
                  only(
                      "ELK's mutable graph must not leak: a layout goes in and out as values",
                      "entryscope.layout..",
                      "org.eclipse..",
                      "com.google.common..")),
              Map.entry(
                  "awt-only-in-picture",
                  only(
                      "AWT rasters PNG files and does nothing else beside JavaFX",
                      "entryscope.picture..",
                      "java.awt..",
                      "javax.swing..")),
              Map.entry(
                  "jgrapht-where-graphs-are-walked",
                  noClasses()
                      .that()
                      .resideOutsideOfPackages(
                          "entryscope.cost..",
                          "entryscope.check..",
                          "entryscope.layout..",
                          "entryscope.listing..",
                          "entryscope.picture..")
                      .should()
                      .dependOnClassesThat()
                      .resideInAPackage("org.jgrapht..")
                      .because("JGraphT is a tool inside algorithms, not the model of a flow")),
              Map.entry(
                  "streams-only-in-cli",
                  noClasses()
                      .that()
                      .resideOutsideOfPackage("entryscope.cli..")
                      .and()
                      .doNotHaveFullyQualifiedName("entryscope.Main")
                      .should(ACCESS_STANDARD_STREAMS)
                      .because(
                          "what is wrong is data for the caller, who knows where it is shown")),
              Map.entry(
                  "no-static-state",
                  fields()
                      .that()
                      .areStatic()
                      .should()
                      .beFinal()
                      .because("static state couples everything that touches it, tests first"))));

  @TestFactory
  Stream<DynamicTest> theHouseKeepsItsRules() {
    JavaClasses house = new ClassFileImporter().importPath(Path.of("target", "classes"));
    return RULES.entrySet().stream()
        .map(rule -> DynamicTest.dynamicTest(rule.getKey(), () -> check(rule.getValue(), house)));
  }

  /// Throws an `AssertionError` that lists each violation; a package still empty violates nothing.
  static void check(ArchRule rule, JavaClasses classes) {
    rule.allowEmptyShould(true).check(classes);
  }

  private static ArchRule only(String reason, String home, String... library) {
    return noClasses()
        .that()
        .resideOutsideOfPackage(home)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(library)
        .because(reason);
  }

  private static ArchCondition<JavaClass> importDownwardsOnly() {
    return new ArchCondition<>("import downwards only") {
      @Override
      public void check(JavaClass origin, ConditionEvents events) {
        for (Dependency dependency : origin.getDirectDependenciesFromSelf()) {
          JavaClass target = dependency.getTargetClass().getBaseComponentType();
          if (isOurs(target)
              && !room(origin).equals(room(target))
              && floor(target) >= floor(origin)) {
            events.add(violated(dependency, dependency.getDescription()));
          }
        }
      }
    };
  }

  private static ArchCondition<JavaClass> liveOnAFloor() {
    return new ArchCondition<>("live on a floor") {
      @Override
      public void check(JavaClass origin, ConditionEvents events) {
        if (!FLOORS.containsKey(room(origin))) {
          events.add(violated(origin, origin.getDescription() + " lives on no floor"));
        }
      }
    };
  }

  private static ArchCondition<JavaClass> liveInANullMarkedPackage() {
    return new ArchCondition<>("live in a package that is @NullMarked") {
      @Override
      public void check(JavaClass origin, ConditionEvents events) {
        if (!origin.getPackage().isAnnotatedWith(NullMarked.class)) {
          events.add(violated(origin, origin.getPackageName() + " is not @NullMarked"));
        }
      }
    };
  }

  private static boolean isOurs(JavaClass type) {
    return type.getPackageName().equals("entryscope")
        || type.getPackageName().startsWith("entryscope.");
  }

  /// The package below `entryscope`, for a package inside it too: `ui` for `entryscope.ui.graph`.
  private static String room(JavaClass type) {
    String name = type.getPackageName();
    return name.equals("entryscope")
        ? ""
        : name.substring("entryscope.".length()).replaceFirst("\\..*", "");
  }

  private static int floor(JavaClass type) {
    return FLOORS.getOrDefault(room(type), Integer.MAX_VALUE);
  }
}
