package dev.assay.explore.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.explore.config.Settings;
import dev.assay.explore.config.Settings.Strategy;
import dev.assay.explore.model.AccessSet;
import dev.assay.explore.model.LocksetLog;
import dev.assay.explore.model.Transition;
import dev.assay.explore.model.Transition.End;
import dev.assay.explore.model.TransitionEffect;
import dev.assay.explore.result.Move;
import dev.assay.explore.result.Violation;
import dev.assay.machine.threads.GuestThread;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Small graphs, each with something that a search could get wrong. */
class HandMadeGraphsTest {
  private static Search searched(Graph g, Strategy strategy, boolean all) {
    Settings settings = Drivers.settings(strategy, all);
    Search search = Drivers.search(g, new GraphSpecification(g, false, true), settings);
    search.run();
    return search;
  }

  private static Transition writing(int target, int object) {
    LocksetLog log = new LocksetLog();
    log.add(new GuestThread(0, 0), object, 0, true);
    return Transition.to(target, Graph.effect(1, log));
  }

  /** Thread 1 has a choice; only with the first one does it write what thread 2 writes. */
  @Test
  void aRaceWithAnyOfSeveralChoicesIsFound() {
    Graph g =
        new Graph().edge(0, 1, writing(1, 7), writing(1, 8)).edge(0, 2, writing(1, 7)).over(1);
    for (Strategy s : Strategy.values()) {
      Violation race = searched(g, s, false).violations().get(0);
      assertThat(race.kind()).as("%s", s).isEqualTo("race");
      assertThat(race.moves()).as("%s", s).containsExactly(new Move(1, 0), new Move(2, 0));
    }
  }

  @Test
  void choicesOfOneThreadAreNoRace() {
    Graph g = new Graph().edge(0, 1, writing(1, 7), writing(1, 7)).over(1);
    for (Strategy s : Strategy.values()) {
      assertThat(searched(g, s, true).violations()).as("%s", s).isEmpty();
    }
  }

  /** States 1 and 2 are as far away; 2 is wrong, and so is the only transition from 1. */
  @Test
  void aWrongStateComesBeforeAWrongTransitionFromOneAsFarAway() {
    Violation failure = GraphSpecification.violation("exception", "too late");
    Graph g =
        new Graph()
            .edge(0, 1, 1)
            .edge(0, 2, 2)
            .edge(1, 1, Transition.to(1, Graph.effect(1, null)).failing(failure))
            .edge(2, 1, 2)
            .wrong(2);
    for (Strategy s : List.of(Strategy.BREADTH_FIRST, Strategy.ITERATIVE_DEEPENING)) {
      assertThat(searched(g, s, false).violations())
          .as("%s", s)
          .extracting(Violation::signature)
          .containsExactly(GraphSpecification.wrong(2).signature());
    }
  }

  /**
   * Threads 1 and 2 come to state 2 with no switch each, thread 1 first. Thread 2 alone can go on
   * to what is wrong: that costs no switch either.
   */
  @Test
  void whichThreadHasComeToAStateDecidesWhatSwitchesCost() {
    Graph g = new Graph().edge(0, 1, 1).edge(0, 2, 2).edge(1, 1, 2).edge(2, 1, 2).edge(2, 2, 3);
    g.edge(3, 2, 4).wrong(4).over(4);
    Violation v = searched(g, Strategy.FEWEST_SWITCHES, false).violations().get(0);
    assertThat(v.moves()).containsExactly(new Move(2, 0), new Move(2, 0), new Move(2, 0));
  }

  @Test
  void whatAnAssumptionExcludesIsNotFollowed() {
    Graph g =
        new Graph()
            .edge(0, 1, Transition.nowhere(End.DISCARDED, Graph.effect(1, null)))
            .edge(0, 2, Transition.nowhere(End.EXIT, Graph.effect(1, null)));
    for (Strategy s : Strategy.values()) {
      Search search = searched(g, s, true);
      assertThat(search.violations()).as("%s", s).isEmpty();
      assertThat(search.visited.count()).as("%s", s).isEqualTo(1);
    }
  }

  /** What went wrong on the way does not keep a search for everything from going on. */
  @Test
  void afterAnUncaughtExceptionTheOthersGoOn() {
    Violation failure = GraphSpecification.violation("exception", "in thread 1");
    Transition uncaught =
        new Transition(1, End.UNCAUGHT, Graph.effect(1, null), failure, null, new int[0]);
    Graph g = new Graph().edge(0, 1, uncaught).edge(1, 2, 2).wrong(2).over(2);
    for (Strategy s : Strategy.values()) {
      assertThat(searched(g, s, true).violations()).as("%s", s).hasSize(2);
      assertThat(searched(g, s, false).violations())
          .as("%s", s)
          .containsExactly(failure.reachedBy(List.of(new Move(1, 0))));
    }
  }

  private static Transition using(int target, int object) {
    AccessSet accesses = new AccessSet();
    accesses.add(object, 0, true);
    return Transition.to(target, new TransitionEffect(1, true, accesses, null));
  }

  /** Threads 1 and 2 have nothing to do with each other. */
  private static Graph diamond() {
    return new Graph()
        .edge(0, 1, using(1, 7))
        .edge(0, 2, using(2, 8))
        .edge(1, 2, using(3, 8))
        .edge(2, 1, using(3, 7));
  }

  @Test
  void aThreadWhoseTransitionWasTakenBeforeSleeps() {
    Graph g = diamond().over(3);
    assertThat(searched(g, Strategy.DEPTH_FIRST, false).visited.count()).isEqualTo(4);
    assertThat(g.taken()).hasSize(3).doesNotContain(new Graph.Step(2, new Move(1, 0)));
  }

  /**
   * In state 2 thread 1 is asleep at first. Thread 3 uses what thread 1 uses and comes back to the
   * state, in which thread 1 does not sleep then.
   */
  @Test
  void aThreadThatDoesNotSleepAtALaterVisitMovesThen() {
    Graph g = diamond();
    for (int s = 0; s < 4; s++) {
      g.edge(s, 3, using(s, 7));
    }
    assertThat(searched(g, Strategy.DEPTH_FIRST, false).visited.count()).isEqualTo(4);
    assertThat(g.taken()).hasSize(8).contains(new Graph.Step(2, new Move(1, 0)));
  }
}
