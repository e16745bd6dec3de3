package dev.assay.explore.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.explore.config.Settings;
import dev.assay.explore.config.Settings.Strategy;
import dev.assay.explore.ending.EndCheck;
import dev.assay.explore.ending.StuckThreadPolicy;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.Independence;
import dev.assay.explore.model.Transition;
import dev.assay.explore.result.Move;
import dev.assay.explore.result.Violation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** States from which no run ends, and threads that are stuck there, compared with definitions. */
class EndingRunsTest {
  private static final int GRAPHS = 400;
  private static final int MOST_STATES = 25;

  /** Threads with such numbers may wait for good where they are stuck. */
  private static final int MAY_WAIT = 5;

  /** Nobody may wait for good but some threads in some states. */
  private static final class Policy implements StuckThreadPolicy {
    static boolean mayWait(int state, int thread) {
      return thread % MAY_WAIT == 0 && state % 2 == 0;
    }

    @Override
    public int[] mayWait(int state, int[] stuck) {
      return Arrays.stream(stuck).filter(t -> mayWait(state, t)).toArray();
    }

    @Override
    public Violation violation(int state, int[] stuck) {
      return GraphSpecification.violation("stuck", state + " " + Arrays.toString(stuck));
    }
  }

  /** What is so by definition. */
  private static final class Plain {
    final Graph graph;
    final Set<Integer> reachable;

    Plain(Graph graph) {
      this.graph = graph;
      this.reachable = from(0, Enabled::threads);
    }

    private interface Movers {
      int[] of(Enabled enabled);
    }

    List<Transition> transitions(int state, int thread) {
      List<Transition> all = new ArrayList<>();
      for (int choice = 0; choice < graph.take(state, thread, 0).alternatives(); choice++) {
        all.add(graph.take(state, thread, choice));
      }
      return all;
    }

    Set<Integer> from(int start, Movers movers) {
      Set<Integer> all = new TreeSet<>(Set.of(start));
      ArrayDeque<Integer> open = new ArrayDeque<>(all);
      while (!open.isEmpty()) {
        int s = open.poll();
        for (int thread : movers.of(graph.enabled(s))) {
          for (Transition t : transitions(s, thread)) {
            if (t.leadsToState() && all.add(t.target())) {
              open.add(t.target());
            }
          }
        }
      }
      return all;
    }

    boolean endsAt(int state) {
      Enabled enabled = graph.enabled(state);
      return enabled.count() == enabled.spurious()
          || enabled.isOver()
          || graph.isWrong(state)
          || hasTransition(state, enabled.woken(), t -> !t.leadsToState())
          || hasTransition(state, enabled.threads(), t -> t.failure() != null);
    }

    private boolean hasTransition(int state, int[] threads, Predicate<Transition> property) {
      return Arrays.stream(threads)
          .mapToObj(thread -> transitions(state, thread))
          .flatMap(List::stream)
          .anyMatch(property);
    }

    Set<Integer> endless() {
      return reachable.stream()
          .filter(s -> from(s, Enabled::woken).stream().noneMatch(this::endsAt))
          .collect(Collectors.toCollection(TreeSet::new));
    }

    boolean isStuck(int state, int thread) {
      return Arrays.stream(graph.enabled(state).lasting()).anyMatch(t -> t == thread)
          && from(state, Enabled::woken).stream()
              .noneMatch(
                  s ->
                      Arrays.stream(graph.enabled(s).woken()).anyMatch(t -> t == thread)
                          || isExcused(s, thread));
    }

    /** Whether the thread could be called stuck if it were not for an excuse. */
    private boolean isExcused(int state, int thread) {
      return Policy.mayWait(state, thread)
          && Arrays.stream(graph.enabled(state).lasting()).anyMatch(t -> t == thread)
          && from(state, Enabled::woken).stream()
              .noneMatch(s -> Arrays.stream(graph.enabled(s).woken()).anyMatch(t -> t == thread));
    }

    boolean isAcyclic() {
      return reachable.stream()
          .noneMatch(
              s ->
                  hasTransition(
                      s,
                      graph.enabled(s).woken(),
                      t -> t.leadsToState() && from(t.target(), Enabled::woken).contains(s)));
    }
  }

  private static Graph graph(int seed) {
    Graph g = RandomGraphs.graph(seed, MOST_STATES);
    Random r = new Random(-seed);
    for (int s = 0; s < g.size(); s++) {
      g.lasting(s, r.ints(0, 40).limit(r.nextInt(4)).distinct().toArray());
      int[] threads = g.enabled(s).threads();
      if (threads.length > 0 && r.nextInt(6) == 0) {
        g.spurious(s, threads[r.nextInt(threads.length)]);
      }
    }
    return g;
  }

  private static EndCheck check(Graph g, Search search) {
    return new EndCheck(
        g, Independence.UNKNOWN, search.ending, new Policy(), new Progress().limits());
  }

  private static Search searched(Graph g, Settings settings) {
    Search search = Drivers.search(g, new GraphSpecification(g, false, false), settings);
    search.run();
    return search;
  }

