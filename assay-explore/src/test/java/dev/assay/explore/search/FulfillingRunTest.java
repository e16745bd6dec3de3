package dev.assay.explore.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.Transition;
import dev.assay.explore.model.Transition.End;
import dev.assay.explore.model.TransitionEffect;
import org.junit.jupiter.api.Test;

/** Whether a program's assumptions let any run through. */
class FulfillingRunTest {
  private static Transition nowhere(End end) {
    return Transition.nowhere(end, Graph.effect(1, null));
  }

  @Test
  void aRunThatEndsFulfilsTheAssumptions() {
    assertThat(FulfillingRun.existsIn(new Graph().over(0))).isTrue();
    Graph exits = new Graph().edge(0, 1, nowhere(End.DISCARDED)).edge(0, 2, nowhere(End.EXIT));
    assertThat(FulfillingRun.existsIn(exits)).isTrue();
    Graph choice = new Graph().edge(0, 1, nowhere(End.DISCARDED), Transition.to(1, effect()));
    assertThat(FulfillingRun.existsIn(choice.over(1))).isTrue();
  }

  private static TransitionEffect effect() {
    return Graph.effect(1, null);
  }

  @Test
  void aRunWithoutEndFulfilsTheAssumptions() {
    Graph g = new Graph().edge(0, 1, 1).edge(1, 1, nowhere(End.DISCARDED)).edge(1, 2, 0);
    assertThat(FulfillingRun.existsIn(g)).isTrue();
  }

  /** State 3 is reached in two ways, and not for ever. */
  @Test
  void whereEveryRunIsDiscardedThereIsNone() {
    Graph g = new Graph().edge(0, 1, 1).edge(0, 2, 2).edge(1, 2, 3).edge(2, 1, 3);
    g.edge(3, 1, nowhere(End.DISCARDED), nowhere(End.DISCARDED));
    assertThat(FulfillingRun.existsIn(g)).isFalse();
  }

  @Test
  void itIsFoundInRandomGraphsIfThereIsOne() {
    int[] found = new int[2];
    for (int seed = 0; seed < 3000; seed++) {
      Graph g = RandomGraphs.graph(seed, 12);
      boolean exists = FulfillingRun.existsIn(g);
      assertThat(exists).as("seed %d", seed).isEqualTo(!doomed(g)[0]);
      found[exists ? 1 : 0]++;
    }
    assertThat(found[0]).isGreaterThan(20);
    assertThat(found[1]).isGreaterThan(20);
  }

  /** The states from which every run is discarded sooner or later: the least such set. */
  private static boolean[] doomed(Graph g) {
    boolean[] doomed = new boolean[g.size()];
    boolean isChanged = true;
    while (isChanged) {
      isChanged = false;
      for (int state = 0; state < doomed.length; state++) {
        if (!doomed[state] && isDoomed(g, state, doomed)) {
          doomed[state] = true;
          isChanged = true;
        }
      }
    }
    return doomed;
  }

  private static boolean isDoomed(Graph g, int state, boolean[] doomed) {
    Enabled enabled = g.enabled(state);
    boolean isEnd = enabled.count() == 0 || enabled.isOver();
    for (int thread : enabled.threads()) {
      int choice = 0;
      Transition t;
      do {
        t = g.take(state, thread, choice);
        boolean isLost = t.leadsToState() ? doomed[t.target()] : t.end() == End.DISCARDED;
        isEnd |= !isLost;
      } while (++choice < t.alternatives());
    }
    return !isEnd;
  }
}
