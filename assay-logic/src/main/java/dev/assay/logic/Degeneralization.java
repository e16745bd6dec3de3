package dev.assay.logic;

import dev.assay.logic.Graph.Edge;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Turns an automaton with promises into one with accepting states only, and makes it smaller on the
 * way.
 *
 * <p>Promises are waited for one after the other: a state gets a level, the number of promises that
 * have been kept, in their order, since all were kept last. States of the topmost level are
 * accepting (Gastin and Oddoux, section 5).
 */
final class Degeneralization {
  private record Node(int state, int level) {}

  private final Graph graph;
  private final Components components;

  /** By component: whether a run can stay in it for ever and keep all promises. */
  private final boolean[] fair;

  private final long promises;
  private final int topLevel;

  private Degeneralization(Graph graph) {
    this.graph = graph;
    components = graph.components();
    fair = fairComponents(graph, components);
    promises = promises(graph);
    topLevel = Long.bitCount(promises);
  }

  /** A small automaton without promises for the same words. */
  static Graph of(Graph generalized) {
    Graph live = withoutIdlePromises(withoutDeadStates(generalized)).merged();
    Graph plain = new Degeneralization(live).withLevels();
    return withUniformAcceptance(plain).merged();
  }

  private static long promises(Graph graph) {
    long all = 0;
    for (List<Edge> list : graph.edges()) {
      for (Edge edge : list) {
        all |= edge.postponed();
      }
    }
    return all;
  }

  private static boolean[] fairComponents(Graph graph, Components components) {
    long[] neverKept = new long[components.count()];
    Arrays.fill(neverKept, -1);
    for (int state = 0; state < graph.size(); state++) {
      int component = components.of(state);
      for (Edge edge : graph.edges().get(state)) {
        if (components.of(edge.target()) == component) {
          neverKept[component] &= edge.postponed();
        }
      }
    }
    boolean[] fair = new boolean[components.count()];
    for (int component = 0; component < fair.length; component++) {
      fair[component] = neverKept[component] == 0;
    }
    return fair;
  }

  /** Drops the states from which no accepting run goes on. */
  private static Graph withoutDeadStates(Graph graph) {
    Components components = graph.components();
    boolean[] live = fairComponents(graph, components);
    boolean[] keep = new boolean[graph.size()];
    // Components have greater numbers than those they lead to.
    List<List<Integer>> members = new ArrayList<>();
    for (int component = 0; component < components.count(); component++) {
      members.add(new ArrayList<>());
    }
    for (int state = 0; state < graph.size(); state++) {
      members.get(components.of(state)).add(state);
    }
    for (int component = 0; component < components.count(); component++) {
      for (int state : members.get(component)) {
        for (Edge edge : graph.edges().get(state)) {
          live[component] |= live[components.of(edge.target())];
        }
      }
      for (int state : members.get(component)) {
        keep[state] = live[component];
      }
    }
    return graph.restrictedTo(keep);
  }

  /**
   * Makes promises uniform where no run depends on them, so that more states are equal: a
   * transition between components postpones none, one inside a component without accepting runs
   * all.
   */
  private static Graph withoutIdlePromises(Graph graph) {
    Components components = graph.components();
    boolean[] fair = fairComponents(graph, components);
    List<List<Edge>> edges = new ArrayList<>();
    long all = promises(graph);
    for (int state = 0; state < graph.size(); state++) {
      int component = components.of(state);
      List<Edge> list = new ArrayList<>();
      for (Edge edge : graph.edges().get(state)) {
        if (components.of(edge.target()) != component) {
          list.add(edge.postponing(0));
        } else {
          list.add(fair[component] ? edge : edge.postponing(all));
        }
      }
      edges.add(list);
    }
    return new Graph(edges, graph.accepting());
  }

  private Graph withLevels() {
    Map<Node, Integer> numbers = new HashMap<>();
    List<Node> nodes = new ArrayList<>();
    List<List<Edge>> edges = new ArrayList<>();
    Node initial = new Node(0, 0);
    numbers.put(initial, 0);
    nodes.add(initial);
    for (int i = 0; i < nodes.size(); i++) {
      Node node = nodes.get(i);
      List<Edge> list = new ArrayList<>();
      for (Edge edge : graph.edges().get(node.state())) {
        Node next = new Node(edge.target(), levelAfter(node.level(), edge));
        Integer number = numbers.get(next);
        if (number == null) {
          number = nodes.size();
          numbers.put(next, number);
          nodes.add(next);
        }
        list.add(edge.postponing(0).to(number));
      }
      edges.add(list);
      if (nodes.size() > Tableau.MOST_STATES) {
        throw Tableau.tooLarge();
      }
    }
    BitSet accepting = new BitSet();
    for (int i = 0; i < nodes.size(); i++) {
      accepting.set(i, nodes.get(i).level() == topLevel);
    }
    return new Graph(edges, accepting);
  }

  private int levelAfter(int level, Edge edge) {
    if (!fair[components.of(edge.target())]) {
      return 0;
    }
    int reached = level == topLevel ? 0 : level;
    long rest = promises;
    for (int skipped = 0; skipped < reached; skipped++) {
      rest &= rest - 1;
    }
    while (rest != 0 && (rest & -rest & edge.postponed()) == 0) {
      rest &= rest - 1;
      reached++;
    }
    return reached;
  }

  /**
   * Chooses acceptance where it does not matter, so that more states are equal: a component all of
   * whose cycles are accepting becomes accepting as a whole, and a state on no cycle follows one
   * with the same transitions.
   */
  private static Graph withUniformAcceptance(Graph graph) {
    Components components = graph.components();
    boolean[] mixed = new boolean[components.count()];
    Components rejecting = new Components(rejectingPart(graph));
    for (int state = 0; state < graph.size(); state++) {
      mixed[components.of(state)] |= rejecting.isCyclic(rejecting.of(state));
    }
    BitSet accepting = new BitSet();
    Map<Set<Edge>, Boolean> acceptanceOf = new HashMap<>();
    for (int state = 0; state < graph.size(); state++) {
      int component = components.of(state);
      if (components.isCyclic(component)) {
        accepting.set(state, !mixed[component] || graph.accepting().get(state));
        acceptanceOf.put(graph.edgeSet(state), accepting.get(state));
      }
    }
    for (int state = 0; state < graph.size(); state++) {
      if (!components.isCyclic(components.of(state))) {
        accepting.set(state, acceptanceOf.getOrDefault(graph.edgeSet(state), false));
      }
    }
    return new Graph(graph.edges(), accepting);
  }

  /** The transitions between states that are not accepting. */
  private static int[][] rejectingPart(Graph graph) {
    BitSet accepting = graph.accepting();
    int[][] part = graph.successors();
    for (int state = 0; state < part.length; state++) {
      part[state] =
          accepting.get(state)
              ? new int[0]
              : Arrays.stream(part[state]).filter(target -> !accepting.get(target)).toArray();
    }
    return part;
  }
}
