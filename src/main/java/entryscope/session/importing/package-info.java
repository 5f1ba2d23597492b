// SPDX-License-Identifier: Apache-2.0
/// Flows made of listings and ELF files, the same way for the command line and the window.
@NullMarked
package entryscope.session.importing;

import org.jspecify.annotations.NullMarked;
