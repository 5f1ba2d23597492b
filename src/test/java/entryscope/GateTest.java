// SPDX-License-Identifier: Apache-2.0

package entryscope;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

/// Proves that each gate can fail, with fixtures under `src/test/resources/gates` broken on
/// purpose.
///
/// The compiler's and the formatter's arguments are read from `pom.xml`: they are those of the
/// build.
final class GateTest {
  private static final Path GATES = Path.of("src", "test", "resources", "gates");
  private static final String CLASSPATH =
      Objects.requireNonNull(System.getProperty("java.class.path"));

  @TempDir private Path scratch = Path.of("");

  static Iterable<String> rules() {
    return ArchitectureTest.RULES.keySet();
  }

  @ParameterizedTest
  @MethodSource("rules")
  void eachArchitectureRuleRejectsItsBrokenFixture(String rule) throws IOException {
    List<String> command = new ArrayList<>(List.of("-proc:none", "-nowarn"));
    Collections.addAll(command, "-d", scratch.toString(), "-classpath", CLASSPATH);
    try (var sources = Files.walk(GATES.resolve("architecture").resolve(rule))) {
      sources.filter(Files::isRegularFile).map(Path::toString).forEach(command::add);
    }
    int exit =
        ToolProvider.getSystemJavaCompiler().run(null, null, null, command.toArray(String[]::new));
    assertThat(exit).as("javac on the fixture").isZero();

    var broken = new ClassFileImporter().importPath(scratch);
    assertThatThrownBy(
            () ->
                ArchitectureTest.check(
                    Objects.requireNonNull(ArchitectureTest.RULES.get(rule)), broken))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("Architecture Violation");
  }

  @Test
  void theCompilerAcceptsSoundCode() throws Exception {
    Outcome outcome = compile("Sound.java");
    assertThat(outcome.exit()).as(outcome.output()).isZero();
    assertThat(outcome.output()).isEmpty();
  }

  @Test
  void aWarningFailsTheCompilation() throws Exception {
    Outcome outcome = compile("RawType.java");
    assertThat(outcome.exit()).as(outcome.output()).isEqualTo(1);
    assertThat(outcome.output()).contains("RawType.java:11: warning: [rawtypes]", "-Werror");
  }

  @Test
  void nullAwayAndErrorPronePointOutErrors() throws Exception {
    Outcome outcome = compile("NullReturn.java", "ArraysCompared.java");
    assertThat(outcome.exit()).as(outcome.output()).isEqualTo(1);
    assertThat(outcome.output())
        .contains("NullReturn.java:10: error: [NullAway]")
        .contains("ArraysCompared.java:10: error: [ArrayEquals]");
  }

  @Test
  void theFormatterAcceptsWellFormattedCode() throws Exception {
    Outcome outcome = checkFormat("Sound.java");
    assertThat(outcome.exit()).as(outcome.output()).isZero();
  }

  @Test
  void theFormatterRejectsIllFormattedCode() throws Exception {
    Outcome outcome = checkFormat("Crooked.java", "Unlicensed.java", "Unparsable.java");
    assertThat(outcome.exit()).as(outcome.output()).isEqualTo(1);
    assertThat(outcome.output())
        .contains("Crooked.java:6: error: ill-formatted")
        .contains("Unlicensed.java:1: error: ill-formatted")
        .contains("Unparsable.java: error:");
  }

  private Outcome compile(String... fixtures) throws Exception {
    List<String> command =
        new ArrayList<>(List.of(tool("javac"), "-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC"));
    command.addAll(
        pom("//plugin[artifactId='maven-compiler-plugin']/configuration/compilerArgs/arg"));
    assertThat(command).as("arguments read from the pom").hasSizeGreaterThan(5);
    Collections.addAll(command, "--release", pom("//maven.compiler.release").getFirst());
    Collections.addAll(command, "-proc:none", "-d", scratch.toString());
    Collections.addAll(command, "-classpath", CLASSPATH, "-processorpath", CLASSPATH);
    command.addAll(fixtures("compiler", fixtures));
    return run(command);
  }

  private Outcome checkFormat(String... fixtures) throws Exception {
    String arguments = pom("//execution[id='format-check']//commandlineArgs").getFirst();
    List<String> command = new ArrayList<>(List.of(tool("java")));
    Stream.of(
            arguments
                .replace("${format.options}", pom("//format.options").getFirst())
                .replaceFirst(" src$", "")
                .split(" "))
        .map(argument -> argument.equals("%classpath") ? CLASSPATH : argument)
        .forEach(command::add);
    command.addAll(fixtures("format", fixtures));
    return run(command);
  }

  private static List<String> fixtures(String gate, String... names) {
    return Stream.of(names).map(name -> GATES.resolve(gate).resolve(name).toString()).toList();
  }

  private static String tool(String name) {
    return Path.of(Objects.requireNonNull(System.getProperty("java.home")), "bin", name).toString();
  }

  private Outcome run(List<String> command) throws IOException, InterruptedException {
    Path output = scratch.resolve("output.txt");
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    return new Outcome(process.waitFor(), Files.readString(output));
  }

  private static List<String> pom(String path) throws Exception {
    Document document =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(Path.of("pom.xml").toFile());
    XPath xpath = XPathFactory.newInstance().newXPath();
    NodeList nodes = (NodeList) xpath.evaluate(path, document, XPathConstants.NODESET);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      texts.add(nodes.item(i).getTextContent());
    }
    return texts;
  }

  private record Outcome(int exit, String output) {}
}
