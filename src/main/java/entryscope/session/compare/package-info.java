// SPDX-License-Identifier: Apache-2.0

/// What two documents differ in: values derived from the figures of both.
@NullMarked
package entryscope.session.compare;

import org.jspecify.annotations.NullMarked;
