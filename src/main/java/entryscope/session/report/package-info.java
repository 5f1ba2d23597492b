// SPDX-License-Identifier: Apache-2.0

/// A document with all its figures as one HTML file.
@NullMarked
package entryscope.session.report;

import org.jspecify.annotations.NullMarked;
