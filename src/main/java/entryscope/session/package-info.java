// SPDX-License-Identifier: Apache-2.0
/// The program without a face: the open document, edits of it, undo, and everything derived from
/// it.
@NullMarked
package entryscope.session;

import org.jspecify.annotations.NullMarked;
