// SPDX-License-Identifier: Apache-2.0
package entryscope.picture.graph;

import entryscope.flow.Function;
import entryscope.flow.Source;
import entryscope.layout.Way;
import entryscope.picture.Element.Facts;
import entryscope.picture.Style;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The control flow of a path as a graph for other programs.
///
/// Every edge joins two nodes: a call whose callee is unfolded leads to the callee's first block,
/// and each block that returns leads to what follows the call. Two nodes stand for user space,
/// where the path begins and ends. What enters a node, in times per pass, is what leaves it.
/// Frames, nodes and edges have the ids of the drawing.
///
/// @param title what it shows, in a few words
/// @param description the same in sentences, with the estimate and what it is worth
/// @param frames outer ones first
/// @param nodes in the order of the path
public record Graph(
    String title, String description, List<Frame> frames, List<Node> nodes, List<Edge> edges) {
  public Graph {
    frames = List.copyOf(frames);
    nodes = List.copyOf(nodes);
    edges = List.copyOf(edges);
  }

  /// The node where the path begins.
  public static final String ENTRY = "entry";

  /// The node where it ends.
  public static final String EXIT = "exit";

  /// A function with its inside.
  ///
  /// @param id its call path
  /// @param parent id of the frame around it
  /// @param call id of the node that calls it
  /// @param facts of the call and all it executes; of the first frame how often it runs only
  public record Frame(
      String id,
      Function function,
      Optional<String> parent,
      Optional<String> call,
      Manner manner,
      Facts facts) {
    public Style style() {
      boolean isInlined = manner == Manner.INLINED;
      if (facts.visits() > 0) {
        return isInlined ? Style.INLINED : Style.CALLED;
      }
      return isInlined ? Style.INLINED_COLD : Style.CALLED_COLD;
    }
  }

  /// How a path comes into a function.
  public enum Manner {
    ENTERED("entry"),
    INLINED("inlined"),
    CALLED("called");

    private final String id;

    Manner(String id) {
      this.id = id;
    }

    public String id() {
      return id;
    }
  }

  /// A block, or one of the two ends.
  ///
  /// @param id call path and block
  /// @param frame id of the frame it stands in, absent for the two ends
  /// @param block its id in its function, empty for the two ends
  /// @param detail its instructions in short, or how the call is made
  /// @param operations what it executes per pass of the path, its share of a call included
  /// @param own the figures of these operations
  /// @param callee whom it calls
  public record Node(
      String id,
      Optional<String> frame,
      Kind kind,
      String function,
      String block,
      String title,
      String detail,
      String does,
      Optional<Source> source,
      Map<String, Double> operations,
      Facts own,
      double share,
      Style style,
      Optional<Callee> callee) {
    public Node {
      operations = Collections.unmodifiableMap(new LinkedHashMap<>(operations));
    }

    /// What is shown of it: of a folded call the callee's share too.
    public Facts shown() {
      return callee.filter(c -> !c.unfolded()).map(Callee::withCall).orElse(own);
    }
  }

  /// The other end of a call.
  ///
  /// @param unfolded whether its blocks are nodes of this graph
  /// @param withCall figures of the call with all that the callee executes
  public record Callee(String name, boolean inlined, boolean unfolded, Facts withCall) {}

  /// What a node is.
  public enum Kind {
    ENTRY("entry"),
    EXIT("exit"),
    BLOCK("block"),
    CALL("call");

    private final String id;

    Kind(String id) {
      this.id = id;
    }

    public String id() {
      return id;
    }
  }

  /// A way from one node to another.
  ///
  /// @param id call path, block and way, as in the drawing
  /// @param condition when it is taken; empty where it always is
  /// @param times how often it is taken per pass of the path
  /// @param enters id of the frame that it leads into
  public record Edge(
      String id,
      String from,
      String to,
      Way way,
      String condition,
      double times,
      Optional<String> enters) {}
}
