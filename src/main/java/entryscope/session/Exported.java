// SPDX-License-Identifier: Apache-2.0

package entryscope.session;

/// What came of an export.
public sealed interface Exported {
  /// It is made. Nobody compares two of them, so the bytes may be an array.
  ///
  /// @param bytes the whole file
  /// @param summary its size in words: pages or pixels
  @SuppressWarnings("ArrayRecordComponent")
  record Done(byte[] bytes, String summary) implements Exported {}

  /// It cannot be made; the reason says what else can be.
  record Refused(String reason) implements Exported {}
}
