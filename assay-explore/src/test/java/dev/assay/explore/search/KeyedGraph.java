package dev.assay.explore.search;

import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.KeyedSystem;
import dev.assay.explore.model.Specification;
import dev.assay.explore.model.Transition;
import dev.assay.explore.model.TransitionSystem;
import dev.assay.explore.result.Move;
import dev.assay.explore.result.Violation;
import org.jspecify.annotations.Nullable;

/** A graph whose states have keys instead of numbers. */
final class KeyedGraph implements KeyedSystem {
  private final TransitionSystem graph;
  private final int[] states = new int[8];

  KeyedGraph(TransitionSystem graph) {
    this.graph = graph;
    states[0] = graph.initial();
  }

  @Override
  public int initial() {
    return 0;
  }

  @Override
  public Enabled enabled(int position) {
    return graph.enabled(states[position]);
  }

  @Override
  public Transition take(int position, int thread, int choice) {
    Transition t = graph.take(states[position], thread, choice);
    if (!t.leadsToState()) {
      return t;
    }
    states[position + 1] = t.target();
    return t.leadingTo(position + 1);
  }

  /** Far apart, and not in the order of the states. */
  @Override
  public long key(int position) {
    int state = states[position];
    return (long) (state % 3 + 1) << 32 | (state + 1);
  }

  @Override
  public boolean isOutdated() {
    return false;
  }

  @Override
  public void put(int position, long key) {
    states[position] = (int) key - 1;
  }

  @Override
  public int number(int position) {
    return states[position];
  }

  /** A specification of the graph for positions. */
  Specification positions(Specification of) {
    return new Specification() {
      @Override
      public void examine(int state, Enabled enabled, Reporter reporter) {
        of.examine(states[state], enabled, reporter);
      }

      @Override
      public boolean examinesTransitions() {
        return of.examinesTransitions();
      }

      @Override
      public void examine(int from, int to, Reporter reporter) {
        of.examine(states[from], states[to], reporter);
      }

      @Override
      public boolean excludesRaces() {
        return of.excludesRaces();
      }

      @Override
      public @Nullable Violation race(int state, Move first, Move second, long location) {
        return of.race(states[state], first, second, location);
      }
    };
  }
}
