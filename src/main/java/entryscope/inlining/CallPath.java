// SPDX-License-Identifier: Apache-2.0
package entryscope.inlining;

import java.util.ArrayList;
import java.util.List;

/// Which call of a path is meant: the function where the path starts and the blocks whose calls
/// lead there.
///
/// The same call site may occur in several inlined copies of its function; a call path tells them
/// apart.
///
/// @param root the function where the path starts
/// @param sites ids of the calling blocks, outermost first; empty for the root itself
public record CallPath(String root, List<String> sites) {
  public CallPath {
    sites = List.copyOf(sites);
  }

  public static CallPath of(String root) {
    return new CallPath(root, List.of());
  }

  /// The path of the call in block `site` of the function this path leads to.
  public CallPath then(String site) {
    List<String> longer = new ArrayList<>(sites);
    longer.add(site);
    return new CallPath(root, longer);
  }

  /// The path of the function that holds the last call.
  ///
  /// @throws IllegalStateException for a root, which nothing of the flow calls
  public CallPath caller() {
    if (isRoot()) {
      throw new IllegalStateException("nothing calls " + root);
    }
    return new CallPath(root, sites.subList(0, sites.size() - 1));
  }

  public boolean isRoot() {
    return sites.isEmpty();
  }

  /// Whether this is `outer` or a call somewhere inside it.
  public boolean isWithin(CallPath outer) {
    int depth = outer.sites.size();
    return root.equals(outer.root)
        && sites.size() >= depth
        && sites.subList(0, depth).equals(outer.sites);
  }

  /// Parses what `toString` writes.
  public static CallPath parse(String text) {
    String[] parts = text.split("/", -1);
    return new CallPath(parts[0], List.of(parts).subList(1, parts.length));
  }

  @Override
  public String toString() {
    return isRoot() ? root : root + "/" + String.join("/", sites);
  }
}
