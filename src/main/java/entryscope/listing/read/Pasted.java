// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Architecture;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Makes text pasted from a mail or from gdb what objdump would have printed, line by line, so that
/// line numbers stay: quoting is taken away, wrapped lines are joined, functions without addresses
/// get some.
///
/// Addresses are taken from the text wherever a branch names one, `ffff80008002c0f0
/// <do_el0_svc+0x70>`; functions that nothing names lie from 2^32 on.
final class Pasted {
  private static final Pattern QUOTE = Pattern.compile("^(?:> ?)+");
  private static final Pattern HEADER =
      Pattern.compile("\\s*(?:([0-9a-f]{1,16}) )?<([^<>]{1,4000})>:\\s*");
  private static final Pattern GDB_HEADER =
      Pattern.compile("Dump of assembler code for function (\\S{1,4000}):");
  private static final Pattern GDB_LINE =
      Pattern.compile("(?:=>)?\\s*0x([0-9a-f]{1,16}) <\\+\\d{1,9}>:\\s+(\\S.*)");
  private static final Pattern NAMED =
      Pattern.compile("\\b([0-9a-f]{4,16}) <([^<>+]{1,4000})(?:\\+0x([0-9a-f]{1,8}))?>");
  private static final Pattern WORD = Pattern.compile("\\s+([a-z][a-z0-9.]{0,15})(?:\\s.*)?");
  private static final long MADE_UP = 1L << 32;

  private final Architecture architecture;
  private final List<String> lines;
  private final List<String> out = new ArrayList<>();
  private final Map<String, Long> bases = new HashMap<>();
  private final Set<Long> used = new HashSet<>();
  private long free = MADE_UP;

  /// A second body of one name lies elsewhere than its branches say.
  private Optional<Moved> moved = Optional.empty();

  /// Where the next instruction of a function without addresses lies; -1 outside of one.
  private long next = -1;

  /// Whether a function's header stands open until its first line tells the address (gdb).
  private String waiting = "";

  private int waitingAt;

  /// A function's name and by how much its addresses are to be moved.
  private record Moved(String name, long by) {
    String in(String line) {
      Matcher matcher = NAMED.matcher(line);
      if (!matcher.find() || !matcher.group(2).equals(name)) {
        return line;
      }
      String address = Long.toHexString(Long.parseUnsignedLong(matcher.group(1), 16) + by);
      return line.substring(0, matcher.start(1)) + address + line.substring(matcher.end(1));
    }
  }

  private Pasted(Architecture architecture, List<String> lines) {
    this.architecture = architecture;
    this.lines = lines;
  }

  /// Whether the text is of that kind.
  static boolean is(List<String> lines) {
    return lines.stream()
        .anyMatch(
            l ->
                l.startsWith(">")
                    || GDB_HEADER.matcher(l).matches()
                    || isUnplaced(HEADER.matcher(l), l));
  }

  private static boolean isUnplaced(Matcher header, String line) {
    return header.matches() && (header.group(1) == null || line.charAt(0) == ' ');
  }

  /// The lines with quoting taken away.
  static List<String> unquoted(List<String> lines) {
    return lines.stream()
        .map(l -> l.startsWith(">") ? QUOTE.matcher(l).replaceFirst("") : l)
        .toList();
  }

  /// As many lines as there are, as objdump prints them.
  static List<String> restored(List<String> lines, Architecture architecture) {
    Pasted pasted = new Pasted(architecture, Wrapped.joined(unquoted(lines)));
    pasted.findBases();
    pasted.lines.forEach(pasted::line);
    return pasted.out;
  }

  private void findBases() {
    for (String line : lines) {
      Matcher matcher = NAMED.matcher(line);
      while (matcher.find()) {
        long offset = matcher.group(3) == null ? 0 : Long.parseLong(matcher.group(3), 16);
        bases.putIfAbsent(matcher.group(2), Long.parseUnsignedLong(matcher.group(1), 16) - offset);
      }
    }
  }

  private void line(String line) {
    Matcher header = HEADER.matcher(line);
    Matcher gdbHeader = GDB_HEADER.matcher(line);
    if (line.equals(Wrapped.MOVED)) {
      out.add("");
    } else if (header.matches()) {
      header(header.group(2), Optional.ofNullable(header.group(1)));
    } else if (gdbHeader.matches()) {
      waiting = gdbHeader.group(1);
      waitingAt = out.size();
      out.add("");
    } else if (line.isBlank()) {
      endUnplaced();
      out.add("");
    } else {
      out.add(body(line).orElse(line));
    }
  }

  private void header(String name, Optional<String> address) {
    endUnplaced();
    waiting = "";
    if (address.isPresent()) {
      long stated = Long.parseUnsignedLong(address.get(), 16);
      used.add(stated);
      out.add(header(stated, name));
      return;
    }
    Long known = bases.get(name);
    next = known != null && used.add(known) ? known : free;
    moved =
        known != null && known != next
            ? Optional.of(new Moved(name, next - known))
            : Optional.empty();
    out.add(header(next, name));
  }

  private static String header(long address, String name) {
    return String.format("%016x <%s>:", address, name);
  }

  private void endUnplaced() {
    if (next >= free) {
      free = Math.max(free, next + 15 & -16L);
    }
    next = -1;
  }

  private Optional<String> body(String line) {
    Matcher gdb = GDB_LINE.matcher(line);
    if (gdb.matches()) {
      long address = Long.parseUnsignedLong(gdb.group(1), 16);
      if (!waiting.isEmpty()) {
        out.set(waitingAt, header(address, waiting));
        waiting = "";
      }
      return Optional.of(placed(address, gdb.group(2)));
    }
    if (Relocation.parse(line).isPresent()) {
      return Optional.empty();
    }
    Optional<Addressed> addressed = Addressed.parse(line.strip());
    if (addressed.isPresent()) {
      return addressed.map(a -> placed(a.address(), a.rest()));
    }
    return next == -1 ? Optional.empty() : unplaced(line);
  }

  /// A line without address: its bytes say how far the next one is.
  private Optional<String> unplaced(String line) {
    int bytes = RawBytes.leading(line.stripLeading(), architecture)[0];
    boolean fixed = architecture == Architecture.ARM64 || architecture == Architecture.LOONGARCH64;
    if (bytes == 0 && fixed && WORD.matcher(line).matches()) {
      bytes = 4;
    }
    if (bytes == 0) {
      return Optional.empty();
    }
    String text = placed(next, moved.map(m -> m.in(line)).orElse(line).strip());
    next += bytes;
    return Optional.of(text);
  }

  private static String placed(long address, String text) {
    return String.format("%16x:\t%s", address, text);
  }
}
