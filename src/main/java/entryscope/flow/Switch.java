// SPDX-License-Identifier: Apache-2.0
package entryscope.flow;

import entryscope.quantity.Probability;

/// A fact about the running system that branches of the flow depend on.
///
/// @param id name in conditions and scenarios, such as `ptrace`
/// @param byDefault how likely it is on in this kernel's own configuration with nothing pending
/// @param does what it means when it is on, in a sentence
public record Switch(String id, Kind kind, String title, Probability byDefault, String does) {

  /// What kind of fact a switch is, which tells how it comes to be on.
  public enum Kind {
    TASK("task", "a flag of the task"),
    CONFIGURATION("configuration", "chosen when the kernel is built"),
    BOOT("boot", "chosen at boot or at run time: static keys, command line"),
    CPU("cpu", "a feature or mitigation of the processor"),
    CALLER("caller", "what user space asks for");

    private final String id;
    private final String meaning;

    Kind(String id, String meaning) {
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
}
