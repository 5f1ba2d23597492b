// SPDX-License-Identifier: Apache-2.0
/// The window. JavaFX lives here and nowhere else.
@NullMarked
package entryscope.ui;

import org.jspecify.annotations.NullMarked;
