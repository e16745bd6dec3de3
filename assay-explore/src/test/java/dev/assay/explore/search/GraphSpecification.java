package dev.assay.explore.search;

import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.Specification;
import dev.assay.explore.result.Move;
import dev.assay.explore.result.Violation;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What a graph has to fulfil: no state is wrong, none in which nobody can move is anything but the
 * end, and of two consecutive states the second is not one less than the first; there are no races.
 */
class GraphSpecification implements Specification {
  private final Graph graph;
  private final boolean pairs;
  private final boolean races;
  private final Set<Integer> examined = ConcurrentHashMap.newKeySet();

  /**
   * @param pairs whether consecutive states are examined
   * @param races whether races are violations
   */
  GraphSpecification(Graph graph, boolean pairs, boolean races) {
    this.graph = graph;
    this.pairs = pairs;
    this.races = races;
  }

  /** The states that were examined. */
  Set<Integer> examined() {
    return examined;
  }

  static Violation violation(String kind, String message) {
    return new Violation(kind, message, "", "", List.of(), List.of());
  }

  static Violation wrong(int state) {
    return violation("invariant", "state " + state);
  }

  static Violation deadlock(int state) {
    return violation("deadlock", "state " + state);
  }

  static Violation pair(int from, int to) {
    return violation("step-invariant", from + " before " + to);
  }

  static Violation race(int first, int second, long location) {
    return violation("race", "location " + location + ", threads " + first + " and " + second);
  }

  static boolean isWrong(int from, int to) {
    return to == from - 1;
  }

  @Override
  public void examine(int state, Enabled enabled, Reporter reporter) {
    examined.add(state);
    if (graph.isWrong(state)) {
      reporter.violated(wrong(state));
    }
    if (enabled.count() == 0 && !enabled.isOver()) {
      reporter.violated(deadlock(state));
    }
  }

  @Override
  public boolean examinesTransitions() {
    return pairs;
  }

  @Override
  public void examine(int from, int to, Reporter reporter) {
    if (isWrong(from, to)) {
      reporter.violated(pair(from, to));
    }
  }

  @Override
  public boolean excludesRaces() {
    return races;
  }

  @Override
  public Violation race(int state, Move first, Move second, long location) {
    return race(first.thread(), second.thread(), location);
  }
}
