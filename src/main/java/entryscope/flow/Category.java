// SPDX-License-Identifier: Apache-2.0
package entryscope.flow;

/// The kinds of work that a breakdown of a latency tells apart, in the order it lists them.
public enum Category {
  HARDWARE("hardware", "entering and leaving the kernel, address-space switch"),
  INTERRUPTS("interrupts", "switching or saving the interrupt state"),
  CALLS("calls", "call, return and landing pad of functions out of line"),
  REGISTERS("registers", "saving and restoring registers"),
  MITIGATIONS("mitigations", "barriers, thunks and buffer clearing against speculation"),
  TRACKING("tracking", "context tracking and time accounting"),
  INSTRUCTIONS("instructions", "ordinary arithmetic, loads, stores and branches"),
  HANDLER("handler", "the body of the system call itself");

  private final String id;
  private final String meaning;

  Category(String id, String meaning) {
    this.id = id;
    this.meaning = meaning;
  }

  public String id() {
    return id;
  }

  public String meaning() {
    return meaning;
  }
}
