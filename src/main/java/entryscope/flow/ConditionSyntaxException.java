// SPDX-License-Identifier: Apache-2.0
package entryscope.flow;

/// A text that is no condition.
public final class ConditionSyntaxException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final int offset;

  ConditionSyntaxException(String message, int offset) {
    super(message + " at character " + (offset + 1));
    this.offset = offset;
  }

  /// Characters before the mistake.
  public int offset() {
    return offset;
  }
}
