// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import entryscope.picture.Annotation;
import entryscope.picture.Page;
import entryscope.picture.Page.Paper;
import entryscope.picture.Preset;
import entryscope.picture.Raster;
import entryscope.picture.Surround;
import entryscope.session.Export;
import entryscope.session.Format;
import entryscope.session.GraphExport;
import entryscope.session.Target;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// What an export can be told, as controls: they show the choice and ask for another one.
final class ExportOptionsPane extends VBox {
  private static final double WIDTH = 236;

  /// The graphs that have colours.
  private static final Set<Target> COLOURED =
      Set.of(
          new Target.Graph(GraphExport.Format.DOT), new Target.Graph(GraphExport.Format.MERMAID));

  private static final List<Double> SCALES = List.of(1.0, 2.0, 3.0, 4.0);

  private final ObservableValue<ExportWish> choice;
  private final Consumer<ExportWish> choose;
  private final Choice<Target> format = new Choice<>(Target::title, this::format);
  private final Choice<Preset> preset = new Choice<>(Preset::title, this::preset);
  private final CheckBox title = box("title", "Title", e -> e.withSurround(surround()));
  private final CheckBox legend = box("legend", "Legend", e -> e.withSurround(surround()));
  private final CheckBox caption = box("caption", "Caption", e -> e.withSurround(surround()));
  private final Map<Annotation, CheckBox> annotations = new EnumMap<>(Annotation.class);
  private final Choice<Double> scale = new Choice<>(ExportOptionsPane::times, this::scale);
  private final CheckBox transparent =
      box("transparent", "Transparent background", e -> e.withRaster(raster(e.raster())));
  private final Choice<Paper> paper = new Choice<>(Paper::title, this::paper);
  private final CheckBox landscape = box("landscape", "Landscape", e -> e.withPage(page(e)));
  private final CheckBox poster = box("poster", "Poster with overview", e -> e.withPage(page(e)));
  private final VBox png;
  private final VBox pdf;
  private final VBox look;
  private final VBox around;
  private final VBox told;

  /// @param choose is asked for another export
  ExportOptionsPane(ObservableValue<ExportWish> choice, Consumer<ExportWish> choose) {
    this.choice = choice;
    this.choose = choose;
    getStyleClass().add("export-options");
    setMinWidth(WIDTH);
    setPrefWidth(WIDTH);
    format.setId("export-format");
    preset.setId("export-preset");
    scale.setId("export-scale");
    paper.setId("export-paper");
    png = group("Pixels", scale, transparent);
    pdf = group("Page", paper, landscape, poster);
    look = group("Look", preset);
    around = group("Around the drawing", title, legend, caption);
    told = group("Blocks tell");
    for (Annotation annotation : Annotation.values()) {
      CheckBox box =
          box(annotation.id(), annotation.title(), e -> e.withAnnotations(annotations()));
      annotations.put(annotation, box);
      told.getChildren().add(box);
    }
    getChildren().addAll(group("Format", format), look, png, pdf, around, told);
  }

  private static VBox group(String name, Node... nodes) {
    Label label = Parts.label(name, Style.COLUMN_TITLE);
    VBox group = new VBox(label);
    group.getStyleClass().add("export-group");
    group.getChildren().addAll(nodes);
    return group;
  }

  private CheckBox box(String id, String name, UnaryOperator<Export> change) {
    CheckBox box = new CheckBox(name);
    box.setId("export-" + id);
    box.setOnAction(_ -> choose(change.apply(chosen())));
    return box;
  }

  private Export chosen() {
    return choice.getValue().export();
  }

  private void choose(Export export) {
    choose.accept(choice.getValue().withExport(export));
  }

  void show(ExportWish wish) {
    Export export = wish.export();
    format.show(Target.all(), wish.target());
    preset.show(List.of(Preset.values()), export.preset());
    title.setSelected(export.surround().title());
    legend.setSelected(export.surround().legend());
    caption.setSelected(export.surround().caption());
    annotations.forEach((a, box) -> box.setSelected(export.annotations().contains(a)));
    scale.show(SCALES, export.raster().scale());
    transparent.setSelected(export.raster().transparent());
    paper.show(List.of(Paper.values()), export.page().paper());
    landscape.setSelected(export.page().landscape());
    poster.setSelected(export.page().poster());
    boolean isFit = export.page().paper() == Paper.FIT;
    landscape.setDisable(isFit);
    poster.setDisable(isFit);
    boolean isPicture = wish.target() instanceof Target.Picture;
    Parts.show(png, wish.isPicture(Format.PNG));
    Parts.show(pdf, wish.isPicture(Format.PDF));
    Parts.show(look, isPicture || COLOURED.contains(wish.target()));
    Parts.show(around, isPicture);
    Parts.show(told, isPicture);
  }

  private void format(Target target) {
    choose.accept(choice.getValue().withTarget(target));
  }

  private void preset(Preset preset) {
    choose(chosen().withPreset(preset));
  }

  private void scale(double times) {
    choose(chosen().withRaster(chosen().raster().withScale(times)));
  }

  private void paper(Paper chosen) {
    boolean isFit = chosen == Paper.FIT;
    Page page = new Page(chosen, !isFit && landscape.isSelected(), !isFit && poster.isSelected());
    choose(chosen().withPage(page));
  }

  private Surround surround() {
    return new Surround(title.isSelected(), legend.isSelected(), caption.isSelected());
  }

  private Raster raster(Raster before) {
    return before.withTransparent(transparent.isSelected());
  }

  private Page page(Export before) {
    return new Page(before.page().paper(), landscape.isSelected(), poster.isSelected());
  }

  private Set<Annotation> annotations() {
    EnumSet<Annotation> chosen = EnumSet.noneOf(Annotation.class);
    annotations.forEach(
        (annotation, box) -> {
          if (box.isSelected()) {
            chosen.add(annotation);
          }
        });
    return chosen;
  }

  private static String times(double scale) {
    return Math.round(scale) + " ×";
  }
}
