// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import entryscope.flow.Flow;
import entryscope.flow.Source;
import entryscope.flow.Terminator;
import entryscope.inlining.InlinePlan;
import entryscope.layout.Sample;
import entryscope.picture.Element.Frame;
import entryscope.picture.Page.Paper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.interactive.action.PDActionURI;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationLink;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineNode;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;

final class PdfWriterTest {
  private static final Page POSTER = new Page(Paper.A4, false, true);

  private final Picture picture = Sheets.of(Map.of(), Surround.FULL).picture();

  private static String words(PDDocument pdf) throws IOException {
    return new PDFTextStripper().getText(pdf).replaceAll("\\s+", " ");
  }

  private static String words(PDDocument pdf, int page) throws IOException {
    PDFTextStripper stripper = new PDFTextStripper();
    stripper.setStartPage(page);
    stripper.setEndPage(page);
    return stripper.getText(pdf).replaceAll("\\s+", " ");
  }

  private PDDocument open(Page page) throws IOException {
    return Loader.loadPDF(PdfWriter.write(picture, Preset.PAPER, page).bytes());
  }

  @Test
  void everyTextCanBeFound() throws IOException {
    try (PDDocument pdf = open(Page.DEFAULT)) {
      String found = words(pdf);
      assertThat(pdf.getNumberOfPages()).isOne();
      picture
          .elements()
          .forEach(e -> e.texts().forEach(t -> assertThat(found).contains(t.text().strip())));
    }
  }

  @Test
  void fontsAreEmbeddedAndCutDown() throws IOException {
    try (PDDocument pdf = open(Page.DEFAULT)) {
      var resources = pdf.getPage(0).getResources();
      List<String> names = new ArrayList<>();
      for (COSName name : resources.getFontNames()) {
        assertThat(resources.getFont(name).isEmbedded()).isTrue();
        names.add(resources.getFont(name).getName());
      }
      assertThat(names).hasSize(4).allMatch(name -> name.matches("[A-Z]{6}\\+.*"));
    }
  }

  @Test
  void theOutlineNamesTheFunctionsAsTheyCallEachOther() throws IOException {
    try (PDDocument pdf = open(POSTER)) {
      List<String> titles = new ArrayList<>();
      collect(pdf.getDocumentCatalog().getDocumentOutline(), titles);
      assertThat(titles)
          .containsExactlyInAnyOrderElementsOf(
              picture.elements().stream()
                  .filter(Frame.class::isInstance)
                  .map(f -> ((Frame) f).origin().function())
                  .toList());
      assertThat(pdf.getDocumentInformation().getTitle()).isEqualTo(picture.title());
    }
  }

  private static void collect(PDOutlineNode node, List<String> titles) {
    for (PDOutlineItem item : node.children()) {
      titles.add(item.getTitle());
      collect(item, titles);
    }
  }

  @Test
  void aPosterShowsEveryTextAtFullSizeAfterAnOverview() throws IOException {
    PdfWriter.Result result = PdfWriter.write(picture, Preset.PAPER, POSTER);
    try (PDDocument pdf = Loader.loadPDF(result.bytes())) {
      assertThat(result.pages()).isEqualTo(pdf.getNumberOfPages()).isGreaterThan(2);
      assertThat(words(pdf, 1)).contains("Overview of " + (result.pages() - 1) + " sheets");
      StringBuilder sheets = new StringBuilder();
      for (int page = 2; page <= result.pages(); page++) {
        assertThat(words(pdf, page)).contains("Sheet " + (page - 1) + " of ");
        sheets.append(words(pdf, page));
        assertThat(pdf.getPage(page - 1).getMediaBox().getWidth()).isBetween(595f, 596f);
      }
      picture
          .elements()
          .forEach(e -> e.texts().forEach(t -> assertThat(sheets).contains(t.text().strip())));
    }
  }

  @Test
  void onePageIsAsLargeAsThePaperAndHoldsEverything() throws IOException {
    Page page = new Page(Paper.LETTER, true, false);
    try (PDDocument pdf = open(page)) {
      PDPage only = pdf.getPage(0);
      assertThat(pdf.getNumberOfPages()).isOne();
      assertThat(only.getMediaBox().getWidth()).isEqualTo(792);
      assertThat(only.getMediaBox().getHeight()).isEqualTo(612);
      assertThat(words(pdf)).contains("Estimate, not a measurement");
    }
  }

  @Test
  void aPosterOfHundredsOfPagesIsRefused() {
    Picture huge = new Picture("t", "d", 1e5, 1e5, List.of());
    assertThatThrownBy(() -> PdfWriter.write(huge, Preset.PAPER, POSTER))
        .isInstanceOf(TooLargeException.class)
        .hasMessageContaining("choose page size fit");
    assertThatThrownBy(() -> new Page(Paper.FIT, false, true)).hasMessageContaining("a4");
  }

  @Test
  void theSamePictureGivesTheSameBytes() {
    byte[] first = PdfWriter.write(picture, Preset.SLIDE, POSTER).bytes();
    PdfWriter.write(picture, Preset.DARK, Page.DEFAULT);
    Picture again = Sheets.of(Map.of(), Surround.FULL).picture();
    assertThat(PdfWriter.write(again, Preset.SLIDE, POSTER).bytes()).isEqualTo(first);
  }

  @Test
  void blocksAndHeadersLeadToTheirSources() throws IOException {
    try (PDDocument pdf = open(Page.DEFAULT)) {
      List<String> addresses = new ArrayList<>();
      for (var annotation : pdf.getPage(0).getAnnotations()) {
        if (annotation instanceof PDAnnotationLink link
            && link.getAction() instanceof PDActionURI action) {
          addresses.add(action.getURI());
        }
      }
      List<String> expected =
          picture.elements().stream()
              .flatMap(
                  e ->
                      switch (e) {
                        case Element.Box box -> box.origin().source().stream();
                        case Frame frame -> frame.origin().source().stream();
                        default -> Stream.<Source>empty();
                      })
              .flatMap(source -> SourceLink.of(source).stream())
              .toList();
      assertThat(addresses).isNotEmpty().containsExactlyElementsOf(expected);
    }
  }

  @Test
  void lettersThatNoFontHasBecomeQuestionMarks() throws IOException {
    Flow flow = Sample.ofBlocks(Sample.block("b", "漢\u0001 ä", new Terminator.Return()).block());
    Picture odd = Sheets.of(flow, "f", InlinePlan.NONE, Map.of(), Surround.NONE).picture();
    try (PDDocument pdf =
        Loader.loadPDF(PdfWriter.write(odd, Preset.PAPER, Page.DEFAULT).bytes())) {
      assertThat(words(pdf)).contains("?? ä");
    }
  }
}
