// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.code;

import entryscope.flow.Operation;
import entryscope.listing.Architecture;
import entryscope.listing.Instruction;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/// The instructions of an architecture, as `resources/mnemonics/*.txt` lists them.
///
/// The first line of the table that fits tells what an instruction is; an instruction that none
/// fits is unknown.
public final class MnemonicTable {
  private static final Pattern PREFIX =
      Pattern.compile("^((data16|cs|ds|es|ss|fs|gs|addr32|rex\\S*|bnd|notrack) )+(?=\\S)");

  private final List<Rule> rules;
  private final Map<String, List<Rule>> byMnemonic = new ConcurrentHashMap<>();

  private record Rule(Pattern mnemonic, Optional<Pattern> operands, Meaning meaning) {
    boolean fits(Instruction instruction) {
      return operands.isEmpty() || operands.get().matcher(text(instruction)).find();
    }

    private String text(Instruction instruction) {
      boolean bySymbol = operands.isPresent() && operands.get().pattern().indexOf('<') >= 0;
      return bySymbol
          ? instruction.operands() + " <" + instruction.targetSymbol().orElse("") + ">"
          : instruction.operands().replace(", ", ",");
    }
  }

  private MnemonicTable(List<Rule> rules) {
    this.rules = List.copyOf(rules);
  }

  /// The table of an architecture.
  public static MnemonicTable of(Architecture architecture) {
    String name =
        switch (architecture) {
          case X86_64, X86_32 -> "x86";
          case ARM64 -> "arm64";
          case S390 -> "s390";
          case RISCV64 -> "riscv64";
          case LOONGARCH64 -> "loongarch64";
        };
    try (InputStream in = MnemonicTable.class.getResourceAsStream("/mnemonics/" + name + ".txt")) {
      if (in == null) {
        throw new IllegalStateException("no table of mnemonics for " + name);
      }
      return read(new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static MnemonicTable read(BufferedReader lines) throws IOException {
    List<Rule> rules = new ArrayList<>();
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (!line.isBlank() && !line.startsWith("#")) {
        rules.add(rule(line));
      }
    }
    return new MnemonicTable(rules);
  }

  private static Rule rule(String line) {
    String[] columns = line.trim().split("\\s+");
    if (columns.length < 3 || columns.length > 4) {
      throw new IllegalStateException("a line of a table has three or four columns: " + line);
    }
    Control control =
        Control.of(columns[0])
            .orElseThrow(() -> new IllegalStateException("no such control: " + line));
    Optional<Operation> operation =
        columns[1].equals("-")
            ? Optional.empty()
            : Optional.of(
                Operation.of(columns[1])
                    .orElseThrow(() -> new IllegalStateException("no such operation: " + line)));
    return new Rule(
        Pattern.compile(columns[2]),
        columns.length == 4 ? Optional.of(Pattern.compile(columns[3])) : Optional.empty(),
        new Meaning(control, operation));
  }

  /// What the instruction is, empty where the table does not know it.
  public Optional<Meaning> meaning(Instruction instruction) {
    return byMnemonic.computeIfAbsent(instruction.mnemonic(), this::candidates).stream()
        .filter(rule -> rule.fits(instruction))
        .findFirst()
        .map(Rule::meaning);
  }

  private List<Rule> candidates(String mnemonic) {
    String bare = PREFIX.matcher(mnemonic).replaceFirst("");
    String name = bare.startsWith("c.") ? bare.substring(2) : bare;
    return rules.stream().filter(rule -> rule.mnemonic().matcher(name).matches()).toList();
  }
}
