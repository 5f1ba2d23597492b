// SPDX-License-Identifier: Apache-2.0

package entryscope.cli;

import entryscope.session.Document;

/// What is to be drawn.
///
/// @param plan the name its plan was asked for by; several plans may be equal
record Sitter(Document document, String plan) {}
