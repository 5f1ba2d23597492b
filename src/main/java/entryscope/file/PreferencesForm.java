// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.file.Preferences.PanelPlace;
import entryscope.file.Preferences.WindowPlace;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// How preferences are written, in format 1: every key may be missing.
final class PreferencesForm {
  private static final double FAR = 100_000;
  private static final double SMALLEST = 100;

  private PreferencesForm() {}

  static Preferences read(Fields fields) {
    Reading.skipFormat(fields);
    return new Preferences(
        fields.optional("theme").map(Node::name),
        fields.optional("fontSize").map(PreferencesForm::fontSize),
        fields.optional("folder").flatMap(Forms::path),
        fields.optional("recent").map(Node::items).orElse(List.of()).stream()
            .flatMap(item -> Forms.path(item).stream())
            .toList(),
        fields.optional("window").map(node -> node.object(PreferencesForm::place)),
        fields
            .optional("keys")
            .map(node -> node.map(Names.ID, PreferencesForm::texts))
            .orElseGet(LinkedHashMap::new),
        fields
            .optional("panels")
            .map(node -> node.map(Names.ID, one -> one.object(PreferencesForm::panel)))
            .orElseGet(LinkedHashMap::new));
  }

  private static int fontSize(Node node) {
    double size =
        node.number(Preferences.MIN_FONT_SIZE, Preferences.MAX_FONT_SIZE, "pixels from 8 to 48");
    if (size != Math.rint(size)) {
      node.error("expected a whole number, found " + JsonText.number(size), "");
    }
    return (int) size;
  }

  private static List<String> texts(Node node) {
    return node.items().stream().map(Node::name).toList();
  }

  private static WindowPlace place(Fields fields) {
    return new WindowPlace(
        pixels(fields, "x", -FAR),
        pixels(fields, "y", -FAR),
        pixels(fields, "width", SMALLEST),
        pixels(fields, "height", SMALLEST),
        fields.required("maximised").map(Node::truth).orElse(false));
  }

  private static PanelPlace panel(Fields fields) {
    return new PanelPlace(
        fields.required("shown").map(Node::truth).orElse(true), pixels(fields, "width", SMALLEST));
  }

  private static double pixels(Fields fields, String key, double low) {
    String what = "pixels from %s to %s".formatted(JsonText.number(low), JsonText.number(FAR));
    return fields.required(key).map(node -> node.number(low, FAR, what)).orElse(low);
  }

  /// The text of a file; [#read] gives back equal preferences.
  static String write(Preferences preferences) {
    return JsonText.of(Draft.object(draft -> fill(preferences, draft)));
  }

  private static void fill(Preferences preferences, Draft draft) {
    draft.put("format", 1);
    preferences.theme().ifPresent(id -> draft.put("theme", id));
    preferences.fontSize().ifPresent(pixels -> draft.put("fontSize", pixels));
    preferences.folder().map(Path::toString).ifPresent(path -> draft.put("folder", path));
    if (!preferences.recent().isEmpty()) {
      draft.put("recent", preferences.recent().stream().map(Path::toString).toList());
    }
    preferences.window().ifPresent(place -> draft.put("window", one -> fill(place, one)));
    Map<String, List<String>> keys = preferences.keys();
    if (!keys.isEmpty()) {
      draft.put("keys", all -> keys.forEach(all::put));
    }
    Map<String, PanelPlace> panels = preferences.panels();
    if (!panels.isEmpty()) {
      draft.put("panels", all -> panels.forEach((id, at) -> all.put(id, one -> fill(at, one))));
    }
  }

  private static void fill(PanelPlace place, Draft draft) {
    draft.put("shown", place.shown()).put("width", place.width());
  }

  private static void fill(WindowPlace place, Draft draft) {
    draft
        .put("x", place.x())
        .put("y", place.y())
        .put("width", place.width())
        .put("height", place.height())
        .put("maximised", place.maximised());
  }
}
