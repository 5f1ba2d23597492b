// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

import picocli.CommandLine.Command;

/// Knows the words of the command line.
@Command(name = "told")
final class Told {}
