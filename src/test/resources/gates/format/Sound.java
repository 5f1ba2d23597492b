// SPDX-License-Identifier: Apache-2.0

package entryscope.flow;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Nothing is wrong with it, and its syntax is as new as the compiler.
final class Sound {
  sealed interface End {}

  record Jump(String to) implements End {}

  record Branch(Jump taken, Jump fallen) implements End {}

  private Sound() {}

  static String label(End end) {
    return switch (end) {
      case Jump _ -> "";
      case Branch(Jump(var to), var _) -> to;
    };
  }

  static @Nullable String first(List<String> names) {
    return names.isEmpty() ? null : names.getFirst();
  }
}
