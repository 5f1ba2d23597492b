// SPDX-License-Identifier: Apache-2.0

/// Tables as values, and the texts they are written as: CSV, Markdown, plain text.
@NullMarked
package entryscope.file.table;

import org.jspecify.annotations.NullMarked;
