// SPDX-License-Identifier: Apache-2.0
package entryscope.flow;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// The entry path of one architecture and kernel version.
///
/// All maps are keyed by the id of their values and keep the file's order. Names inside (callees,
/// blocks, switches, functions of entries and plans) refer to things that exist; `file.FlowReader`
/// reports every one that does not.
public record Flow(
    String id,
    String title,
    Provenance provenance,
    Convention convention,
    Map<String, Switch> switches,
    Map<String, Entry> entries,
    Map<String, Function> functions,
    Map<String, Plan> plans) {
  public Flow {
    switches = Collections.unmodifiableMap(new LinkedHashMap<>(switches));
    entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
    functions = Collections.unmodifiableMap(new LinkedHashMap<>(functions));
    plans = Collections.unmodifiableMap(new LinkedHashMap<>(plans));
  }

  /// The function `name`, which must exist.
  public Function function(String name) {
    return present(functions, name, "function");
  }

  public Entry entry(String id) {
    return present(entries, id, "entry");
  }

  public Plan plan(String id) {
    return present(plans, id, "plan");
  }

  private static <T> T present(Map<String, T> map, String key, String what) {
    T value = map.get(key);
    if (value == null) {
      throw new IllegalArgumentException("no " + what + " " + key);
    }
    return value;
  }
}
