// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

import entryscope.listing.Architecture;
import entryscope.listing.BootPatches;
import entryscope.listing.CodeSize;
import entryscope.listing.FunctionListing;
import entryscope.listing.Listing;
import entryscope.listing.Symbol;
import entryscope.listing.Warning;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;

/// What came through a pipe and is too large for memory: a copy in a temporary file, deleted in the
/// end.
record Piped(String origin, Path copy, ListingIndex index) implements ListingIndex {

  static ListingIndex open(String name, InputStream in, Options options, Progress progress)
      throws ListingException {
    try {
      byte[] head = in.readNBytes((int) Listings.SMALL);
      boolean isAll = head.length < Listings.SMALL;
      if (isAll && !ElfFile.isElf(head) && Encoding.wide(head).isEmpty()) {
        Encoding.refuseBinary(Arrays.copyOf(head, Math.min(head.length, 8192)));
        return Listings.ofBytes(name, head, options);
      }
      Path copy = Files.createTempFile("entryscope-", ".input");
      try {
        copy(head, in, copy, name, progress);
        return new Piped(name, copy, Listings.open(copy, options, Progress.NONE));
      } catch (IOException | ListingException e) {
        Files.deleteIfExists(copy);
        throw e;
      }
    } catch (IOException e) {
      throw new ListingException(0, "cannot read " + name, Listings.reason(e));
    }
  }

  private static void copy(byte[] head, InputStream in, Path to, String name, Progress progress)
      throws IOException, ListingException {
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(to))) {
      out.write(head);
      byte[] bytes = new byte[1 << 16];
      long total = head.length;
      for (int read; (read = in.read(bytes)) > 0; ) {
        out.write(bytes, 0, read);
        total += read;
        progress.reached(name, total, 0);
        if (progress.cancelled()) {
          throw new ListingException(0, "cancelled", "");
        }
      }
    }
  }

  @Override
  public Architecture architecture() {
    return index.architecture();
  }

  @Override
  public List<Symbol> functions() {
    return index.functions();
  }

  @Override
  public Listing read(Collection<String> names) throws ListingException {
    return index.read(names);
  }

  @Override
  public Listing readAt(Collection<Long> addresses) throws ListingException {
    return index.readAt(addresses);
  }

  @Override
  public void forEach(Consumer<FunctionListing> consumer, Progress progress)
      throws ListingException {
    index.forEach(consumer, progress);
  }

  @Override
  public List<CodeSize> sizes() throws ListingException {
    return index.sizes();
  }

  @Override
  public Listing whole() throws ListingException {
    return index.whole();
  }

  @Override
  public BootPatches patches() throws ListingException {
    return index.patches();
  }

  @Override
  public List<Warning> warnings() {
    return index.warnings();
  }

  @Override
  public void close() {
    index.close();
    try {
      Files.deleteIfExists(copy);
    } catch (IOException e) {
      copy.toFile().deleteOnExit();
    }
  }
}
