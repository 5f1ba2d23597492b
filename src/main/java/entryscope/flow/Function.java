// SPDX-License-Identifier: Apache-2.0
package entryscope.flow;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/// A function of the kernel.
///
/// @param name as the kernel spells it
/// @param section where its code is placed, such as `.noinstr.text`
/// @param does what it is for, in a sentence
public record Function(
    String name,
    Language language,
    String section,
    Set<Attribute> attributes,
    String does,
    Optional<Source> source,
    Body body) {

  public Function {
    EnumSet<Attribute> copy = EnumSet.noneOf(Attribute.class);
    copy.addAll(attributes);
    attributes = Collections.unmodifiableSet(copy);
  }

  /// The language a function is written in.
  public enum Language {
    C("C"),
    ASSEMBLY("asm");

    private final String id;

    Language(String id) {
      this.id = id;
    }

    public String id() {
      return id;
    }
  }

  /// What decides whether a function can be inlined, and what is emitted for it.
  public enum Attribute {
    STATIC("static", "visible in its own file only"),
    ALWAYS_INLINE("always-inline", "marked __always_inline"),
    NOINSTR("noinstr", "noinline, not traceable, in .noinstr.text (compiler_types.h:371-376@6.12)"),
    NOINLINE("noinline", "kept out of line by its author"),
    NOTRACE("notrace", "without a tracer's nop at its start"),
    OTHER_UNIT("other-unit", "defined in another translation unit than its callers"),
    SLOW_PATH("slow-path", "runs only when there is work"),
    ELSEWHERE("elsewhere", "not on a path of this flow; counts for the size of the text");

    private final String id;
    private final String meaning;

    Attribute(String id, String meaning) {
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

  public boolean is(Attribute attribute) {
    return attributes.contains(attribute);
  }

  /// Whether it stands for what a jump leads to whose targets are not known: by convention an
  /// opaque function `f.unresolved`, f being where the jump is.
  public boolean isUnresolved() {
    return body instanceof Body.Opaque && name.contains(".unresolved");
  }

  /// Whether the function tracer's nop stands at its start when it is out of line.
  public boolean isTraceable() {
    return language == Language.C && !is(Attribute.NOINSTR) && !is(Attribute.NOTRACE);
  }
}
