// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Architecture;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Opens what holds machine code: text of GNU or LLVM objdump, text pasted from a mail or from gdb,
/// or an ELF file, which is disassembled as needed.
///
/// ```java
/// try (ListingIndex index = Listings.open(Path.of("vmlinux"), Options.DEFAULT, Progress.NONE)) {
///   for (FunctionListing function : index.function("do_syscall_64")) { … }
/// }
/// ```
public final class Listings {
  /// Bytes up to which a text is looked through for quoting and missing addresses, and is kept in
  /// memory.
  static final long SMALL = 8 << 20;

  /// Bytes of UTF-16 that are decoded, in memory.
  static final long MOST_WIDE = 64 << 20;

  private static final int HEAD = 8192;
  private static final int GUESS_FROM = 20_000;

  private Listings() {}

  /// Opens a file of any of these kinds and finds its functions.
  ///
  /// @param progress hears how far a large file is
  /// @throws ListingException if it cannot be read, is no listing, or its architecture stays
  ///   unknown
  public static ListingIndex open(Path file, Options options, Progress progress)
      throws ListingException {
    try {
      byte[] head = head(file);
      if (ElfFile.isElf(head)) {
        return ElfIndex.open(file, options, progress);
      }
      Optional<Charset> wide = Encoding.wide(head);
      if (wide.isEmpty()) {
        Encoding.refuseBinary(head);
      }
      long size = Files.size(file);
      return wide.isPresent() || size <= SMALL
          ? ofBytes(file.toString(), bytes(file, size, wide), options)
          : ofLarge(file, size, options, progress);
    } catch (IOException e) {
      throw new ListingException(0, "cannot read " + file, reason(e));
    }
  }

  /// Opens text from the clipboard.
  ///
  /// @param name of where it comes from, for messages
  public static ListingIndex ofText(String name, String text, Options options)
      throws ListingException {
    return ofBytes(name, text.getBytes(StandardCharsets.UTF_8), options);
  }

  /// Opens what a pipe brings, of any of these kinds. What is large is copied to a temporary file,
  /// which closing the index deletes.
  ///
  /// @param name of where it comes from, for messages
  /// @param progress hears how much has come
  public static ListingIndex ofStream(
      String name, InputStream in, Options options, Progress progress) throws ListingException {
    return Piped.open(name, in, options, progress);
  }

  private static byte[] head(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(HEAD);
    }
  }

  private static byte[] bytes(Path file, long size, Optional<Charset> wide)
      throws IOException, ListingException {
    if (size > (wide.isPresent() ? MOST_WIDE : SMALL)) {
      throw new ListingException(0, "UTF-16 text of more than 64 MiB", "convert it to UTF-8 first");
    }
    byte[] bytes = Files.readAllBytes(file);
    return wide.isEmpty()
        ? bytes
        : withoutMark(new String(bytes, wide.get())).getBytes(StandardCharsets.UTF_8);
  }

  private static String withoutMark(String text) {
    return text.startsWith("\ufeff") ? text.substring(1) : text;
  }

  static ListingIndex ofBytes(String name, byte[] bytes, Options options) throws ListingException {
    if (bytes.length == 0) {
      throw new ListingException(0, "empty", "make a listing with objdump -d");
    }
    byte[] text = bytes;
    List<String> lines = lines(bytes);
    refuseLabels(lines);
    if (Pasted.is(lines)) {
      Architecture architecture = architecture(options, formatIn(lines), lines);
      text =
          (String.join("\n", Pasted.restored(lines, architecture)) + "\n")
              .getBytes(StandardCharsets.UTF_8);
    }
    try {
      Contents contents =
          IndexPass.of(new ByteArrayInputStream(text), name, text.length, Progress.NONE);
      Architecture architecture = architecture(options, contents.architecture(), lines);
      return index(name, new Text.InMemory(text), text.length, architecture, contents);
    } catch (IOException e) {
      throw new ListingException(0, "cannot read " + name, reason(e));
    }
  }

  /// With `--symbolize-operands` LLVM prints labels of its own in the place of addresses.
  private static void refuseLabels(List<String> lines) throws ListingException {
    int label = lines.indexOf("<L0>:");
    if (label >= 0) {
      throw new ListingException(
          label + 1, "labels in the place of addresses", "list it without --symbolize-operands");
    }
  }

  private static List<String> lines(byte[] bytes) throws ListingException {
    Lines lines = new Lines(new ByteArrayInputStream(bytes), 0, 0);
    List<String> all = new java.util.ArrayList<>();
    try {
      while (lines.next()) {
        all.add(lines.text());
      }
    } catch (IOException e) {
      throw new ListingException(0, "cannot read", reason(e));
    }
    return all;
  }

  private static ListingIndex ofLarge(Path file, long size, Options options, Progress progress)
      throws IOException, ListingException {
    try (InputStream in = Files.newInputStream(file)) {
      Contents contents = IndexPass.of(in, file.toString(), size, progress);
      Architecture architecture = architecture(options, contents.architecture(), sample(file));
      return index(file.toString(), new Text.InFile(file), size, architecture, contents);
    }
  }

  private static List<String> sample(Path file) throws IOException, ListingException {
    try (InputStream in = Files.newInputStream(file)) {
      return lines(in.readNBytes(1 << 20));
    }
  }

  private static ListingIndex index(
      String name, Text text, long size, Architecture architecture, Contents contents)
      throws ListingException {
    if (contents.headers().count() == 0) {
      throw new ListingException(
          1, "no function found", "a listing has lines such as `ffffffff81000010 <foo>:`");
    }
    return new TextIndex(name, text, size, architecture, contents, List.of(), () -> {});
  }

  private static Optional<Architecture> formatIn(List<String> lines) {
    return Pasted.unquoted(lines.subList(0, Math.min(lines.size(), 2000))).stream()
        .flatMap(l -> FileFormat.in(l).stream())
        .findFirst()
        .flatMap(FileFormat::architecture);
  }

  private static Architecture architecture(
      Options options, Optional<Architecture> stated, List<String> lines) throws ListingException {
    refuseOther(options, stated);
    return options
        .architecture()
        .or(() -> stated)
        .or(() -> Guess.from(lines.subList(0, Math.min(lines.size(), GUESS_FROM))))
        .orElseThrow(
            () ->
                new ListingException(
                    1, "no instructions of a known architecture", "is this a listing of objdump?"));
  }

  /// Refuses an architecture that is not the one that the input names.
  static void refuseOther(Options options, Optional<Architecture> stated) throws ListingException {
    if (stated.isPresent() && options.architecture().filter(a -> a != stated.get()).isPresent()) {
      throw new ListingException(
          0,
          "told to be %s, but it says %s"
              .formatted(options.architecture().get().id(), stated.get().id()),
          "leave out the architecture");
    }
  }

  static String reason(IOException e) {
    return switch (e) {
      case java.nio.file.NoSuchFileException _ -> "there is no such file";
      case java.nio.file.AccessDeniedException _ -> "access is denied";
      default -> e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    };
  }
}
