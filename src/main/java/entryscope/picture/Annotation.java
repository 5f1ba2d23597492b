// SPDX-License-Identifier: Apache-2.0

package entryscope.picture;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/// What a drawing may tell of each block beside its title and operations.
public enum Annotation {
  /// The time a block takes per pass of the path.
  COST("cost", "Cost"),
  /// Its share of the path's time, as the colour of its box.
  HEAT("heat", "Heat"),
  /// How often it runs per pass of the path.
  PROBABILITY("probability", "Probability"),
  /// The file and line it comes from.
  SOURCE("source", "Source line");

  /// What a drawing tells unless it is asked for something else.
  public static final Set<Annotation> USUAL = Collections.unmodifiableSet(EnumSet.of(COST, HEAT));

  private final String id;
  private final String title;

  Annotation(String id, String title) {
    this.id = id;
    this.title = title;
  }

  public String id() {
    return id;
  }

  public String title() {
    return title;
  }
}
