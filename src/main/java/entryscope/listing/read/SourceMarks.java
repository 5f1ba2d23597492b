// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.InlineFrame;
import entryscope.listing.SourceLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What `-l` and `--inlines` say before instructions.
///
/// objdump prints the innermost function (`count_user():`) and its line (`toy.c:21`) only where
/// they change, but `inlined by toy.c:25 (enter)` before each instruction it holds for. So the head
/// stays until another is printed, and the chain of callers lasts for one instruction.
final class SourceMarks {
  private static final Pattern FUNCTION = Pattern.compile("(?:; )?(\\S.{0,4000})\\(\\):");
  private static final Pattern PLACE =
      Pattern.compile("(?:; )?(\\S.{0,4000}):(\\d{1,9}|\\?)(?: \\(discriminator \\d{1,9}\\))?");
  private static final Pattern CALLER =
      Pattern.compile(
          "inlined by (.{1,4000}):(\\d{1,9}|\\?)(?: \\(discriminator \\d{1,9}\\))?"
              + " \\((.{1,4000})\\)");

  private Optional<String> function = Optional.empty();
  private Optional<SourceLine> line = Optional.empty();

  /// A caller in the chain, innermost first: at which line it calls, and its name.
  private record Caller(SourceLine at, String function) {}

  private final List<Caller> chain = new ArrayList<>();

  /// Takes the line in if it is one of these marks.
  boolean accept(String text) {
    if (text.isEmpty() || text.charAt(0) == ' ' || text.charAt(0) == '\t') {
      return false;
    }
    char last = text.charAt(text.length() - 1);
    if (last == ':') {
      return function(text);
    }
    boolean isCaller = last == ')' && text.startsWith("inlined by ");
    return isCaller ? caller(text) : place(text, last);
  }

  private boolean function(String text) {
    Matcher matcher = FUNCTION.matcher(text);
    boolean matches = matcher.matches();
    if (matches) {
      function = Optional.of(matcher.group(1));
    }
    return matches;
  }

  private boolean caller(String text) {
    Matcher matcher = CALLER.matcher(text);
    boolean matches = matcher.matches();
    if (matches) {
      chain.add(new Caller(source(matcher), matcher.group(3)));
    }
    return matches;
  }

  private boolean place(String text, char last) {
    if (last != ')' && last != '?' && !Character.isDigit(last)) {
      return false;
    }
    Matcher matcher = PLACE.matcher(text);
    boolean matches =
        matcher.matches() && (matcher.group(1).contains("/") || matcher.group(1).contains("."));
    if (matches) {
      line = Optional.of(source(matcher));
    }
    return matches;
  }

  private static SourceLine source(Matcher matcher) {
    String number = matcher.group(2);
    return new SourceLine(matcher.group(1), number.equals("?") ? 0 : Integer.parseInt(number));
  }

  /// The frames of the next instruction, outermost first; the function that holds them all is none.
  List<InlineFrame> frames() {
    List<InlineFrame> frames = new ArrayList<>();
    for (int i = chain.size() - 1; i >= 0; i--) {
      Optional<String> inlined = i > 0 ? Optional.of(chain.get(i - 1).function()) : function;
      SourceLine at = chain.get(i).at();
      frames.add(new InlineFrame(inlined.orElse("?"), Optional.of(at)));
    }
    return frames;
  }

  Optional<SourceLine> line() {
    return line;
  }

  /// Called behind each instruction.
  void instructionRead() {
    chain.clear();
  }
}
