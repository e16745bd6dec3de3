package dev.assay.explore.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.explore.config.Settings;
import dev.assay.explore.config.Settings.Strategy;
import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.TransitionSystem;
import dev.assay.explore.result.Move;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What a search tells of itself is what it does, in the order in which it does it. */
class SearchObserverTest {
  private static final int GRAPHS = 800;

  /** Follows what is told through the graph. */
  private static final class Follower implements SearchObserver {
    final Graph graph;
    final Deque<Integer> path = new ArrayDeque<>();
    final Set<Integer> entered = new HashSet<>();
    final List<Graph.Step> steps = new ArrayList<>();

    /** The new state that has to be entered next. */
    @Nullable Integer expected;

    Follower(Graph graph) {
      this.graph = graph;
    }

    @Override
    public void begins() {
      expected = graph.initial();
    }

    @Override
    public void entered(int state, Enabled enabled) {
      assertThat(expected).isEqualTo(state);
      expected = null;
      assertThat(enabled.threads()).isEqualTo(graph.enabled(state).threads());
      assertThat(entered.add(state)).isTrue();
      path.push(state);
    }

    @Override
    public void stepped(int index, int choice, int target) {
      assertThat(expected).as("entered").isNull();
      int state = path.element();
      int thread = graph.enabled(state).thread(index);
      steps.add(new Graph.Step(state, new Move(thread, choice)));
      assertThat(target).isEqualTo(graph.take(state, thread, choice).target());
      if (target != TransitionSystem.NOWHERE && !entered.contains(target)) {
        expected = target;
      }
    }

    @Override
    public void left() {
      assertThat(expected).as("entered").isNull();
      path.pop();
    }
  }

  private static Follower followed(Graph g, Settings settings) {
    Follower follower = new Follower(g);
    ((DepthFirst) Drivers.search(g, new GraphSpecification(g, false, true), settings))
        .observedBy(follower)
        .run();
    return follower;
  }

  @Test
  void allOfAWholeSearchIsTold() {
    for (int seed = 1; seed <= GRAPHS; seed++) {
      Graph g = RandomGraphs.graph(seed, 40);
      Reference expected = new Reference(g, false, true);
      Follower follower = followed(g, Drivers.settings(Strategy.DEPTH_FIRST, true));
      assertThat(follower.expected).as("seed %s", seed).isNull();
      assertThat(follower.path).as("seed %s", seed).isEmpty();
      assertThat(follower.entered).as("seed %s", seed).isEqualTo(expected.depths.keySet());
      assertThat(follower.steps)
          .as("seed %s", seed)
          .doesNotHaveDuplicates()
          .hasSameElementsAs(expected.steps);
    }
  }

  /** The last that is told may be the step to a state that is too far away. */
  @Test
  void nothingIsToldBeyondAStateThatIsTooFarAway() {
    int cut = 0;
    for (int seed = 1; seed <= GRAPHS; seed++) {
      Graph g = RandomGraphs.graph(seed, 40);
      Follower follower =
          followed(g, Drivers.limited(Strategy.DEPTH_FIRST, true, Long.MAX_VALUE, seed % 9));
      cut += follower.expected != null ? 1 : 0;
    }
    assertThat(cut).isGreaterThan(GRAPHS / 4);
  }
}
