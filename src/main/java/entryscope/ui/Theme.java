// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import entryscope.picture.HighContrast;
import entryscope.picture.Palette;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.text.Font;

/// Light, dark or high contrast: colours of the controls, of our panes and of the drawing.
public enum Theme {
  LIGHT("light", new PrimerLight(), "tokens.css", Palette.LIGHT),
  DARK("dark", new PrimerDark(), "tokens-dark.css", Palette.DARK),
  CONTRAST("contrast", new PrimerDark(), "tokens-contrast.css", HighContrast.PALETTE);

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
  ///
  /// @param size how large texts are, 1 for as usual
  void applyTo(Scene scene, double size) {
    Application.setUserAgentStylesheet(controls.getUserAgentStylesheet());
    String panes =
        size == 1
            ? resource("/css/panes.css")
            : Magnifier.address(Magnifier.enlarge(text("/css/panes.css"), size));
    scene.getStylesheets().setAll(resource("/css/bridge.css"), resource("/css/" + tokens), panes);
  }

  private static String text(String name) {
    try (InputStream in = Theme.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
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
