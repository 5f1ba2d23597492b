// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import entryscope.listing.Architecture;
import entryscope.listing.FunctionListing;
import entryscope.listing.Instruction;
import entryscope.listing.Instruction.Kind;
import entryscope.listing.Listing;
import entryscope.listing.Symbol;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads the plain listings of tests: one `# ====` line before each function, whose labels and
/// instructions follow; a function inside another repeats its lines.
final class PlainListing {
  private static final Pattern MARK =
      Pattern.compile("^# ==== (\\S+) 0x([0-9a-f]+)\\.\\.0x([0-9a-f]+) .*");
  private static final Pattern HEAD = Pattern.compile("^([0-9a-f]{16}) <([^>]+)>:$");
  private static final Pattern LINE = Pattern.compile("^\\s*([0-9a-f]+):\\s+(\\S.*)$");
  private static final Pattern PARTS =
      Pattern.compile("^((?:(?:lock|rep|repz|repnz|data16|cs|notrack)\\s+)*\\S+)\\s*(.*)$");
  private static final Pattern TARGET =
      Pattern.compile("(?:^|[,\\s])(?:0x)?([0-9a-f]+) <([^>]+)>$");
  private static final Pattern IN_COMMENT = Pattern.compile("^([0-9a-f]+) <([^>]+)>$");

  private final TreeMap<Long, FunctionListing> functions = new TreeMap<>(Long::compareUnsigned);
  private final List<Symbol> symbols = new ArrayList<>();
  private final Set<Long> seen = new HashSet<>();
  private final Architecture architecture;
  private Symbol symbol = new Symbol("", 0, "");
  private long end;
  private List<Symbol> labels = new ArrayList<>();
  private List<Instruction> instructions = new ArrayList<>();

  private PlainListing(Architecture architecture) {
    this.architecture = architecture;
  }

  static Listing read(Architecture architecture, List<String> lines) {
    PlainListing reader = new PlainListing(architecture);
    for (int i = 0; i < lines.size(); i++) {
      reader.line(lines.get(i), i + 1);
    }
    reader.flush();
    return new Listing(architecture, reader.functions, reader.symbols, List.of());
  }

  private void line(String line, int number) {
    Matcher mark = MARK.matcher(line);
    Matcher head = HEAD.matcher(line);
    Matcher code = LINE.matcher(line);
    if (mark.matches()) {
      flush();
      symbol = new Symbol(mark.group(1), hex(mark.group(2)), "");
      end = hex(mark.group(3));
    } else if (head.matches()) {
      labels.add(new Symbol(head.group(2), hex(head.group(1)), ""));
    } else if (code.matches() && seen.add(hex(code.group(1)))) {
      instructions.add(instruction(hex(code.group(1)), code.group(2), number));
    }
  }

  private static long hex(String digits) {
    return Long.parseUnsignedLong(digits, 16);
  }

  private void flush() {
    if (!instructions.isEmpty() && instructions.getFirst().address() == symbol.address()) {
      functions.put(
          symbol.address(),
          new FunctionListing(symbol, labels, measured(), end - symbol.address()));
    }
    symbols.addAll(labels);
    labels = new ArrayList<>();
    instructions = new ArrayList<>();
  }

  private List<Instruction> measured() {
    List<Instruction> measured = new ArrayList<>();
    for (int i = 0; i < instructions.size(); i++) {
      Instruction at = instructions.get(i);
      long next = i + 1 < instructions.size() ? instructions.get(i + 1).address() : end;
      measured.add(
          new Instruction(
              at.address(),
              (int) (next - at.address()),
              at.mnemonic(),
              at.operands(),
              at.comment(),
              at.target(),
              at.targetSymbol(),
              at.line(),
              at.inlined(),
              at.source(),
              at.kind()));
    }
    return measured;
  }

  private Instruction instruction(long address, String text, int number) {
    String sign = architecture == Architecture.ARM64 ? "//" : "#";
    int comment =
        text.indexOf("\t" + sign) >= 0 ? text.indexOf("\t" + sign) : text.indexOf(" " + sign + " ");
    String code = comment < 0 ? text : text.substring(0, comment);
    String said =
        comment < 0 ? "" : text.substring(comment).replaceFirst("^\\s*(#|//)\\s*", "").strip();
    Matcher parts = PARTS.matcher(code.strip());
    if (!parts.matches()) {
      throw new IllegalArgumentException(text);
    }
    String operands = parts.group(2).strip();
    OptionalLong target = OptionalLong.empty();
    Optional<String> name = Optional.empty();
    Matcher named = TARGET.matcher(operands);
    Matcher commented = IN_COMMENT.matcher(said);
    if (named.find()) {
      target = OptionalLong.of(hex(named.group(1)));
      name = Optional.of(named.group(2));
      operands = operands.substring(0, operands.indexOf('<')).strip();
    } else if (commented.find()) {
      target = OptionalLong.of(hex(commented.group(1)));
      name = Optional.of(commented.group(2));
    }
    boolean data = parts.group(1).startsWith(".");
    return new Instruction(
        address,
        0,
        parts.group(1).replaceAll("\\s+", " "),
        operands.replace(", ", ","),
        said,
        target,
        name,
        number,
        List.of(),
        Optional.empty(),
        data ? Kind.DATA : Kind.CODE);
  }
}
