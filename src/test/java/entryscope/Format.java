// SPDX-License-Identifier: Apache-2.0

package entryscope;

import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The formatter gate: google-java-format plus one licence line on top of every Java file.
///
/// Started as a source file by `java`, so that it runs on the toolchain's JDK and needs nothing
/// compiled: `mvn -B verify` checks, `mvn -q validate exec:exec@format` applies. Files under
/// `src/test/resources` are left alone: some are broken on purpose.
final class Format {
  private static final String LICENCE = "// SPDX-License-Identifier: Apache-2.0\n";

  private Format() {}

  /// Arguments: `check` or `apply`, then folders or files. Exit code 0 is well, 1 is ill-formatted.
  public static void main(String[] args) throws IOException {
    boolean apply = args[0].equals("apply");
    List<String> complaints = new ArrayList<>();
    for (int i = 1; i < args.length; i++) {
      for (Path file : sources(Path.of(args[i]))) {
        String before = Files.readString(file);
        try {
          String after = formatted(before);
          if (!after.equals(before)) {
            if (apply) {
              Files.writeString(file, after);
            } else {
              complaints.add(
                  file + ":" + firstDifference(before, after) + ": error: ill-formatted");
            }
          }
        } catch (FormatterException e) {
          complaints.add(file + ": error: " + e.getMessage());
        }
      }
    }
    if (!complaints.isEmpty()) {
      complaints.forEach(System.err::println);
      System.err.println("to mend: mvn -q validate exec:exec@format");
      System.exit(1);
    }
  }

  private static List<Path> sources(Path root) throws IOException {
    Path broken = Path.of("src", "test", "resources");
    try (var files = Files.walk(root)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> file.equals(root) || !file.startsWith(broken))
          .sorted()
          .toList();
    }
  }

  private static String formatted(String source) throws FormatterException {
    String licensed = source.startsWith(LICENCE) ? source : LICENCE + "\n" + source;
    return new Formatter().formatSourceAndFixImports(licensed);
  }

  private static long firstDifference(String before, String after) {
    int i = 0;
    while (i < Math.min(before.length(), after.length()) && before.charAt(i) == after.charAt(i)) {
      i++;
    }
    return 1 + before.substring(0, i).chars().filter(c -> c == '\n').count();
  }
}
