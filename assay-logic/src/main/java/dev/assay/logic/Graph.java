package dev.assay.logic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * An automaton under construction. State 0 is the initial one.
 *
 * <p>A run is accepting if it visits an accepting state infinitely often and postpones no promise
 * for ever. The tableau makes automata with promises in which all states are accepting;
 * degeneralised automata have no promises.
 */
record Graph(List<List<Edge>> edges, BitSet accepting) {
  /**
   * A transition for the letters that hold all bits of {@code must} and none of {@code mustNot};
   * the promises among the bits of {@code postponed} are not kept by it.
   */
  record Edge(long must, long mustNot, long postponed, int target) {
    Edge to(int newTarget) {
      return new Edge(must, mustNot, postponed, newTarget);
    }

    Edge postponing(long promises) {
      return new Edge(must, mustNot, promises, target);
    }

    /** Whether this transition does for all that the other does. */
    boolean covers(Edge other) {
      return target == other.target
          && (must & ~other.must) == 0
          && (mustNot & ~other.mustNot) == 0
          && (postponed & ~other.postponed) == 0;
    }
  }

  int size() {
    return edges.size();
  }

  int[][] successors() {
    return edges.stream()
        .map(list -> list.stream().mapToInt(Edge::target).toArray())
        .toArray(int[][]::new);
  }

  Components components() {
    return new Components(successors());
  }

  /** The part that can be reached over states to be kept, numbered in the order of reaching it. */
  Graph restrictedTo(boolean[] keep) {
    int[] number = new int[size()];
    Arrays.fill(number, -1);
    List<Integer> reached = new ArrayList<>(List.of(0));
    number[0] = 0;
    List<List<Edge>> kept = new ArrayList<>();
    for (int i = 0; i < reached.size(); i++) {
      List<Edge> list = new ArrayList<>();
      for (Edge edge : edges.get(reached.get(i))) {
        int target = edge.target();
        if (!keep[target]) {
          continue;
        }
        if (number[target] < 0) {
          number[target] = reached.size();
          reached.add(target);
        }
        list.add(edge.to(number[target]));
      }
      kept.add(list);
    }
    BitSet keptAccepting = new BitSet();
    for (int i = 0; i < reached.size(); i++) {
      keptAccepting.set(i, accepting.get(reached.get(i)));
    }
    return new Graph(kept, keptAccepting);
  }

  /**
   * The same with equal states merged: those that are both accepting or both not, and have the same
   * transitions to equal states. Classes are divided until all their states agree.
   */
  Graph merged() {
    int[] classOf = new int[size()];
    int classes = 0;
    while (true) {
      Map<List<Object>, Integer> signatures = new HashMap<>();
      int[] refined = new int[size()];
      for (int state = 0; state < size(); state++) {
        List<Object> signature =
            List.of(
                classOf[state], accepting.get(state), new HashSet<>(classEdges(state, classOf)));
        refined[state] = signatures.computeIfAbsent(signature, s -> signatures.size());
      }
      classOf = refined;
      if (signatures.size() == classes) {
        break;
      }
      classes = signatures.size();
    }
    List<List<Edge>> result = new ArrayList<>();
    BitSet resultAccepting = new BitSet();
    for (int state = 0; state < size(); state++) {
      if (classOf[state] == result.size()) {
        result.add(classEdges(state, classOf));
        resultAccepting.set(classOf[state], accepting.get(state));
      }
    }
    return new Graph(result, resultAccepting);
  }

  private List<Edge> classEdges(int state, int[] classOf) {
    return tidy(edges.get(state).stream().map(edge -> edge.to(classOf[edge.target()])).toList());
  }

  /**
   * The same transitions in fewer: without those that another covers, and with two that differ in
   * the sign of one proposition made one.
   */
  private static List<Edge> tidy(List<Edge> edges) {
    List<Edge> result = new ArrayList<>();
    List<Edge> rest = new ArrayList<>(edges);
    for (int i = 0; i < rest.size(); i++) {
      Edge edge = rest.get(i);
      if (result.stream().anyMatch(other -> other.covers(edge))) {
        continue;
      }
      result.removeIf(edge::covers);
      for (Edge other : result) {
        long sign = edge.must() ^ other.must();
        if (edge.target() == other.target()
            && edge.postponed() == other.postponed()
            && Long.bitCount(sign) == 1
            && (edge.mustNot() ^ other.mustNot()) == sign) {
          rest.add(
              new Edge(
                  edge.must() & ~sign, edge.mustNot() & ~sign, edge.postponed(), edge.target()));
        }
      }
      result.add(edge);
    }
    return result;
  }

  /** All different transitions of a state, whatever their order. */
  Set<Edge> edgeSet(int state) {
    return new HashSet<>(edges.get(state));
  }
}
