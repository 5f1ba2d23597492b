// SPDX-License-Identifier: Apache-2.0
package entryscope.session.importing;

/// Ends an import; does not leave this package.
final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Imported outcome;

  private Refusal(Imported outcome) {
    super(outcome.toString());
    this.outcome = outcome;
  }

  static Refusal asked(String reason) {
    return new Refusal(new Imported.Refused(reason));
  }

  static Refusal unreadable(String what) {
    return new Refusal(new Imported.Unreadable(0, what, ""));
  }

  Imported outcome() {
    return outcome;
  }
}
