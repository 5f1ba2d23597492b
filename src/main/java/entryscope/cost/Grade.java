// SPDX-License-Identifier: Apache-2.0
package entryscope.cost;

/// How a cost is known, best first.
public enum Grade {
  M("measured for this project"),
  A("vendor's guide, or a maintained compiler model that cites one"),
  B("derived by subtraction from a published before and after"),
  C("secondary source"),
  R("recalled from a paper that could not be opened"),
  E("no source found: an estimate");

  private final String meaning;

  Grade(String meaning) {
    this.meaning = meaning;
  }

  public String meaning() {
    return meaning;
  }
}
