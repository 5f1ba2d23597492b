// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.trace;

import entryscope.listing.Warning;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads traces in the forms that tools print, one executed instruction a line.
///
/// * plain: `ffffffff81e00080`, with or without `0x`; those of an object file begin at `0`
/// * with the instruction: `ffffffff81e00080: endbr64`, as objdump, gdb's `x/i $pc` (`=> 0x…
///   <f+4>:`) and QEMU's `-d in_asm` print it
/// * QEMU's `-d exec,nochain`: `Trace 0: 0x7f… [00000000/ffffffff81e00080/…]`, a translated block a
///   line; lines of `in_asm` beside it then say what the code was when it ran
/// * `perf script`: `… ffffffff81e00080 entry_SYSCALL_64+0x0 ([kernel.kallsyms])`
public final class TraceReader {
  /// Longer traces are cut, with a warning.
  static final int MAX_ADDRESSES = 5_000_000;

  private static final int MAX_LINE = 4096;

  private static final Pattern EXEC =
      Pattern.compile("^Trace \\d+: \\S+ \\[[0-9a-f]+/([0-9a-f]{4,16})/");
  private static final Pattern WITH_TEXT =
      Pattern.compile(
          "^\\s*(?:=>\\s*)?(?:0x)?([0-9a-f]{3,16}|[0-9a-f]{1,2}(?=\\s+<|:\\t))(?:\\s+<[^>]*>)?:"
              + "\\s+(\\S.*)$");
  private static final Pattern PLAIN = Pattern.compile("^\\s*(?:0x)?([0-9a-fA-F]{1,16})\\s*$");
  private static final Pattern PERF =
      Pattern.compile("(?:^|\\s)([0-9a-f]{6,16})\\s+[A-Za-z_.\\[]\\S*(?:\\s+\\(.*\\))?\\s*$");
  private static final Pattern RAW =
      Pattern.compile(
          "^((?:[0-9a-f]{2}|[0-9a-f]{4}|[0-9a-f]{8})(?: [0-9a-f]{2,8})*)\\s{2,}(\\S.*)$");

  private final List<Long> executed = new ArrayList<>();
  private final List<Long> shown = new ArrayList<>();
  private final Map<Long, String> texts = new HashMap<>();
  private final List<Warning> warnings = new ArrayList<>();
  private boolean byBlock;
  private int foreign;
  private int firstForeign;

  private TraceReader() {}

  /// Reads to the end.
  public static Trace read(BufferedReader lines) throws IOException {
    TraceReader reader = new TraceReader();
    int number = 0;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      number++;
      if (reader.executed.size() >= MAX_ADDRESSES) {
        reader.warnings.add(
            new Warning(
                number,
                "more than %d addresses: the rest is left out".formatted(MAX_ADDRESSES),
                ""));
        break;
      }
      reader.line(line.length() > MAX_LINE ? line.substring(0, MAX_LINE) : line, number);
    }
    return reader.trace();
  }

  private void line(String line, int number) {
    Matcher exec = EXEC.matcher(line);
    if (exec.find()) {
      if (!byBlock) {
        byBlock = true;
        executed.clear();
      }
      executed.add(address(exec));
      return;
    }
    Matcher text = WITH_TEXT.matcher(line);
    if (text.find()) {
      shown.add(address(text));
      texts.put(address(text), withoutBytes(text.group(2)));
      single(address(text));
      return;
    }
    Matcher bare = PLAIN.matcher(line);
    Matcher perf = PERF.matcher(line);
    if (bare.find()) {
      single(address(bare));
    } else if (perf.find()) {
      single(address(perf));
    } else if (!line.isBlank() && !line.startsWith("#") && foreign++ == 0) {
      firstForeign = number;
    }
  }

  private void single(long address) {
    if (!byBlock) {
      executed.add(address);
    }
  }

  private static long address(Matcher matcher) {
    return Long.parseUnsignedLong(matcher.group(1), 16);
  }

  private static String withoutBytes(String text) {
    Matcher raw = RAW.matcher(text);
    return raw.find() && raw.group(1).matches(".*\\d.*") ? raw.group(2) : text;
  }

  private Trace trace() {
    if (foreign > 0 && !byBlock) {
      warnings.add(
          new Warning(
              firstForeign,
              "%d lines of the trace hold no address".formatted(foreign),
              "one executed address a line, as hexadecimal"));
    }
    return new Trace(executed, texts, byBlock, warnings);
  }
}
