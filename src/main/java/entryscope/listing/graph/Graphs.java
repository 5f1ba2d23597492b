// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.graph;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// The graphs of a listing's functions, each made when it is first asked for.
public final class Graphs {
  private final CodeMap code;
  private final Known known;
  private final Map<Long, Optional<FunctionGraph>> graphs = new HashMap<>();

  public Graphs(CodeMap code, Known known) {
    this.code = code;
    this.known = known;
  }

  public CodeMap code() {
    return code;
  }

  /// The graph of the code that is entered at an address, where the listing has it.
  public Optional<FunctionGraph> at(long address) {
    return graphs.computeIfAbsent(address, start -> GraphBuilder.build(code, known, start));
  }
}
