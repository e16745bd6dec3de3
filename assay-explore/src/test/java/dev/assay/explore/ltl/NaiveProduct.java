package dev.assay.explore.ltl;

import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.Transition;
import dev.assay.explore.search.Graph;
import dev.assay.logic.BuchiAutomaton;
import dev.assay.logic.Formula;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntToLongFunction;

/**
 * Whether a run of a graph violates a formula, found out in the simplest way: by the strongly
 * connected components of the product, each of which is the set of nodes that are reached from a
 * node and reach it.
 */
final class NaiveProduct {
  /** A state of the graph, whether the run has ended there, and one of the automaton. */
  private record Node(int state, boolean ended, int q) {}

  /** A transition; thread is -1 if nothing happens. */
  private record Edge(Node from, int thread, boolean spurious, int[] disabled, Node to) {}

  private final Graph graph;
  private final IntToLongFunction labelling;
  private final BuchiAutomaton violating;
  private final Map<Node, List<Edge>> edges = new HashMap<>();
  private final Set<Integer> threads = new HashSet<>();

  NaiveProduct(Graph graph, Formula formula) {
    this.graph = graph;
    this.labelling = RandomRuns.labelling(graph, formula);
    this.violating = BuchiAutomaton.of(new Formula.Not(formula), formula.propositions());
    ArrayDeque<Node> open = new ArrayDeque<>(nodes(0, violating.initialState(), false));
    while (!open.isEmpty()) {
      Node n = open.remove();
      if (!edges.containsKey(n)) {
        List<Edge> all = expand(n);
        edges.put(n, all);
        all.forEach(e -> open.add(e.to));
      }
    }
  }

  private List<Node> nodes(int state, int q, boolean ended) {
    int[] into = new int[violating.mostSuccessors()];
    int count = violating.successors(q, labelling.applyAsLong(state), into);
    return Arrays.stream(into, 0, count).mapToObj(next -> new Node(state, ended, next)).toList();
  }

  private List<Edge> expand(Node n) {
    List<Edge> all = new ArrayList<>();
    Enabled enabled = graph.enabled(n.state);
    for (int thread : enabled.threads()) {
      boolean spurious = enabled.isSpurious(enabled.indexOf(thread));
      for (int c = 0; !n.ended && c < graph.take(n.state, thread, 0).alternatives(); c++) {
        Transition t = graph.take(n.state, thread, c);
        if (t.leadsToState() || t.end() == Transition.End.EXIT) {
          boolean ends = !t.leadsToState();
          for (Node to : nodes(ends ? n.state : t.target(), n.q, ends)) {
            all.add(new Edge(n, thread, spurious, t.disabled(), to));
          }
        }
      }
    }
    Arrays.stream(enabled.able()).forEach(threads::add);
    if (n.ended || !enabled.isAnyAwake() || enabled.isOver()) {
      for (Node to : nodes(n.state, n.q, true)) {
        all.add(new Edge(n, -1, false, new int[0], to));
      }
    }
    return all;
  }

  /** Whether there is a run, or a fair one, that violates the formula. */
  boolean hasViolation(boolean fair) {
    for (Node n : edges.keySet()) {
      boolean isOver = !n.ended && graph.enabled(n.state).isOver();
      if (violating.isAccepting(n.q) && !isOver) {
        List<Edge> component = component(n);
        if (!component.isEmpty()
            && (!fair || threads.stream().allMatch(t -> isFair(component, t)))) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * The edges between nodes that can be reached from a node and from which it can be reached,
   * without wake-ups for no reason, of which there are finitely many in a run.
   */
  private List<Edge> component(Node n) {
    Set<Node> from = reached(n);
    List<Edge> all = new ArrayList<>();
    for (Node f : from) {
      for (Edge e : edges.get(f)) {
        if (!e.spurious && reached(e.to).contains(n) && (f.equals(n) || reached(f).contains(n))) {
          all.add(e);
        }
      }
    }
    return all;
  }

  private final Map<Node, Set<Node>> reached = new HashMap<>();

  private Set<Node> reached(Node start) {
    return reached.computeIfAbsent(
        start,
        s -> {
          Set<Node> seen = new HashSet<>(Set.of(s));
          ArrayDeque<Node> open = new ArrayDeque<>(seen);
          while (!open.isEmpty()) {
            for (Edge e : edges.get(open.remove())) {
              if (!e.spurious && seen.add(e.to)) {
                open.add(e.to);
              }
            }
          }
          return seen;
        });
  }

  /** Whether a run through all edges of a component does not neglect a thread. */
  private boolean isFair(List<Edge> component, int thread) {
    return component.stream()
        .anyMatch(
            e ->
                e.thread == thread
                    || e.from.ended
                    || Arrays.stream(graph.enabled(e.from.state).able()).noneMatch(t -> t == thread)
                    || Arrays.stream(e.disabled).anyMatch(t -> t == thread));
  }
}
