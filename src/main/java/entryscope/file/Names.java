// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import java.util.regex.Pattern;

/// How the things of a file may be called.
enum Names {
  ID(
      "an id",
      "[a-z0-9][a-z0-9_.-]{0,63}",
      "ids are up to 64 of a-z 0-9 _ . - and begin with a letter or digit"),
  CASE("a case's id", "[A-Za-z0-9][A-Za-z0-9_.-]{0,63}", "up to 64 letters, digits, _ . -"),
  FUNCTION(
      "the name of a function",
      "[A-Za-z_.][A-Za-z0-9_.]{0,127}",
      "functions are called as in C, with dots besides");

  private final String what;
  private final Pattern form;
  private final String hint;

  Names(String what, String form, String hint) {
    this.what = what;
    this.form = Pattern.compile(form);
    this.hint = hint;
  }

  boolean allow(String name) {
    return form.matcher(name).matches();
  }

  String complaint(String name) {
    return "not %s: %s".formatted(what, Printable.quoted(name));
  }

  String hint() {
    return hint;
  }
}
