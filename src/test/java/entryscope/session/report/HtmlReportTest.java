// SPDX-License-Identifier: Apache-2.0
package entryscope.session.report;

import static org.assertj.core.api.Assertions.assertThat;

import entryscope.cost.Estimate;
import entryscope.file.Library;
import entryscope.flow.Flow;
import entryscope.flow.Plan;
import entryscope.inlining.InlinePlan;
import entryscope.quantity.Numbers;
import entryscope.quantity.Probability;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.Figures;
import entryscope.session.FunctionRow;
import entryscope.session.Workbench;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class HtmlReportTest {
  private final Catalogue catalogue = Catalogue.of(Library.load(Path.of("flows")));

  @TestFactory
  Stream<DynamicTest> itsFiguresAreTheModels() {
    return each(
        document -> {
          Figures figures = new Workbench().figures(document);
          Estimate estimate = figures.estimate();
          Element page = page(document);
          assertThat(texts(page, "strong").getFirst())
              .endsWith(Numbers.ns(estimate.latency().typical()) + " ns")
              .matches(text -> text.startsWith("≥") == estimate.isLowerBound());
          List<List<String>> why = table(page, "Count × cost, dearest first");
          assertThat(why).hasSize(estimate.lines().size() + 1);
          for (int i = 0; i < estimate.lines().size(); i++) {
            Estimate.Line line = estimate.lines().get(i);
            assertThat(why.get(i))
                .startsWith(line.operation().id())
                .contains(
                    Numbers.count(line.count()),
                    Numbers.ns(line.total()),
                    line.cost().grade().name(),
                    line.cost().source());
          }
          List<String> rows = new ArrayList<>();
          for (FunctionRow.Group group : FunctionRow.Group.values()) {
            table(page, group.title()).forEach(row -> rows.add(row.getFirst()));
          }
          assertThat(rows)
              .containsExactlyInAnyOrderElementsOf(
                  figures.functions().stream().map(row -> row.function().name()).toList());
          assertThat(
                  table(
                      page, "Nobody knows the cost of these, so every time here is a lower bound"))
              .hasSameSizeAs(estimate.uncosted());
        });
  }

  @TestFactory
  Stream<DynamicTest> itNeedsNoNetworkAndNoScript() {
    return each(
        document -> {
          Element page = page(document);
          for (String element : List.of("script", "link", "img", "iframe", "object", "base")) {
            assertThat(page.getElementsByTagName(element).getLength()).as(element).isZero();
          }
          assertThat(texts(page, "style").getFirst())
              .doesNotContain("url(", "@import", "&", "<", ">");
          List<String> ids = attributes(page, "id");
          assertThat(ids).doesNotHaveDuplicates();
          assertThat(attributes(page, "href").stream().filter(h -> h.startsWith("#")))
              .allMatch(target -> ids.contains(target.substring(1)));
        });
  }

  @Test
  void aSecondRunGivesTheSameBytes() {
    Document document = document(flow("s390-6.7"));
    assertThat(HtmlReport.of(document, catalogue)).isEqualTo(HtmlReport.of(document, catalogue));
  }

  @Test
  void textsCannotBecomeElements() {
    Flow flow = flow("s390-6.7");
    String evil = "</style></title><script>alert(\"1\")</script> & \u0001 'x'";
    Flow named =
        new Flow(
            flow.id(),
            evil,
            flow.provenance(),
            flow.convention(),
            flow.switches(),
            flow.entries(),
            flow.functions(),
            flow.plans());
    Element page = page(document(named));
    assertThat(texts(page, "h1")).containsExactly(evil.replace('\u0001', '\uFFFD'));
    assertThat(page.getElementsByTagName("script").getLength()).isZero();
  }

  @Test
  void publishedFiguresOfTheFlowStandInIt() {
    assertThat(HtmlReport.of(document(flow("s390-6.7")), catalogue)).contains("84.7 ns");
    assertThat(HtmlReport.of(document(flow("arm64-6.12")), catalogue))
        .contains("No published figure is known for this flow.");
  }

  @Test
  void everyStyleOfTheDrawingHasItsDarkColours() {
    String css = Drawn.darkColours();
    Element page = page(document(flow("s390-6.7")));
    Stream.of(attributes(page, "class"))
        .flatMap(List::stream)
        .filter(c -> c.matches("(box|frame|arrow) .*"))
        .map(c -> c.substring(c.indexOf(' ') + 1))
        .distinct()
        .forEach(style -> assertThat(css).contains("figure g." + style + " text"));
  }

  @Test
  void itsCommandLineGivesTheSameDocument() {
    Flow flow = flow("s390-6.7");
    Document changed =
        document(flow)
            .withPlan(InlinePlan.of(flow.plan("sven-v2")).withFunction("do_syscall", false))
            .withScenario(catalogue.defaultScenario().with("ptrace", new Probability(0.25)));
    Recipe recipe = Recipe.of(changed, catalogue);
    assertThat(recipe.isWhole()).isTrue();
    assertThat(recipe.line("report", "-o", "a b.html"))
        .isEqualTo(
            "entryscope report s390-6.7 --plan sven-v2 --scenario null-call --machine s390-z15"
                + " --set ptrace=0.25 --outline do_syscall -o 'a b.html'");
  }

  @Test
  void whatTheCommandLineCannotSayIsSaid() {
    Flow flow = flow("s390-6.7");
    Document document = document(flow);
    var call =
        new Workbench().figures(document).expansion().allCalls().findFirst().orElseThrow().path();
    Document single =
        document.withPlan(InlinePlan.of(flow.plan(Plan.COMPILED)).withCall(call, false));
    assertThat(Recipe.of(single, catalogue).isWhole()).isFalse();
    assertThat(HtmlReport.of(single, catalogue)).contains("no word for choices of single calls");
  }

  private Stream<DynamicTest> each(Consumer<Document> check) {
    return catalogue.flows().values().stream()
        .map(flow -> DynamicTest.dynamicTest(flow.id(), () -> check.accept(document(flow))));
  }

  private Flow flow(String id) {
    return Optional.ofNullable(catalogue.flows().get(id)).orElseThrow();
  }

  private Document document(Flow flow) {
    return Document.of(
        flow, catalogue.defaultScenario(), catalogue.defaultMachine(flow).orElseThrow());
  }

  private Element page(Document document) {
    try {
      return DocumentBuilderFactory.newDefaultInstance()
          .newDocumentBuilder()
          .parse(new InputSource(new StringReader(HtmlReport.of(document, catalogue))))
          .getDocumentElement();
    } catch (Exception e) {
      throw new AssertionError("no XML", e);
    }
  }

  private static List<String> texts(Element in, String name) {
    return elements(in, name).map(Node::getTextContent).toList();
  }

  private static Stream<Element> elements(Element in, String name) {
    NodeList found = in.getElementsByTagName(name);
    return IntStream.range(0, found.getLength()).mapToObj(i -> (Element) found.item(i));
  }

  private static List<String> attributes(Element page, String name) {
    return elements(page, "*")
        .filter(e -> e.hasAttribute(name))
        .map(e -> e.getAttribute(name))
        .toList();
  }

  /// The cells of a table's body, row by row; none where there is no such table.
  private static List<List<String>> table(Element page, String caption) {
    return elements(page, "table")
        .filter(table -> texts(table, "caption").contains(caption))
        .flatMap(table -> elements(table, "tbody"))
        .flatMap(body -> elements(body, "tr"))
        .map(row -> Stream.concat(texts(row, "th").stream(), texts(row, "td").stream()).toList())
        .toList();
  }
}
