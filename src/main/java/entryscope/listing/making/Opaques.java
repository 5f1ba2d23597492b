// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import entryscope.flow.Body;
import entryscope.flow.Function;
import entryscope.flow.Function.Attribute;
import entryscope.flow.Function.Language;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Functions of a flow that are called and not described, gathered while calls are made.
final class Opaques {
  private final Names names;
  private final Map<String, Function> functions = new LinkedHashMap<>();

  Opaques(Names names) {
    this.names = names;
  }

  /// The name of such a function.
  ///
  /// @param key what it is known by
  /// @param wanted its symbol
  String name(String key, String wanted, long address, String does) {
    String name = names.function("opaque " + key, wanted, address);
    functions.computeIfAbsent(
        name,
        _ ->
            new Function(
                name,
                Language.C,
                "not in this flow",
                Set.of(Attribute.NOTRACE),
                does,
                Optional.empty(),
                new Body.Opaque(Optional.empty())));
    return name;
  }

  Map<String, Function> functions() {
    return functions;
  }
}
