// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import entryscope.inlining.CallPath;
import entryscope.layout.Rectangle;
import entryscope.picture.Element.Arrow;
import entryscope.picture.Element.Box;
import entryscope.picture.Element.Frame;
import entryscope.picture.Element.Group;
import entryscope.picture.Element.Label;
import entryscope.picture.Element.Origin;
import entryscope.picture.Element.Sample;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.interactive.action.PDActionURI;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationLink;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDBorderStyleDictionary;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageXYZDestination;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDDocumentOutline;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineNode;

/// What of a PDF can be clicked: the functions in its outline, and blocks and headers that lead to
/// their sources.
final class PdfIndex {
  private final Picture picture;
  private final PdfPlan plan;
  private final PDDocument document;

  PdfIndex(Picture picture, PdfPlan plan, PDDocument document) {
    this.picture = picture;
    this.plan = plan;
    this.document = document;
  }

  /// To be called when all pages are there.
  void write() throws IOException {
    outline();
    for (int i = 0; i < plan.sheets().size(); i++) {
      links(document.getPage(i), plan.sheets().get(i));
    }
  }

  private void outline() {
    PDDocumentOutline outline = new PDDocumentOutline();
    Map<CallPath, PDOutlineItem> items = new HashMap<>();
    for (Element element : picture.elements()) {
      if (element instanceof Frame frame) {
        PDOutlineItem item = item(frame);
        Optional<PDOutlineItem> caller =
            frame.path().isRoot()
                ? Optional.empty()
                : Optional.ofNullable(items.get(frame.path().caller()));
        caller.<PDOutlineNode>map(parent -> parent).orElse(outline).addLast(item);
        items.put(frame.path(), item);
      }
    }
    items.values().forEach(PDOutlineItem::openNode);
    document.getDocumentCatalog().setDocumentOutline(outline);
  }

  private PDOutlineItem item(Frame frame) {
    Rectangle bounds = frame.bounds();
    int sheet = plan.sheetOf(bounds.x(), bounds.y());
    PdfSurface.Frame shown = plan.sheets().get(sheet);
    PDPageXYZDestination place = new PDPageXYZDestination();
    place.setPage(document.getPage(sheet));
    place.setLeft(Math.round(shown.x(bounds.x())));
    place.setTop(Math.round(shown.y(bounds.y())));
    PDOutlineItem item = new PDOutlineItem();
    item.setTitle(frame.origin().function());
    item.setDestination(place);
    return item;
  }

  private void links(PDPage page, PdfSurface.Frame shown) throws IOException {
    for (Element element : picture.elements()) {
      Optional<Target> target =
          switch (element) {
            case Box box -> target(box.origin(), box.bounds());
            case Frame frame -> target(frame.origin(), header(frame));
            case Arrow _, Group _, Label _, Sample _ -> Optional.empty();
          };
      if (target.isPresent() && target.get().area().overlaps(shown.shown())) {
        page.getAnnotations().add(link(target.get(), shown));
      }
    }
  }

  /// An area that leads somewhere.
  private record Target(Rectangle area, String address) {}

  private static Optional<Target> target(Origin origin, Rectangle area) {
    return origin.source().flatMap(SourceLink::of).map(address -> new Target(area, address));
  }

  private static Rectangle header(Frame frame) {
    Rectangle bounds = frame.bounds();
    return new Rectangle(bounds.x(), bounds.y(), bounds.width(), frame.headerHeight());
  }

  private static PDAnnotationLink link(Target target, PdfSurface.Frame shown) {
    Rectangle seen = target.area().common(shown.shown());
    PDActionURI action = new PDActionURI();
    action.setURI(target.address());
    PDBorderStyleDictionary border = new PDBorderStyleDictionary();
    border.setWidth(0);
    PDAnnotationLink link = new PDAnnotationLink();
    link.setAction(action);
    link.setBorderStyle(border);
    link.setRectangle(
        new PDRectangle(
            shown.x(seen.x()),
            shown.y(seen.bottom()),
            shown.length(seen.width()),
            shown.length(seen.height())));
    return link;
  }
}
