// SPDX-License-Identifier: Apache-2.0
package entryscope.listing;

/// How large a symbol's code is, as a symbol table says.
///
/// @param bytes more than 0
public record CodeSize(Symbol symbol, long bytes) {}
