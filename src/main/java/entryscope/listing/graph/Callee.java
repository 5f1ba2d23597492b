// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.graph;

import java.util.OptionalLong;

/// Code that a function calls or jumps out to.
///
/// @param address where it begins; empty where only the name of a pointer is known
/// @param name the symbol there, or what the listing says instead
public record Callee(OptionalLong address, String name) {}
