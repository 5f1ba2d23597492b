// SPDX-License-Identifier: Apache-2.0
package entryscope.session.report;

import entryscope.cost.Estimate;
import entryscope.session.Catalogue;
import entryscope.session.Document;
import entryscope.session.Figures;
import entryscope.session.Workbench;
import java.util.List;

/// A document with its drawing, its figures and where they come from, as one HTML file that needs
/// neither scripts nor a network, in light and dark, and for print.
///
/// The same document and catalogue give the same bytes; the file is XML as well.
public final class HtmlReport {
  private HtmlReport() {}

  /// A part of the page.
  private record Part(String id, String title, Section section) {}

  /// Writes what stands below a heading.
  interface Section {
    void write(Html html);
  }

  /// The page, to be stored as UTF-8.
  public static String of(Document document, Catalogue catalogue) {
    Figures figures = new Workbench().figures(document);
    Content content = new Content(catalogue, figures);
    List<Part> parts =
        List.of(
            new Part("picture", "The path", html -> Drawn.write(html, document)),
            new Part("breakdown", "Where the time goes", new BreakdownSection(content)::write),
            new Part("functions", "What inlining does", new FunctionSection(content)::write),
            new Part("why", "Why this figure", new WhySection(content)::write),
            new Part("evidence", "Published figures", new EvidenceSection(content)::write),
            new Part("origin", "Where the flow comes from", new OriginSection(content)::write),
            new Part("session", "How to make this again", new SessionSection(content)::write));
    Html html = new Html();
    html.inline("html").with("xmlns", "http://www.w3.org/1999/xhtml").with("lang", "en");
    head(html, content);
    html.open("body");
    Heading.write(html, content);
    html.open("nav").with("aria-label", "Contents").open("ul");
    for (Part part : parts) {
      html.open("li").inline("a").with("href", "#report-" + part.id()).text(part.title());
      html.close().close();
    }
    html.close().close().open("main");
    for (Part part : parts) {
      html.open("section").with("id", "report-" + part.id()).element("h2", part.title());
      part.section().write(html);
      html.close();
    }
    html.close();
    html.element(
        "footer",
        "An estimate by Entryscope, model %s, not a measurement."
            .formatted(Estimate.MODEL_VERSION));
    return html.close().close().document();
  }

  private static void head(Html html, Content content) {
    html.open("head").empty("meta", "charset", "utf-8");
    html.open("meta")
        .with("name", "viewport")
        .with("content", "width=device-width, initial-scale=1")
        .close();
    html.open("meta").with("name", "color-scheme").with("content", "light dark").close();
    Document document = content.document();
    html.element(
        "title",
        "%s, %s: %s".formatted(document.flow().id(), document.planName(), content.latency()));
    html.element("style", ReportStyle.SHEET + Drawn.darkColours()).close();
  }
}
