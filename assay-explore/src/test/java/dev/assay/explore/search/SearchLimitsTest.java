package dev.assay.explore.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.explore.config.Heuristic;
import dev.assay.explore.config.Reduction;
import dev.assay.explore.config.SearchParameters;
import dev.assay.explore.config.SearchParameters.Store;
import dev.assay.explore.config.Settings;
import dev.assay.explore.config.Settings.Strategy;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.explore.result.Violation;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** A search that does not see everything says so, and why; what it has seen is right. */
class SearchLimitsTest {
  private static final int GRAPHS = 400;

  /** What has come of a search of a random graph. */
  private static final class Trial {
    final String as;
    final Graph graph;
    final Reference expected;
    final Search search;
    final boolean exhausted;
    final Set<Integer> examined;
    final Set<Reason> reasons = EnumSet.noneOf(Reason.class);

    Trial(long seed, Settings settings) {
      as = "seed " + seed + ", " + settings;
      graph = RandomGraphs.graph(seed, 30);
      boolean pairs = seed % 3 == 0;
      expected = new Reference(graph, pairs, false);
      GraphSpecification specification =
          new GraphSpecification(graph.fresh(), pairs, settings.races() != Settings.Races.IGNORE);
      search = Drivers.search(graph, specification, settings);
      exhausted = search.run();
      examined = specification.examined();
      search.incompleteness().forEach(i -> reasons.add(i.reason()));
      assertThat(expected.depths.keySet()).as(as).containsAll(examined);
      assertThat(expected.steps).as(as).containsAll(graph.taken());
      if (exhausted) {
        assertThat(reasons).as(as).isEmpty();
        assertThat(examined).as(as).isEqualTo(expected.depths.keySet());
        assertThat(graph.taken()).as(as).isEqualTo(expected.steps);
      } else if (search.visited.isExact() && (search.violations().isEmpty() || settings.all())) {
        assertThat(reasons).as(as).isNotEmpty();
      }
      for (Violation v : search.violations()) {
        assertThat(expected.isShown(v, pairs)).as("%s: %s", as, v).isTrue();
      }
    }

    Set<String> found() {
      return search.violations().stream().map(Violation::signature).collect(Collectors.toSet());
    }

    /** Whether a limit has cut something, and nothing else has. */
    void assertReason(Reason limit, boolean isCut) {
      Set<Reason> other = EnumSet.noneOf(Reason.class);
      other.addAll(reasons);
      other.remove(limit);
      assertThat(other).as(as).isSubsetOf(Reason.UNSUPPORTED);
      assertThat(reasons.contains(limit)).as("%s in %s", limit, as).isEqualTo(isCut);
      if (isCut) {
        assertThat(exhausted).as(as).isFalse();
      }
    }
  }

  private static Settings withoutRaces(Settings s) {
    return new Settings(
        s.strategy(),
        s.fine(),
        Settings.Races.IGNORE,
        s.all(),
        s.maxStates(),
        s.maxDepth(),
        s.maxMillis(),
        s.properties(),
        s.without(),
        s.tactics(),
        s.environment());
  }

  private static List<Strategy> exhaustive() {
    List<Strategy> all = new ArrayList<>(List.of(Strategy.values()));
    all.remove(Strategy.RANDOM_WALK);
    return all;
  }

  @Test
  void aLimitOnStatesEndsEverySearch() {
    for (int seed = 1; seed <= GRAPHS; seed++) {
      int states = 1 + seed % 12;
      for (Strategy s : exhaustive()) {
        Trial t = new Trial(seed, Drivers.limited(s, true, states, Integer.MAX_VALUE));
        int there = t.expected.depths.size();
        if (there < states) {
          t.assertReason(Reason.STATE_LIMIT, false);
        } else if (!t.exhausted && t.expected.incompleteness.isEmpty()) {
          t.assertReason(Reason.STATE_LIMIT, true);
        }
        if (there > states + 8) {
          assertThat(t.exhausted).as(t.as).isFalse();
        }
      }
    }
  }

