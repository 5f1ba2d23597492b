// SPDX-License-Identifier: Apache-2.0

package entryscope.ui;

import javafx.css.PseudoClass;

/// Names that the style sheets and the panes share.
final class Style {
  static final String CARD = "card";
  static final String CARD_TITLE = "card-title";
  static final String ROW = "row";
  static final String MUTED = "muted";
  static final String SMALL = "small";
  static final String CODE = "code";
  static final String FIGURE = "figure";
  static final String LINK = "link";
  static final String WARNING = "warn";
  static final String ICON = "icon";
  static final String ICON_BUTTON = "icon-button";
  static final String CHANGE = "change";
  static final String COLUMN_TITLE = "column-title";

  /// On a change: it saves time or bytes.
  static final PseudoClass LESS = PseudoClass.getPseudoClass("less");

  /// On a change: it costs time or bytes.
  static final PseudoClass MORE = PseudoClass.getPseudoClass("more");

  static final PseudoClass MIXED = PseudoClass.getPseudoClass("mixed");
  static final PseudoClass FIXED = PseudoClass.getPseudoClass("fixed");
  static final PseudoClass STALE = PseudoClass.getPseudoClass("stale");

  /// On a published figure that its prediction does not hold.
  static final PseudoClass MISSED = PseudoClass.getPseudoClass("missed");

  /// On what does not run.
  static final PseudoClass COLD = PseudoClass.getPseudoClass("cold");

  static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

  private Style() {}
}
