// SPDX-License-Identifier: Apache-2.0
package entryscope.file;

import entryscope.flow.Block;
import entryscope.flow.Body;
import entryscope.flow.Convention;
import entryscope.flow.Frame;
import entryscope.flow.Function;
import entryscope.flow.Function.Attribute;
import entryscope.flow.Function.Language;
import entryscope.flow.Operations;
import entryscope.flow.Source;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// How a function is written: described block by block, or opaque.
record FunctionForm(Convention convention) {
  /// More blocks than this in one function are refused: the largest functions of a kernel have some
  /// thousands.
  static final int MAX_BLOCKS = 20_000;

  private static final int MAX_REGISTERS = 256;

  Function function(String name, Fields fields) {
    Language language =
        fields
            .required("language")
            .flatMap(value -> value.choice(List.of(Language.values()), Language::id))
            .orElse(Language.C);
    String section = fields.name("section");
    Set<Attribute> attributes =
        fields.optional("attributes").map(FunctionForm::attributes).orElse(Set.of());
    String does = fields.text("does");
    Optional<Source> source = fields.optional("source").flatMap(Forms::source);
    return new Function(name, language, section, attributes, does, source, body(fields));
  }

  private static Set<Attribute> attributes(Node node) {
    EnumSet<Attribute> attributes = EnumSet.noneOf(Attribute.class);
    for (Node item : node.items()) {
      item.choice(List.of(Attribute.values()), Attribute::id)
          .filter(attribute -> !attributes.add(attribute))
          .ifPresent(twice -> item.error("the attribute \"%s\" twice".formatted(twice.id()), ""));
    }
    return attributes;
  }

  private Body body(Fields fields) {
    Optional<String> kind = fields.oneOf("the inside of the function", List.of("blocks", "opaque"));
    if (kind.isEmpty()) {
      return new Body.Opaque(Optional.empty());
    }
    Optional<Frame> frame =
        fields.optional("frame").map(value -> value.object(FunctionForm::frame));
    if (kind.get().equals("opaque")) {
      fields.optional("bytes").ifPresent(FunctionForm::surplus);
      fields
          .optional("unreached")
          .ifPresent(node -> node.errorAtKey("an opaque function has no blocks", ""));
      fields.optional("frame").ifPresent(FunctionForm::surplus);
      return fields.object("opaque", FunctionForm::opaque);
    }
    int bytes = fields.count("bytes", Forms.MAX_BYTES);
    fields.optional("unreached");
    Node node = fields.required("blocks").orElseThrow();
    BlockForm form = new BlockForm(convention.callBytes());
    Map<String, Block> blocks = node.map(Names.ID, block -> block(form, block));
    if (blocks.size() > MAX_BLOCKS) {
      node.error("%d blocks, at most %d can be".formatted(blocks.size(), MAX_BLOCKS), "");
    }
    if (blocks.isEmpty()) {
      if (node.json() instanceof Json.Obj) {
        node.error("a function has at least one block", "");
      }
      return new Body.Opaque(Optional.empty());
    }
    return new Body.Described(frame.orElse(Frame.NONE), bytes, blocks);
  }

  private static Block block(BlockForm form, Node node) {
    return node.object(fields -> form.block(node.lastStep(), fields));
  }

  private static Body opaque(Fields fields) {
    return new Body.Opaque(fields.optional("operations").map(Forms::operations));
  }

  private static void surplus(Node node) {
    node.errorAtKey("an opaque function has no frame and no bytes", "");
  }

  private static Frame frame(Fields fields) {
    return new Frame(
        fields.count("registers", MAX_REGISTERS),
        fields.required("save").map(Forms::operations).orElse(Operations.NONE),
        fields.required("restore").map(Forms::operations).orElse(Operations.NONE),
        fields.count("bytes", Forms.MAX_BYTES));
  }
}
