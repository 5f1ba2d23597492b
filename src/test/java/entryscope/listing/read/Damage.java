// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// What may have happened to a listing on its way.
public enum Damage {
  TRUNCATED,
  /// One byte is another.
  FLIPPED,
  SHORTENED,
  REPEATED,
  GARBLED,
  HUGE_LINE,
  /// A part of another listing stands amid it.
  MIXED,
  /// Line by line from the two, as two programs print into one file.
  INTERLEAVED,
  BINARY,
  CRLF,
  UTF_16,
  /// All that jumps or calls leads to one place, and functions run in circles.
  CYCLIC,
  EMPTY;

  private static final String ALPHABET =
      "0123456789abcdef:<>+\t\n\r ,()%$#/.;x_Rj\u0000\u001b|-'`>é€";
  private static final Pattern TARGET = Pattern.compile("[0-9a-f]+ <[^>\n]+>(?=\n)");

  /// The damaged bytes.
  ///
  /// @param other another listing
  public byte[] of(byte[] bytes, byte[] other, Random random) {
    int from = random.nextInt(bytes.length + 1);
    int to = Math.min(bytes.length, from + random.nextInt(200));
    return switch (this) {
      case TRUNCATED -> Arrays.copyOf(bytes, from);
      case FLIPPED -> joined(bytes, from, noise(1, random), Math.min(bytes.length, from + 1));
      case SHORTENED -> joined(bytes, from, new byte[0], to);
      case REPEATED -> joined(bytes, from, Arrays.copyOfRange(bytes, from, to), from);
      case GARBLED -> joined(bytes, from, letters(random).getBytes(StandardCharsets.UTF_8), to);
      case HUGE_LINE ->
          joined(
              bytes,
              from,
              letters(random).replace("\n", "").repeat(20_000).getBytes(StandardCharsets.UTF_8),
              to);
      case MIXED -> joined(bytes, from, part(other, random), from);
      case INTERLEAVED -> interleaved(utf8(bytes), utf8(other));
      case BINARY -> joined(bytes, from, noise(1 + random.nextInt(10_000), random), to);
      case CRLF -> utf8(bytes).replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8);
      case UTF_16 -> utf8(bytes).getBytes(StandardCharsets.UTF_16);
      case CYCLIC -> cyclic(utf8(bytes), random).getBytes(StandardCharsets.UTF_8);
      case EMPTY -> new byte[0];
    };
  }

  private static String cyclic(String text, Random random) {
    var targets = TARGET.matcher(text).results().map(MatchResult::group).toList();
    return targets.isEmpty()
        ? text
        : TARGET
            .matcher(text)
            .replaceAll(
                _ -> quoted(targets.get(random.nextInt(2) * random.nextInt(targets.size()))));
  }

  private static String quoted(String target) {
    return java.util.regex.Matcher.quoteReplacement(target);
  }

  private static byte[] noise(int length, Random random) {
    byte[] noise = new byte[length];
    random.nextBytes(noise);
    return noise;
  }

  private static String utf8(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static String letters(Random random) {
    StringBuilder letters = new StringBuilder();
    for (int i = random.nextInt(40); i >= 0; i--) {
      letters.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
    }
    return letters.toString();
  }

  private static byte[] part(byte[] bytes, Random random) {
    int from = random.nextInt(bytes.length + 1);
    return Arrays.copyOfRange(bytes, from, Math.min(bytes.length, from + random.nextInt(2000)));
  }

  private static byte[] interleaved(String one, String other) {
    String[] ones = one.split("\n", -1);
    String[] others = other.split("\n", -1);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < Math.min(400, Math.max(ones.length, others.length)); i++) {
      text.append(i < ones.length ? ones[i] + "\n" : "")
          .append(i < others.length ? others[i] + "\n" : "");
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] joined(byte[] bytes, int until, byte[] middle, int from) {
    byte[] all = Arrays.copyOf(bytes, until + middle.length + bytes.length - from);
    System.arraycopy(middle, 0, all, until, middle.length);
    System.arraycopy(bytes, from, all, until + middle.length, bytes.length - from);
    return all;
  }
}