  @Test
  void withALimitOnDepthAllShorterRunsAreSeen() {
    for (int seed = 1; seed <= GRAPHS; seed++) {
      int depth = seed % 7;
      for (Strategy s : List.of(Strategy.BREADTH_FIRST, Strategy.ITERATIVE_DEEPENING)) {
        Trial t = new Trial(seed, withoutRaces(Drivers.limited(s, true, Long.MAX_VALUE, depth)));
        Set<Integer> near =
            t.expected.depths.keySet().stream()
                .filter(state -> t.expected.depths.get(state) <= depth)
                .collect(Collectors.toSet());
        boolean isCut =
            near.stream()
                .filter(state -> t.expected.depths.get(state) == depth)
                .anyMatch(state -> t.graph.enabled(state).count() > 0);
        t.assertReason(Reason.DEPTH_LIMIT, isCut);
        assertThat(t.examined).as(t.as).isEqualTo(near);
        assertThat(t.search.deepest())
            .as(t.as)
            .isBetween(near.stream().mapToInt(t.expected.depths::get).max().orElse(0), depth);
        assertThat(t.found())
            .as(t.as)
            .isEqualTo(
                t.expected.shortest.keySet().stream()
                    .filter(v -> t.expected.shortest.get(v) <= depth)
                    .collect(Collectors.toSet()));
      }
    }
  }

  @Test
  void everySearchSaysThatRunsAreCut() {
    for (int seed = 1; seed <= GRAPHS; seed++) {
      int depth = seed % 9;
      for (Strategy s : exhaustive()) {
        Trial t = new Trial(seed, Drivers.limited(s, true, Long.MAX_VALUE, depth));
        if (!t.examined.equals(t.expected.depths.keySet())) {
          t.assertReason(Reason.DEPTH_LIMIT, true);
        }
        assertThat(t.search.deepest()).as(t.as).isLessThanOrEqualTo(depth);
        assertThat(t.search.violations())
            .as(t.as)
            .allMatch(v -> v.moves().size() <= depth + (v.kind().equals("race") ? 1 : 0));
      }
    }
  }

  @Test
  void withALimitOnSwitchesAllSimplerRunsAreSeen() {
    for (int seed = 1; seed <= GRAPHS; seed++) {
      for (int switches = 0; switches < 5; switches++) {
        int most = switches;
        Settings settings = withoutRaces(Drivers.settings(Strategy.FEWEST_SWITCHES, true));
        Trial t = new Trial(seed, Drivers.withSwitches(settings, most));
        Reference r = t.expected;
        assertThat(t.examined)
            .as(t.as)
            .isEqualTo(
                r.depths.keySet().stream()
                    .filter(state -> r.stateSwitches.get(state) <= most)
                    .collect(Collectors.toSet()));
        assertThat(t.found())
            .as(t.as)
            .isEqualTo(
                r.switches.keySet().stream()
                    .filter(v -> r.switches.get(v) <= most)
                    .collect(Collectors.toSet()));
        boolean isMore =
            !t.graph.taken().equals(r.steps)
                || r.switches.values().stream().anyMatch(count -> count > most);
        if (isMore) {
          t.assertReason(Reason.SWITCH_LIMIT, true);
        }
        if (r.stateSwitches.values().stream().allMatch(count -> count < most)) {
          t.assertReason(Reason.SWITCH_LIMIT, false);
        }
      }
    }
  }

  @Test
  void randomWalksNeverSeeEverything() {
    int seen = 0;
    for (int seed = 1; seed <= GRAPHS; seed++) {
      Settings settings = Drivers.limited(Strategy.RANDOM_WALK, true, Long.MAX_VALUE, 40);
      Trial t = new Trial(seed, Drivers.withWalks(settings, seed, 20));
      assertThat(t.exhausted).as(t.as).isFalse();
      assertThat(t.reasons).as(t.as).contains(Reason.RANDOM_WALK);
      seen += t.examined.equals(t.expected.depths.keySet()) ? 1 : 0;
      Trial again = new Trial(seed, Drivers.withWalks(settings, seed, 20));
      assertThat(again.search.violations()).as(t.as).isEqualTo(t.search.violations());
      assertThat(again.search.transitions()).as(t.as).isEqualTo(t.search.transitions());
    }
    assertThat(seen).as("walks that have come everywhere").isGreaterThan(GRAPHS / 4);
  }

