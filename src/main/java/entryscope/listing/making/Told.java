// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.making;

import entryscope.listing.graph.Known;
import entryscope.quantity.Probability;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What a user tells of branches and indirect jumps: lines such as
///
/// ```
/// do_syscall_64+0x5d = 0.01                   # taken one time of a hundred
/// 0xffffffff81d0a922 = sys_getpid, sys_getuid # where an indirect call or jump leads
/// ```
///
/// @param decisions of branches
/// @param known targets of indirect jumps and calls
/// @param errors lines that could not be understood, in words
public record Told(Decisions decisions, Known known, List<String> errors) {
  private static final Pattern LINE = Pattern.compile("([^=]+)=([^=]+)");
  private static final Pattern PLACE =
      Pattern.compile(
          "(?:([A-Za-z_.][\\w.$]*)(?:\\+(0x[0-9a-f]{1,8}|\\d{1,9}))?|0x([0-9a-f]{1,16}))");
  private static final Pattern NUMBER = Pattern.compile("[01]|[01]?\\.\\d+(e-?\\d+)?");

  public Told {
    errors = List.copyOf(errors);
  }

  /// Understands lines; empty ones and what follows a `#` count for nothing.
  ///
  /// @param symbols the address of a function by its name, empty for an unknown one
  public static Told of(Collection<String> lines, Function<String, OptionalLong> symbols) {
    Map<Long, Probability> taken = new HashMap<>();
    Map<Long, List<Long>> targets = new HashMap<>();
    List<String> errors = new ArrayList<>();
    for (String line : lines) {
      String bare = line.replaceFirst("#.*", "").strip();
      if (!bare.isEmpty()) {
        line(bare, symbols, taken, targets, errors);
      }
    }
    return new Told(new Decisions(taken), new Known(targets), errors);
  }

  private static void line(
      String line,
      Function<String, OptionalLong> symbols,
      Map<Long, Probability> taken,
      Map<Long, List<Long>> targets,
      List<String> errors) {
    Matcher parts = LINE.matcher(line);
    if (!parts.matches()) {
      errors.add(
          "not understood: '%s'; write FUNCTION+0xOFFSET=0.3 or FUNCTION+0xOFFSET=TARGET"
              .formatted(line));
      return;
    }
    OptionalLong place = place(parts.group(1).strip(), symbols, errors);
    String value = parts.group(2).strip();
    if (place.isEmpty()) {
      return;
    }
    if (NUMBER.matcher(value).matches()) {
      double probability = Double.parseDouble(value);
      if (probability <= 1) {
        taken.put(place.getAsLong(), new Probability(probability));
      } else {
        errors.add("'%s': a probability is a number from 0 to 1".formatted(line));
      }
      return;
    }
    for (String target : value.split("\\s*,\\s*")) {
      place(target, symbols, errors)
          .ifPresent(
              to -> targets.computeIfAbsent(place.getAsLong(), _ -> new ArrayList<>()).add(to));
    }
  }

  private static OptionalLong place(
      String text, Function<String, OptionalLong> symbols, List<String> errors) {
    Matcher matcher = PLACE.matcher(text);
    if (!matcher.matches()) {
      errors.add("not a place: '%s'; write FUNCTION+0xOFFSET or 0xADDRESS".formatted(text));
      return OptionalLong.empty();
    }
    if (matcher.group(3) != null) {
      return OptionalLong.of(Long.parseUnsignedLong(matcher.group(3), 16));
    }
    OptionalLong base = symbols.apply(matcher.group(1));
    if (base.isEmpty()) {
      errors.add("no function '%s' in the listing".formatted(matcher.group(1)));
      return base;
    }
    long offset = matcher.group(2) == null ? 0 : Long.decode(matcher.group(2));
    return OptionalLong.of(base.getAsLong() + offset);
  }
}
