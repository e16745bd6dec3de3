package dev.assay.explore.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.explore.config.Heuristic;
import dev.assay.explore.config.Settings;
import dev.assay.explore.config.Settings.Strategy;
import dev.assay.explore.result.Violation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Every order of search finds in random graphs what a plain look at them finds. */
class RandomGraphsTest {
  private static final int GRAPHS = 1500;

  /** A graph, what there is in it, and what is looked for. */
  private static final class Trial {
    final String name;
    final Graph graph;
    final boolean pairs;
    final Reference expected;

    Trial(long seed, int most) {
      name = "seed " + seed;
      graph = RandomGraphs.graph(seed, most);
      pairs = seed % 3 == 0;
      expected = new Reference(graph, pairs, true);
    }

    GraphSpecification specification() {
      return new GraphSpecification(graph.fresh(), pairs, true);
    }

    /** Runs a search to its end. */
    Search searched(Settings settings) {
      GraphSpecification specification = specification();
      Search search = Drivers.search(graph, specification, settings);
      boolean exhausted = search.run();
      String as = name + ", " + settings;
      for (Violation v : search.violations()) {
        assertThat(expected.isShown(v, pairs)).as("%s: %s", as, v).isTrue();
      }
      boolean isWhole =
          specification.examined().equals(expected.depths.keySet())
              && graph.taken().containsAll(expected.steps);
      if (exhausted) {
        assertThat(isWhole).as("what the search says it has seen, %s", as).isTrue();
      }
      if (settings.all() || expected.shortest.isEmpty()) {
        assertThat(isWhole).as("all states and transitions, %s", as).isTrue();
        assertThat(signatures(search)).as(as).isEqualTo(sorted(expected.shortest.keySet()));
        assertThat(search.incompleteness()).as(as).isEqualTo(expected.incompleteness);
        assertThat(exhausted).as("exhausted, %s", as).isEqualTo(expected.incompleteness.isEmpty());
        assertThat(search.visited.count()).as(as).isEqualTo(expected.depths.size());
      } else {
        assertThat(exhausted).as("exhausted, %s", as).isFalse();
        assertThat(search.violations()).as(as).hasSizeGreaterThanOrEqualTo(1);
      }
      return search;
    }
  }

  private static List<String> signatures(Search search) {
    return sorted(search.violations().stream().map(Violation::signature).toList());
  }

  private static List<String> sorted(Iterable<String> all) {
    List<String> list = new ArrayList<>();
    all.forEach(list::add);
    Collections.sort(list);
    return list;
  }

  @Test
  void depthFirstTakesEveryTransitionOnce() {
    for (int seed = 1; seed <= GRAPHS; seed++) {
      Trial t = new Trial(seed, 30);
      t.searched(Drivers.settings(Strategy.DEPTH_FIRST, false));
      Search search = t.searched(Drivers.settings(Strategy.DEPTH_FIRST, true));
      assertThat(search.transitions()).as(t.name).isEqualTo(t.expected.steps.size());
      assertThat(search.deepest()).as(t.name).isGreaterThanOrEqualTo(t.expected.deepest());
    }
  }

  @Test
  void breadthFirstFindsTheShortestRuns() {
    for (int seed = 1; seed <= GRAPHS; seed++) {
      Trial t = new Trial(seed, 30);
      assertShortest(t, Drivers.settings(Strategy.BREADTH_FIRST, false));
      Search search = t.searched(Drivers.settings(Strategy.BREADTH_FIRST, true));
      assertThat(search.transitions()).as(t.name).isEqualTo(t.expected.steps.size());
      assertThat(search.deepest()).as(t.name).isEqualTo(t.expected.deepest());
      for (Violation v : search.violations()) {
        assertThat(v.moves()).as(t.name).hasSize(t.expected.shortest.get(v.signature()));
      }
    }
  }

  @Test
  void iterativeDeepeningFindsTheShortestRuns() {
    for (int seed = 1; seed <= GRAPHS; seed++) {
      Trial t = new Trial(seed, 30);
      assertShortest(t, Drivers.settings(Strategy.ITERATIVE_DEEPENING, false));
      Search search = t.searched(Drivers.settings(Strategy.ITERATIVE_DEEPENING, true));
      assertThat(search.deepest())
          .as("no round goes beyond the last state, %s", t.name)
          .isBetween(t.expected.deepest(), t.expected.deepest() + 1);
    }
  }

  /**
   * The first violation has a run that is as short as any. That two transitions are a race is found
   * in the state before both.
   */
  private static void assertShortest(Trial t, Settings settings) {
    for (Violation v : t.searched(settings).violations()) {
      Map<String, Integer> found = new HashMap<>(t.expected.shortest);
      found.replaceAll((s, length) -> s.startsWith("race") ? length - 1 : length);
      assertThat(found.get(v.signature())).as(t.name).isEqualTo(Collections.min(found.values()));
      assertThat(v.moves()).as(t.name).hasSize(t.expected.shortest.get(v.signature()));
    }
  }

  @Test
  void fewestSwitchesFindsTheSimplestRuns() {
    for (int seed = 1; seed <= GRAPHS; seed++) {
      Trial t = new Trial(seed, 30);
      for (boolean all : new boolean[] {false, true}) {
        Search search = t.searched(Drivers.settings(Strategy.FEWEST_SWITCHES, all));
        List<Violation> found = search.violations();
        if (!found.isEmpty() && found.stream().noneMatch(v -> v.kind().equals("race"))) {
          assertThat(Reference.switches(found.get(0).moves()))
              .as(t.name)
              .isEqualTo(Collections.min(t.expected.switches.values()));
        }
        for (Violation v : found) {
          if (!v.kind().equals("race")) {
            assertThat(Reference.switches(v.moves()))
                .as("%s: %s", t.name, v)
                .isEqualTo(t.expected.switches.get(v.signature()));
          }
        }
      }
    }
  }

  @Test
  void bestFirstSeesEverythingWithEachHeuristic() {
    for (int seed = 1; seed <= GRAPHS / 3; seed++) {
      Trial t = new Trial(seed, 30);
      for (Heuristic h : Heuristic.values()) {
        for (Strategy s : List.of(Strategy.BEST_FIRST, Strategy.A_STAR)) {
          t.searched(Drivers.with(Drivers.settings(s, false), h));
          Search search = t.searched(Drivers.with(Drivers.settings(s, true), h));
          assertThat(search.transitions()).as(t.name).isEqualTo(t.expected.steps.size());
        }
      }
    }
  }

  @Test
  void severalWorkersSeeEverything() {
    for (int seed = 1; seed <= 300; seed++) {
      Trial t = new Trial(seed, seed % 10 == 0 ? 2000 : 60);
      for (boolean all : new boolean[] {false, true}) {
        Settings settings = Drivers.settings(Strategy.DEPTH_FIRST, all);
        Search search =
            t.searched(settings.withTactics(settings.tactics().withWorkers(2 + seed % 3)));
        if (all) {
          assertThat(search.transitions()).as(t.name).isEqualTo(t.expected.steps.size());
        }
      }
    }
  }
}