  @Test
  void aLossyStoreNeverSeesEverything() {
    for (int seed = 1; seed <= GRAPHS; seed++) {
      for (Strategy s : exhaustive()) {
        for (Store store : Store.values()) {
          if (store != Store.BITSTATE || seed == 1) { // it takes much room
            boolean isExact = store == Store.EXACT || store == Store.DISK;
            Trial t = new Trial(seed, Drivers.with(Drivers.settings(s, false), store));
            if (t.search.violations().isEmpty() && t.expected.incompleteness.isEmpty()) {
              assertThat(t.exhausted).as(t.as).isEqualTo(isExact);
            }
          }
        }
      }
    }
  }

  /** A graph that takes a while. */
  private static Graph large() {
    Graph g = new Graph();
    for (int s = 0; s < 2000; s++) {
      g.edge(s, 1, s + 1).edge(s, 2, s / 2);
    }
    return g.over(2000);
  }

  private static void assertEnds(Reason reason, Settings how, Consumer<Progress> before) {
    for (Strategy s : exhaustive()) {
      for (int workers : s == Strategy.DEPTH_FIRST ? new int[] {1, 3} : new int[] {1}) {
        Settings settings = how.withStrategy(s).withTactics(how.tactics().withWorkers(workers));
        Graph g = large();
        Progress progress = new Progress();
        before.accept(progress);
        Search search =
            Drivers.search(g, new GraphSpecification(g, false, true), settings, progress);
        assertThat(search.run()).as("%s, %s workers", s, workers).isFalse();
        assertThat(search.incompleteness())
            .as("%s, %s workers", s, workers)
            .extracting(Incompleteness::reason)
            .containsExactly(reason);
        assertThat(search.findings.hasReachedLimit()).isTrue();
      }
    }
  }

  @Test
  void aSearchCanBeInterrupted() {
    assertEnds(Reason.INTERRUPTED, Settings.standard(), Progress::cancel);
  }

  @Test
  void timeCanBeUp() {
    Settings short_ =
        new Settings(
            Strategy.DEPTH_FIRST,
            false,
            Settings.Races.REPORT,
            false,
            Long.MAX_VALUE,
            Integer.MAX_VALUE,
            500);
    assertEnds(Reason.TIME_LIMIT, short_, progress -> progress.addEarlier(1000));
  }

  @Test
  void memoryCanBeUsedUp() {
    Settings little =
        Settings.standard()
            .withTactics(
                new SearchParameters(
                    Heuristic.MOST_BLOCKED, 0, 1, Integer.MAX_VALUE, 1, Store.EXACT));
    assertEnds(Reason.MEMORY_LIMIT, little, progress -> {});
  }

  @Test
  void aSearchThatGoesOnSeesTheSameInTheSameOrder() {
    for (int seed = 1; seed <= GRAPHS; seed++) {
      Graph g = RandomGraphs.graph(seed, 60);
      Settings settings =
          Drivers.settings(Strategy.DEPTH_FIRST, true).without(Reduction.SLEEP_SETS);
      DepthFirst whole = depthFirst(g, settings);
      boolean exhausted = whole.run();
      DepthFirst search = depthFirst(g, settings.withMaxStates(1));
      boolean isDone = search.run();
      for (int states = 3; search.findings.hasReachedLimit(); states += 2) {
        DepthFirst next = depthFirst(g, settings.withMaxStates(states));
        search.visited.forEach(next.visited::add);
        next.goOnFrom(search.interim());
        next.goOnWith(search.open());
        isDone = next.run();
        search = next;
      }
      String as = "seed " + seed;
      assertThat(isDone).as(as).isEqualTo(exhausted);
      assertThat(search.violations()).as(as).isEqualTo(whole.violations());
      assertThat(search.incompleteness()).as(as).isEqualTo(whole.incompleteness());
      assertThat(search.transitions()).as(as).isEqualTo(whole.transitions());
      assertThat(search.visited.count()).as(as).isEqualTo(whole.visited.count());
      assertThat(search.deepest()).as(as).isEqualTo(whole.deepest());
    }
  }

  private static DepthFirst depthFirst(Graph g, Settings settings) {
    return (DepthFirst) Drivers.search(g, new GraphSpecification(g, true, true), settings);
  }
}