  private static void isAsDefined(int seed, Settings settings) {
    Graph g = graph(seed);
    Plain plain = new Plain(g);
    Search search = searched(g, settings);
    String as = "seed " + seed + ", " + settings.strategy() + settings.tactics().workers();
    if (search.canAlwaysEnd()) {
      boolean knowsMore = settings.strategy() == Strategy.BREADTH_FIRST;
      assertThat(plain.isAcyclic() || knowsMore).as("no cycle, %s", as).isTrue();
      assertThat(plain.endless()).as(as).isEmpty();
    }
    EndCheck.Answer answer =
        check(g, search).run(search::forEachState, search::forEachSuspect, true, true);
    Set<Integer> endless = plain.endless();
    assertThat(answer.left()).as(as).isNull();
    assertThat(answer.endless()).as(as).isEqualTo(endless.size());
    Set<String> kinds =
        answer.violations().stream().map(Violation::kind).collect(Collectors.toSet());
    assertThat(kinds.contains("no-end")).as(as).isEqualTo(!endless.isEmpty());
    boolean isAnyStuck =
        endless.stream()
            .anyMatch(
                s -> Arrays.stream(g.enabled(s).lasting()).anyMatch(t -> plain.isStuck(s, t)));
    assertThat(kinds.contains("stuck")).as(as).isEqualTo(isAnyStuck);
    for (Violation v : answer.violations()) {
      if (v.kind().equals("stuck")) {
        isShownStuck(plain, endless, v, as);
      } else {
        isShownEndless(g, endless, v, as);
      }
    }
  }

  private static List<Integer> states(Graph g, List<Move> moves) {
    List<Integer> states = new ArrayList<>(List.of(0));
    for (Move m : moves) {
      int s = states.get(states.size() - 1);
      assertThat(g.enabled(s).indexOf(m.thread())).isNotNegative();
      states.add(g.take(s, m.thread(), m.choice()).target());
    }
    return states;
  }

  private static void isShownStuck(Plain plain, Set<Integer> endless, Violation v, String as) {
    List<Integer> states = states(plain.graph, v.moves());
    int last = states.get(states.size() - 1);
    assertThat(endless).as(as).contains(last);
    int[] stuck =
        Arrays.stream(plain.graph.enabled(last).lasting())
            .filter(t -> plain.isStuck(last, t))
            .toArray();
    assertThat(v.message()).as(as).isEqualTo(last + " " + Arrays.toString(stuck));
  }

  private static void isShownEndless(Graph g, Set<Integer> endless, Violation v, String as) {
    List<Integer> states = states(g, v.moves());
    assertThat(v.cycle()).as(as).isBetween(0, v.moves().size() - 1);
    assertThat(states.get(v.moves().size())).as(as).isEqualTo(states.get(v.cycle()));
    assertThat(endless).as(as).containsAll(new HashSet<>(states.subList(v.cycle(), states.size())));
  }

  private static void areAsDefined(Settings settings) {
    for (int seed = 1; seed <= GRAPHS; seed++) {
      isAsDefined(seed, settings);
    }
  }

  @Test
  void afterADepthFirstSearchTheyAreAsDefined() {
    areAsDefined(Drivers.settings(Strategy.DEPTH_FIRST, true));
  }

  @Test
  void afterASearchByWorkersTheyAreAsDefined() {
    Settings all = Drivers.settings(Strategy.DEPTH_FIRST, true);
    areAsDefined(all.withTactics(all.tactics().withWorkers(3)));
  }

  @Test
  void afterABreadthFirstSearchTheyAreAsDefined() {
    areAsDefined(Drivers.settings(Strategy.BREADTH_FIRST, true));
  }

  @Test
  void afterDeepeningTheyAreAsDefined() {
    areAsDefined(Drivers.settings(Strategy.ITERATIVE_DEEPENING, true));
  }

  @Test
  void theGraphsAreOfAllKinds() {
    int endless = 0;
    int partly = 0;
    int acyclic = 0;
    for (int seed = 1; seed <= GRAPHS; seed++) {
      Plain plain = new Plain(graph(seed));
      int count = plain.endless().size();
      endless += count > 0 ? 1 : 0;
      partly += count > 0 && count < plain.reachable.size() ? 1 : 0;
      acyclic += plain.isAcyclic() ? 1 : 0;
    }
    assertThat(endless).isGreaterThan(25);
    assertThat(partly).isGreaterThan(12);
    assertThat(acyclic).isGreaterThan(25);
  }

  @Test
  void aGraphWithoutCyclesIsNotGoneThroughAgain() {
    for (int seed = 1; seed <= GRAPHS; seed++) {
      Graph g = RandomGraphs.graph(seed, MOST_STATES);
      Search search = searched(g, Drivers.settings(Strategy.DEPTH_FIRST, true));
      boolean isAcyclic = new Plain(g).isAcyclic();
      assertThat(search.canAlwaysEnd()).as("seed " + seed).isEqualTo(isAcyclic);
    }
  }

  @Test
  void aThreadThatOnlyAnAccidentCanWakeIsStuck() {
    Graph g = new Graph().edge(0, 1, 0).edge(0, 2, 1).spurious(0, 2).lasting(0, 1, 2).over(1);
    Search search = searched(g, Drivers.settings(Strategy.DEPTH_FIRST, false));
    EndCheck.Answer answer =
        check(g, search).run(search::forEachState, search::forEachSuspect, false, false);
    assertThat(answer.violations()).extracting(Violation::message).containsExactly("0 [2]");
  }
}
