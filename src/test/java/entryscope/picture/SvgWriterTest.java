// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import entryscope.flow.Flow;
import entryscope.flow.Terminator;
import entryscope.inlining.InlinePlan;
import entryscope.layout.Sample;
import entryscope.layout.TextMeasure;
import entryscope.layout.Typeface;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

final class SvgWriterTest {
  private static Document parse(String svg) throws Exception {
    return DocumentBuilderFactory.newDefaultInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }

  private static List<Element> all(Document document, String name) {
    NodeList found = document.getElementsByTagName(name);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < found.getLength(); i++) {
      elements.add((Element) found.item(i));
    }
    return elements;
  }

  @Test
  void controlsOfDirectionAreSeenAndDoNotAct() {
    Text text = new Text("a\u202eb\u2066", 0, 0, Text.Anchor.START, Typeface.TEXT, false);
    assertThat(text.text()).isEqualTo("a\ufffdb\ufffd");
    assertThat(new Xml().open("title").text("\u202e").close().document()).contains(">\ufffd<");
  }

  @Test
  void groupsAreThePicturesElementsInItsOrder() throws Exception {
    Picture picture = Sheets.of(Map.of(), Surround.FULL).picture();
    Document svg = parse(SvgWriter.write(picture, Preset.LIGHT));
    assertThat(all(svg, "g").stream().map(g -> g.getAttribute("id")))
        .containsExactlyElementsOf(
            picture.elements().stream().map(entryscope.picture.Element::id).toList());
    assertThat(all(svg, "text"))
        .hasSize(picture.elements().stream().mapToInt(e -> e.texts().size()).sum());
    assertThat(all(svg, "image")).isEmpty();
  }

  @Test
  void arrowsAndBlocksCarryTheModelsNames() throws Exception {
    Document svg =
        parse(SvgWriter.write(Sheets.of(Map.of(), Surround.NONE).picture(), Preset.DARK));
    assertThat(all(svg, "g"))
        .anySatisfy(
            g -> {
              assertThat(g.getAttribute("data-path")).isEqualTo("system_call/do/exit");
              assertThat(g.getAttribute("data-from")).isEqualTo("work");
              assertThat(g.getAttribute("data-way")).isEqualTo("then");
              assertThat(g.getAttribute("data-to")).isEqualTo("trace");
              assertThat(g.getAttribute("data-times")).isEqualTo("0");
            })
        .anySatisfy(
            g -> {
              assertThat(g.getAttribute("data-path")).isEqualTo("system_call");
              assertThat(g.getAttribute("data-block")).isEqualTo("pt-regs");
              assertThat(g.getAttribute("data-visits")).isEqualTo("1");
            });
  }

  /// What another program reads from the file is the flow, no more and no less.
  @Test
  void edgesReadBackAreTheFlowsEdges() throws Exception {
    Sheets sheets = Sheets.of(Map.of(), Surround.FULL);
    Document svg = parse(SvgWriter.write(sheets.picture(), Preset.PAPER));
    List<String> read =
        all(svg, "g").stream()
            .filter(g -> g.getAttribute("class").startsWith("arrow"))
            .filter(g -> !g.getAttribute("data-to").isEmpty())
            .filter(g -> !g.getAttribute("data-from").isEmpty())
            .map(
                g ->
                    g.getAttribute("data-path")
                        + ":"
                        + g.getAttribute("data-function")
                        + ":"
                        + g.getAttribute("data-from")
                        + ">"
                        + g.getAttribute("data-to"))
            .toList();
    List<String> expected = new ArrayList<>();
    sheets
        .placement()
        .frames()
        .forEach(
            (path, frame) -> {
              var part = frame.body().part();
              part.body()
                  .blocks()
                  .forEach(
                      (from, block) ->
                          block
                              .terminator()
                              .successors()
                              .forEach(
                                  to ->
                                      expected.add(
                                          "%s:%s:%s>%s"
                                              .formatted(path, part.function().name(), from, to))));
            });
    assertThat(read).isNotEmpty().containsExactlyInAnyOrderElementsOf(expected);
  }

  @Test
  void headersLeadToTheirSources() throws Exception {
    Document svg =
        parse(SvgWriter.write(Sheets.of(Map.of(), Surround.NONE).picture(), Preset.LIGHT));
    assertThat(all(svg, "a"))
        .isNotEmpty()
        .allSatisfy(
            a -> {
              Element group = (Element) a.getParentNode();
              assertThat(group.getAttribute("data-source"))
                  .isEqualTo("kernel/entry/common.c:202@6.7");
              assertThat(a.getAttribute("href")).endsWith("kernel/entry/common.c?h=v6.7#n202");
              assertThat(a.getElementsByTagName("text").getLength()).isPositive();
            });
  }

  @Test
  void textsSayHowWideTheyWereMeasured() throws Exception {
    Document svg =
        parse(SvgWriter.write(Sheets.of(Map.of(), Surround.FULL).picture(), Preset.LIGHT));
    TextMeasure measure = new TextMeasure();
    assertThat(all(svg, "text"))
        .filteredOn(text -> text.getTextContent().equals("user space"))
        .singleElement()
        .satisfies(
            text ->
                assertThat(Double.parseDouble(text.getAttribute("textLength")))
                    .isCloseTo(measure.width("user space", Typeface.SMALL), within(0.01)));
  }

  @Test
  void theSamePictureGivesTheSameBytes() {
    String first = SvgWriter.write(Sheets.of(Map.of(), Surround.FULL).picture(), Preset.PAPER);
    Sheets.of(Map.of("ptrace", 0.5), Surround.NONE, "enter_from_user_mode");
    assertThat(SvgWriter.write(Sheets.of(Map.of(), Surround.FULL).picture(), Preset.PAPER))
        .isEqualTo(first);
  }

  @Test
  void longAndHostileNamesSurviveInTooltips() throws Exception {
    String title = "<&>\"'\u0001".repeat(70);
    Flow flow = Sample.ofBlocks(Sample.block("b", title, new Terminator.Return()).block());
    Picture picture = Sheets.of(flow, "f", InlinePlan.NONE, Map.of(), Surround.FULL).picture();
    Document svg = parse(SvgWriter.write(picture, Preset.LIGHT));
    String legal = title.replace('\u0001', '\uFFFD');
    assertThat(all(svg, "title").stream().map(Element::getTextContent))
        .anyMatch(text -> text.startsWith(legal))
        .contains("Sample <flow>: plan \"compiled\"");
    Optional<String> shown =
        all(svg, "text").stream()
            .map(Element::getTextContent)
            .filter(text -> text.startsWith("<&>"))
            .findFirst();
    assertThat(shown)
        .hasValueSatisfying(text -> assertThat(text).hasSizeLessThan(60).endsWith("…"));
  }
}
