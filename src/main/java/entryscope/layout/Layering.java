// SPDX-License-Identifier: Apache-2.0

package entryscope.layout;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.elk.alg.layered.LayeredLayoutProvider;
import org.eclipse.elk.alg.layered.options.CrossingMinimizationStrategy;
import org.eclipse.elk.alg.layered.options.CycleBreakingStrategy;
import org.eclipse.elk.alg.layered.options.EdgeStraighteningStrategy;
import org.eclipse.elk.alg.layered.options.GreedySwitchType;
import org.eclipse.elk.alg.layered.options.InteractiveReferencePoint;
import org.eclipse.elk.alg.layered.options.LayerConstraint;
import org.eclipse.elk.alg.layered.options.LayeredOptions;
import org.eclipse.elk.alg.layered.options.NodePlacementStrategy;
import org.eclipse.elk.alg.layered.options.OrderingStrategy;
import org.eclipse.elk.core.data.LayoutMetaDataService;
import org.eclipse.elk.core.math.ElkPadding;
import org.eclipse.elk.core.options.Alignment;
import org.eclipse.elk.core.options.Direction;
import org.eclipse.elk.core.options.EdgeRouting;
import org.eclipse.elk.core.options.PortConstraints;
import org.eclipse.elk.core.options.PortSide;
import org.eclipse.elk.core.util.IndividualSpacings;
import org.eclipse.elk.core.util.NullElkProgressMonitor;
import org.eclipse.elk.graph.ElkEdge;
import org.eclipse.elk.graph.ElkEdgeSection;
import org.eclipse.elk.graph.ElkNode;
import org.eclipse.elk.graph.ElkPort;
import org.eclipse.elk.graph.util.ElkGraphUtil;

/// Cells in layers, links between them in right angles downwards: the one place that knows ELK.
///
/// Deterministic: a fixed seed, and the order of cells is kept inside a layer.
final class Layering {
  /// How far a link keeps from cells that it passes.
  static final double CLEAR = 16;

  private static final int USUAL = 20;

  /// Up to this many cells and layers passed the slow placement is used, which keeps the usual way
  /// straight for sure.
  private static final int SMALL = 400;

  /// From this many on the order of cells in a layer is left as it is: sweeping for fewer crossings
  /// takes seconds and, with that order kept anyway, makes a drawing wider and not clearer.
  private static final int LARGE = 1500;

  static {
    // ELK's defaults can be cloned only after its service has registered their types. Initializing
    // this class does it, once and under the lock that class initialization has.
    LayoutMetaDataService.getInstance();
  }

  private final ElkNode graph = ElkGraphUtil.createGraph();
  private final Map<String, ElkNode> nodes = new LinkedHashMap<>();
  private final Map<ElkNode, List<ElkPort>> ports = new LinkedHashMap<>();
  private final List<ElkEdge> edges = new ArrayList<>();

  /// Something of fixed size.
  ///
  /// @param where which layer it must be in
  /// @param in x of the place on its top where links arrive
  /// @param outs x of the places on its bottom where links leave
  /// @param clear how far links that pass keep away from it
  record Cell(String id, Where where, Size size, double in, List<Double> outs, double clear) {}

  /// A layer that a cell insists on.
  enum Where {
    FIRST(LayerConstraint.FIRST_SEPARATE),
    ANYWHERE(LayerConstraint.NONE),
    LAST(LayerConstraint.LAST_SEPARATE);

    private final LayerConstraint constraint;

    Where(LayerConstraint constraint) {
      this.constraint = constraint;
    }
  }

  /// A link from one cell to the top of another.
  ///
  /// @param out which of the places on the bottom of `from`
  /// @param usual whether to draw it straight where anything can be
  record Link(String from, int out, String to, boolean usual) {}

  /// Where everything came to stand.
  ///
  /// @param origins upper left corners of the cells
  /// @param routes the points of each link, in the order of the links
  record Result(Size size, Map<String, Point> origins, List<List<Point>> routes) {
    /// The upper left corner of a cell, which must exist.
    Point origin(String cell) {
      Point origin = origins.get(cell);
      if (origin == null) {
        throw new IllegalArgumentException("no cell " + cell);
      }
      return origin;
    }
  }

