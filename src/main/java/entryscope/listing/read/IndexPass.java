// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Architecture;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// One pass over a listing that notes where its pieces begin. It looks at bytes and makes strings
/// only of the few lines that matter, so that it keeps up with objdump.
final class IndexPass {
  private static final byte[] SECTION =
      "Disassembly of section ".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] SYMBOLS = "SYMBOL TABLE:".getBytes(StandardCharsets.US_ASCII);
  private static final long STEP = 1 << 20;

  private final Lines lines;
  private final Progress progress;
  private final String what;
  private final long total;

  private final Headers headers = new Headers();
  private final Sections sections = new Sections();
  private final List<Contents.Sized> symbols = new ArrayList<>();
  private final Warnings warnings = new Warnings();
  private Optional<Architecture> architecture = Optional.empty();
  private boolean formatSeen;
  private boolean inSymbols;

  private IndexPass(InputStream in, String what, long total, Progress progress) {
    this.lines = new Lines(in, 0, 0);
    this.what = what;
    this.total = total;
    this.progress = progress;
  }

  /// Reads the stream to its end.
  ///
  /// @param what is read, for the progress
  /// @param total bytes to come, 0 unknown
  static Contents of(InputStream in, String what, long total, Progress progress)
      throws IOException, ListingException {
    IndexPass pass = new IndexPass(in, what, total, progress);
    pass.run();
    return new Contents(
        pass.architecture, pass.headers, pass.sections, pass.symbols, pass.warnings.all());
  }

  private void run() throws IOException, ListingException {
    long due = STEP;
    while (lines.next()) {
      line();
      if (lines.offset() >= due) {
        due = lines.offset() + STEP;
        progress.reached(what, lines.offset(), total);
        if (progress.cancelled()) {
          throw new ListingException(0, "cancelled", "");
        }
      }
    }
  }

  private void line() {
    if (lines.cut()) {
      warnings.add(
          lines.number(), "line longer than 64 KiB, the rest left out", "is this a listing?");
    }
    int length = lines.length();
    if (length == 0) {
      return;
    }
    byte last = lines.at(length - 1);
    if (last == ':' && length > 3 && lines.at(length - 2) == '>') {
      header();
    } else if (last == ':' && lines.startsWith(SECTION)) {
      inSymbols = false;
      String text = lines.text();
      sections.begin(text.substring(SECTION.length, text.length() - 1));
    } else if (lines.startsWith(SYMBOLS)) {
      inSymbols = true;
    } else if (inSymbols) {
      SymbolTableLine.parse(lines.text()).ifPresent(symbols::add);
    } else if (!formatSeen && headers.count() == 0) {
      FileFormat.in(lines.text()).ifPresent(this::format);
    }
  }

  private void format(String format) {
    formatSeen = true;
    architecture = FileFormat.architecture(format);
    if (architecture.isEmpty()) {
      warnings.add(lines.number(), "unknown file format " + format, "name the architecture");
    }
  }

  /// `ffffffff81000010 <foo>:`
  private void header() {
    byte[] bytes = lines.bytes();
    int at = lines.start();
    long address = 0;
    int digits = 0;
    for (int digit; (digit = Character.digit(bytes[at], 16)) >= 0; at++) {
      address = address << 4 | digit;
      digits++;
    }
    boolean formed = digits > 0 && digits <= 16 && bytes[at] == ' ' && bytes[at + 1] == '<';
    int nameEnd = lines.end() - 2;
    if (formed && nameEnd > at + 2) {
      inSymbols = false;
      headers.add(sections.place(address), lines, at + 2, nameEnd, sections.current());
      if (headers.isAgain()) {
        warnings.add(
            lines.number(),
            headers.name(headers.count() - 1) + " begins twice",
            "is text of two listings mixed?");
      }
    }
  }
}
