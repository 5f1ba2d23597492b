// SPDX-License-Identifier: Apache-2.0
package entryscope.picture.graph;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/// The value of an attribute of a graph, frame, node or edge.
public sealed interface Value {
  /// A text; may be empty.
  record Text(String text) implements Value {}

  /// A figure, to nine digits.
  record Figure(double value) implements Value {
    public Figure {
      value = exact(value).doubleValue();
    }
  }

  /// Yes or no.
  record Truth(boolean value) implements Value {}

  /// Figures by name.
  record Figures(Map<String, Figure> byName) implements Value {
    public Figures {
      byName = Collections.unmodifiableMap(new LinkedHashMap<>(byName));
    }
  }

  /// In one line, for formats that know no other values: `2 load, 1 alu`.
  default String inLine() {
    return switch (this) {
      case Text(String text) -> text;
      case Figure(double value) -> exact(value).toPlainString();
      case Truth(boolean value) -> Boolean.toString(value);
      case Figures(var byName) ->
          byName.entrySet().stream()
              .map(each -> each.getValue().inLine() + " " + each.getKey())
              .collect(Collectors.joining(", "));
    };
  }

  private static BigDecimal exact(double value) {
    BigDecimal rounded = new BigDecimal(value).round(new MathContext(9));
    return rounded.signum() == 0 ? BigDecimal.ZERO : rounded.stripTrailingZeros();
  }
}