  private Layering(long size) {
    graph.setProperty(LayeredOptions.DIRECTION, Direction.DOWN);
    graph.setProperty(LayeredOptions.EDGE_ROUTING, EdgeRouting.ORTHOGONAL);
    graph.setProperty(LayeredOptions.RANDOM_SEED, 1);
    graph.setProperty(LayeredOptions.SEPARATE_CONNECTED_COMPONENTS, false);
    graph.setProperty(LayeredOptions.PADDING, new ElkPadding(0));
    graph.setProperty(LayeredOptions.CYCLE_BREAKING_STRATEGY, CycleBreakingStrategy.INTERACTIVE);
    graph.setProperty(
        LayeredOptions.INTERACTIVE_REFERENCE_POINT, InteractiveReferencePoint.TOP_LEFT);
    graph.setProperty(
        LayeredOptions.NODE_PLACEMENT_STRATEGY,
        size <= SMALL
            ? NodePlacementStrategy.NETWORK_SIMPLEX
            : NodePlacementStrategy.BRANDES_KOEPF);
    if (size >= LARGE) {
      graph.setProperty(
          LayeredOptions.CROSSING_MINIMIZATION_STRATEGY, CrossingMinimizationStrategy.NONE);
    }
    // Straightening of the quick placement fails an assertion of its own on large graphs.
    graph.setProperty(
        LayeredOptions.NODE_PLACEMENT_BK_EDGE_STRAIGHTENING, EdgeStraighteningStrategy.NONE);
    graph.setProperty(LayeredOptions.CONSIDER_MODEL_ORDER_STRATEGY, OrderingStrategy.PREFER_NODES);
    graph.setProperty(LayeredOptions.CROSSING_MINIMIZATION_FORCE_NODE_MODEL_ORDER, true);
    graph.setProperty(
        LayeredOptions.CROSSING_MINIMIZATION_GREEDY_SWITCH_TYPE, GreedySwitchType.OFF);
    graph.setProperty(LayeredOptions.THOROUGHNESS, 1);
    graph.setProperty(LayeredOptions.SPACING_NODE_NODE, Metrics.COLUMN_GAP);
    graph.setProperty(LayeredOptions.SPACING_EDGE_NODE, CLEAR);
    graph.setProperty(LayeredOptions.SPACING_EDGE_EDGE, 8.0);
    graph.setProperty(LayeredOptions.SPACING_NODE_NODE_BETWEEN_LAYERS, 24.0);
    graph.setProperty(LayeredOptions.SPACING_EDGE_NODE_BETWEEN_LAYERS, 16.0);
    graph.setProperty(LayeredOptions.SPACING_EDGE_EDGE_BETWEEN_LAYERS, 8.0);
  }

  /// Before: links name cells. After: no two cells overlap, and links that close no cycle go down.
  static Result arrange(List<Cell> cells, List<Link> links) {
    Layering layering = new Layering(cells.size() + Depths.passed(cells, links));
    cells.forEach(layering::add);
    links.forEach(layering::add);
    Depths.of(cells, links).forEach(layering::sink);
    new LayeredLayoutProvider().layout(layering.graph, new NullElkProgressMonitor());
    return layering.result();
  }

  private void add(Cell cell) {
    ElkNode node = ElkGraphUtil.createNode(graph);
    node.setDimensions(cell.size().width(), cell.size().height());
    node.setProperty(LayeredOptions.PORT_CONSTRAINTS, PortConstraints.FIXED_POS);
    node.setProperty(LayeredOptions.LAYERING_LAYER_CONSTRAINT, cell.where().constraint);
    node.setProperty(LayeredOptions.ALIGNMENT, Alignment.TOP);
    IndividualSpacings spacings = new IndividualSpacings();
    spacings.setProperty(LayeredOptions.SPACING_EDGE_NODE, cell.clear());
    node.setProperty(LayeredOptions.SPACING_INDIVIDUAL, spacings);
    List<ElkPort> places = new ArrayList<>(List.of(port(node, cell.in(), PortSide.NORTH)));
    cell.outs().forEach(x -> places.add(port(node, x, PortSide.SOUTH)));
    nodes.put(cell.id(), node);
    ports.put(node, places);
  }

  /// Tells ELK which links close cycles: those that lead to no deeper cell.
  private void sink(String cell, int depth) {
    node(cell).setY(depth);
  }

  private ElkNode node(String cell) {
    ElkNode node = nodes.get(cell);
    if (node == null) {
      throw new IllegalArgumentException("no cell " + cell);
    }
    return node;
  }

  private static ElkPort port(ElkNode node, double x, PortSide side) {
    ElkPort port = ElkGraphUtil.createPort(node);
    port.setLocation(x, side == PortSide.NORTH ? 0 : node.getHeight());
    port.setProperty(LayeredOptions.PORT_SIDE, side);
    return port;
  }

  private void add(Link link) {
    ElkEdge edge =
        ElkGraphUtil.createSimpleEdge(place(link.from(), 1 + link.out()), place(link.to(), 0));
    int priority = link.usual() ? USUAL : 1;
    edge.setProperty(LayeredOptions.PRIORITY_STRAIGHTNESS, priority);
    edge.setProperty(LayeredOptions.PRIORITY_SHORTNESS, priority);
    edges.add(edge);
  }

  private ElkPort place(String cell, int index) {
    List<ElkPort> places = ports.getOrDefault(node(cell), List.of());
    return places.get(index);
  }

  private Result result() {
    Map<String, Point> origins = new LinkedHashMap<>();
    nodes.forEach((id, node) -> origins.put(id, new Point(node.getX(), node.getY())));
    List<List<Point>> routes = edges.stream().map(Layering::points).toList();
    return new Result(new Size(graph.getWidth(), graph.getHeight()), origins, routes);
  }

  private static List<Point> points(ElkEdge edge) {
    ElkEdgeSection section = edge.getSections().getFirst();
    List<Point> points = new ArrayList<>();
    points.add(new Point(section.getStartX(), section.getStartY()));
    section.getBendPoints().forEach(bend -> points.add(new Point(bend.getX(), bend.getY())));
    points.add(new Point(section.getEndX(), section.getEndY()));
    return points;
  }
}
