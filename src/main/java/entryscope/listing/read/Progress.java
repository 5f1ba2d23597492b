// SPDX-License-Identifier: Apache-2.0
package entryscope.listing.read;

/// Who waits for a long listing: is told how far it is, and may have enough.
public interface Progress {
  /// Nobody waits.
  Progress NONE =
      new Progress() {
        @Override
        public void reached(String what, long done, long total) {}

        @Override
        public boolean cancelled() {
          return false;
        }
      };

  /// Told about every megabyte.
  ///
  /// @param what is being done, such as the command line of objdump
  /// @param done bytes of text so far
  /// @param total bytes to come in all, 0 where that is not known
  void reached(String what, long done, long total);

  /// Whether to stop; the reading then ends with a [ListingException] that says `cancelled`.
  boolean cancelled();
}
