// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Architecture;
import entryscope.listing.Instruction;
import entryscope.listing.Instruction.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/// Reads the lines between one header and the next.
///
/// Lines that are neither instruction, relocation, gap nor mark of `-l` are the sources that `-S`
/// shows, and passed over. Sources may look like instructions (`1:\tcall foo` in assembly), so an
/// instruction must stand where objdump's columns put it and its address must follow on.
final class PieceReader {
  /// More instructions than any function has; reading stops there.
  static final int MOST = 1 << 20;

  /// Equal instructions in a row that are kept; a kernel's text ends with megabytes of `int3`.
  static final int MOST_EQUAL = 1 << 12;

  private static final long FAR = 1 << 16;

  private final Architecture architecture;
  private final long start;
  private final OptionalLong end;
  private final SourceMarks marks = new SourceMarks();
  private final Warnings warnings = new Warnings();
  private final List<Draft> drafts = new ArrayList<>();
  private int column = -1;
  private String previous = "";
  private int equal;

  /// Address of the last line accepted, kept or not.
  private long reached;

  /// @param start address that the header prints
  /// @param end address that the next header of the section prints, empty for the last
  PieceReader(Architecture architecture, long start, OptionalLong end) {
    this.architecture = architecture;
    this.start = start;
    this.end = end;
  }

  /// Takes the next line.
  void line(String text, int number) {
    Optional<Relocation> relocation = Relocation.parse(text);
    if (relocation.isPresent()) {
      relocated(relocation.get());
      return;
    }
    int wide = Relocation.wideStart(text);
    Optional<Addressed> addressed = Addressed.parse(text);
    if (addressed.isPresent() && follows(addressed.get(), number)) {
      Addressed code =
          wide < 0
              ? addressed.get()
              : Addressed.parse(text.substring(0, wide)).orElse(addressed.get());
      instruction(code, number);
      if (wide >= 0) {
        Relocation.parse(text.substring(wide)).ifPresent(this::relocated);
      }
    } else if (isGap(text)) {
      gap(number);
    } else {
      marks.accept(text);
    }
  }

  private void relocated(Relocation relocation) {
    if (!drafts.isEmpty()) {
      Draft last = drafts.getLast();
      boolean first = last.relocation.isEmpty();
      if (first && relocation.symbol().startsWith("*ABS*")) {
        return;
      }
      boolean inside = Long.compareUnsigned(relocation.address(), last.address) >= 0;
      if (first && inside) {
        last.relocation = Optional.of(relocation);
      }
    }
  }

  private static boolean isGap(String text) {
    return text.length() <= 16
        && text.strip().equals("...")
        && (text.charAt(0) == '\t' || text.charAt(0) == ' ');
  }

  private void gap(int number) {
    if (drafts.isEmpty() || drafts.getLast().kind != Kind.GAP) {
      long address = drafts.isEmpty() ? start : drafts.getLast().end();
      if (!drafts.isEmpty() && Long.compareUnsigned(address, drafts.getLast().address) < 0) {
        return;
      }
      InstructionText nothing = new InstructionText("", "", "", false);
      add(address, 0, nothing, Kind.GAP, number);
      reached = address;
    }
  }

  /// Whether the line can be the next instruction.
  private boolean follows(Addressed line, int number) {
    if (column >= 0 && line.colon() != column) {
      return false;
    }
    long address = line.address();
    if (drafts.isEmpty()) {
      return Long.compareUnsigned(address, start) >= 0
          && Long.compareUnsigned(address - start, FAR) < 0;
    }
    Draft last = drafts.getLast();
    boolean onwards =
        Long.compareUnsigned(address, reached) > 0 || (last.kind == Kind.GAP && address == reached);
    boolean inside = end.isEmpty() || Long.compareUnsigned(address, end.getAsLong()) < 0;
    boolean near = last.kind == Kind.GAP || address - reached < FAR;
    if (!(onwards && inside && near) && !isSource(line)) {
      warnings.add(number, "address out of order, line left out", "is text of two listings mixed?");
    }
    return onwards && inside && near;
  }

  private boolean isSource(Addressed line) {
    return RawBytes.leading(line.rest(), architecture)[0] == 0;
  }

  private void instruction(Addressed line, int number) {
    column = line.colon();
    reached = line.address();
    String rest = line.rest();
    int[] raw = raw(rest);
    String text = rest.substring(raw[1]).strip();
    if (text.isEmpty()) {
      continuation(line, raw[0]);
      return;
    }
    if (drafts.size() >= MOST) {
      warnings.add(number, "more than 1048576 instructions in a row, the rest left out", "");
      return;
    }
    equal = text.equals(previous) ? equal + 1 : 0;
    previous = text;
    if (equal >= MOST_EQUAL) {
      return;
    }
    InstructionText parts = InstructionText.of(text, architecture);
    add(line.address(), raw[0], parts, kind(parts, text), number);
  }

  /// How many bytes are shown, and where the mnemonic begins.
  private int[] raw(String rest) {
    int tab = rest.indexOf('\t');
    if (tab >= 0) {
      int bytes = RawBytes.inField(rest.substring(0, tab), architecture);
      if (bytes > 0) {
        return new int[] {bytes, tab};
      }
    }
    return RawBytes.leading(rest, architecture);
  }

  /// Bytes beyond the seventh of an x86 instruction stand on a line of their own.
  private void continuation(Addressed line, int bytes) {
    if (!drafts.isEmpty() && drafts.getLast().end() == line.address()) {
      drafts.getLast().length += bytes;
    }
  }

  private static Kind kind(InstructionText parts, String text) {
    if (text.contains("(bad)")
        || text.startsWith("<unknown>")
        || parts.mnemonic().equals(".inst")
        || parts.mnemonic().equals(".insn")) {
      return Kind.UNKNOWN;
    }
    return parts.mnemonic().startsWith(".") ? Kind.DATA : Kind.CODE;
  }

  private void add(long address, int length, InstructionText text, Kind kind, int number) {
    Target target =
        kind == Kind.CODE
            ? Target.of(text, address, architecture)
            : new Target(OptionalLong.empty(), Optional.empty(), text.operands());
    Draft draft =
        new Draft(address, length, text, target, kind, number, marks.frames(), marks.line());
    marks.instructionRead();
    boolean continues =
        !drafts.isEmpty() && drafts.getLast().onlyPrefix && joins(drafts.getLast(), draft);
    if (continues) {
      drafts.getLast().continueWith(draft);
    } else {
      drafts.add(draft);
    }
  }

  private static boolean joins(Draft prefix, Draft rest) {
    return rest.kind == Kind.CODE
        && Long.compareUnsigned(rest.address - prefix.address, 4) <= 0
        && (prefix.length == 0 || prefix.end() == rest.address);
  }

  /// What was read, with the lengths and targets that only the whole piece tells.
  ///
  /// @param shift by which the section was moved
  Piece finished(Names names, long shift) {
    Lengths.fill(drafts, architecture, end);
    new Resolution(architecture, names, shift).complete(drafts);
    List<Instruction> instructions = drafts.stream().map(d -> d.finished(shift)).toList();
    return new Piece(instructions, warnings.all());
  }
}
