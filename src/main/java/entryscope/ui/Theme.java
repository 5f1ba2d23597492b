// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import entryscope.picture.Palette;
import java.net.URL;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.text.Font;

/// Light or dark: colours of the controls, of our panes and of the drawing.
public enum Theme {
  LIGHT("light", new PrimerLight(), "tokens.css", Palette.LIGHT),
  DARK("dark", new PrimerDark(), "tokens-dark.css", Palette.DARK);

  private static final List<String> FONTS =
      List.of("Inter-Regular", "Inter-Bold", "JetBrainsMono-Regular", "JetBrainsMono-Bold");
  private static final double ANY_SIZE = 12;

  private final String id;
  private final atlantafx.base.theme.Theme controls;
  private final String tokens;
  private final Palette palette;

  Theme(String id, atlantafx.base.theme.Theme controls, String tokens, Palette palette) {
    this.id = id;
    this.controls = controls;
    this.tokens = tokens;
    this.palette = palette;
  }

  public String id() {
    return id;
  }

  Palette palette() {
    return palette;
  }

  /// The theme of an id, light where there is none of it.
  public static Theme of(String id) {
    return Stream.of(values()).filter(theme -> theme.id.equals(id)).findFirst().orElse(LIGHT);
  }

  Theme other() {
    return this == LIGHT ? DARK : LIGHT;
  }

  /// Puts the theme on a window and on the pop-ups it opens.
  void applyTo(Scene scene) {
    Application.setUserAgentStylesheet(controls.getUserAgentStylesheet());
    scene
        .getStylesheets()
        .setAll(
            Stream.of("bridge.css", tokens, "panes.css")
                .map(name -> resource("/css/" + name))
                .toList());
  }

  /// Makes the bundled fonts known to the toolkit.
  static void loadFonts() {
    FONTS.forEach(name -> Font.loadFont(resource("/fonts/" + name + ".ttf"), ANY_SIZE));
  }

  private static String resource(String name) {
    URL found = Theme.class.getResource(name);
    return Objects.requireNonNull(found, name).toExternalForm();
  }
}
