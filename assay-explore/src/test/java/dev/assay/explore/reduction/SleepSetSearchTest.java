package dev.assay.explore.reduction;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.explore.config.Reduction;
import dev.assay.explore.config.Settings;
import dev.assay.explore.ending.EndCheck;
import dev.assay.explore.ending.StuckThreadPolicy;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.Independence;
import dev.assay.explore.model.Specification;
import dev.assay.explore.model.Transition;
import dev.assay.explore.result.Move;
import dev.assay.explore.result.Violation;
import dev.assay.explore.search.DepthFirst;
import dev.assay.explore.search.ParallelDepthFirst;
import dev.assay.explore.search.Search;
import dev.assay.explore.visited.Visited;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What a search with sleep sets finds in random programs, compared with one that takes all. */
class SleepSetSearchTest {
  private static final int PROGRAMS = 800;
  private static final long MOST_STATES = 2500;

  private static final Settings ALL =
      new Settings(
          Settings.Strategy.DEPTH_FIRST,
          false,
          Settings.Races.REPORT,
          true,
          Long.MAX_VALUE,
          Integer.MAX_VALUE,
          Long.MAX_VALUE);

  private static Search searched(CellProgram p, Independence independence, Settings settings) {
    Search search = new DepthFirst(p, independence, p, settings, new Progress());
    assertThat(search.run()).isEqualTo(settings.maxStates() == Long.MAX_VALUE);
    return search;
  }

  /** A search in which nobody sleeps; null if there is too much to see. */
  private static Search plain(CellProgram p) {
    Settings settings = ALL.without(Reduction.SLEEP_SETS);
    Search search =
        new DepthFirst(
            p, Independence.UNKNOWN, p, settings.withMaxStates(MOST_STATES), new Progress());
    search.run();
    return search.isStopped() ? null : search;
  }

  private static Set<Integer> states(Search search) {
    Set<Integer> all = new HashSet<>();
    search.visited.forEach(all::add);
    return all;
  }

  /** The violations, apart from those of some kinds. */
  private static Set<String> violations(Search search, String... without) {
    Set<String> all = new TreeSet<>();
    for (Violation v : search.violations()) {
      if (!List.of(without).contains(v.kind())) {
        all.add(v.signature());
      }
    }
    return all;
  }

  private static void assertShown(CellProgram p, Search search) {
    for (Violation v : search.violations()) {
      List<Move> way = new ArrayList<>(v.moves());
      boolean isRace = v.kind().equals("race");
      Move last = isRace ? way.remove(way.size() - 1) : null;
      int state = p.initial();
      Transition t = null;
      for (int i = 0; i < way.size(); i++) {
        if (isRace && i == way.size() - 1) {
          assertThat(p.enabled(state).indexOf(last.thread())).isNotNegative();
        }
        t = p.take(state, way.get(i).thread(), way.get(i).choice());
        state = t.target();
      }
      switch (v.kind()) {
        case "deadlock" -> assertThat(p.enabled(state).count()).isZero();
        case "assertion" ->
            assertThat(t).matches(x -> x.failure().signature().equals(v.signature()));
        default -> {}
      }
    }
  }

  @Test
  void allStatesAndViolationsAreFoundWithFewerTransitions() {
    long taken = 0;
    long there = 0;
    int violations = 0;
    for (int seed = 1; seed <= PROGRAMS; seed++) {
      CellProgram p = new CellProgram(seed);
      Search plain = plain(p);
      if (plain != null) {
        Search search = searched(p, Independence.UNKNOWN, ALL);
        String as = "seed " + seed + ": " + p;
        assertThat(violations(search)).as(as).isEqualTo(violations(plain));
        assertThat(states(search)).as(as).isEqualTo(states(plain));
        assertThat(search.transitions()).as(as).isLessThanOrEqualTo(plain.transitions());
        assertShown(p, search);
        taken += search.transitions();
        there += plain.transitions();
        violations += search.violations().size();
      }
    }
    assertThat(there).isGreaterThan(50_000);
    assertThat((double) taken / there).isLessThan(0.75);
    assertThat(violations).isGreaterThan(500);
  }

  /** What is asked of ends of runs must not depend on which transitions were left out. */
  @Test
  void theSameStatesHaveNoRunThatEnds() {
    int endless = 0;
    int acyclic = 0;
    int compared = 0;
    for (int seed = 1; seed <= PROGRAMS; seed++) {
      CellProgram p = new CellProgram(seed);
      Search plain = plain(p);
      if (plain != null) {
        String as = "seed " + seed + ": " + p;
        DepthFirst whole =
            new DepthFirst(
                p,
                Independence.UNKNOWN,
                withoutRaces(p),
                ALL.without(Reduction.SLEEP_SETS),
                new Progress());
        whole.run();
        DepthFirst asleep =
            new DepthFirst(p, Independence.UNKNOWN, withoutRaces(p), ALL, new Progress());
        asleep.run();
        DepthFirst alone = new DepthFirst(p, p, withoutRaces(p), ALL, new Progress());
        alone.run();
        long expected = endless(p, Independence.UNKNOWN, whole);
        assertThat(endless(p, Independence.UNKNOWN, asleep)).as(as).isEqualTo(expected);
        assertThat(endless(p, p, alone) > 0).as(as).isEqualTo(expected > 0);
        if (asleep.canAlwaysEnd() || alone.canAlwaysEnd()) {
          assertThat(whole.canAlwaysEnd()).as(as).isTrue();
          acyclic++;
        }
        endless += expected > 0 ? 1 : 0;
        compared++;
      }
    }
    assertThat(endless).isGreaterThan(10);
    assertThat(acyclic).isBetween(compared / 2, compared - 10);
  }

  /** A race is found in some of the states in which it could be. */
  private static Specification withoutRaces(CellProgram p) {
    return new Specification() {
      @Override
      public void examine(int state, Enabled enabled, Reporter reporter) {
        p.examine(state, enabled, reporter);
      }

      @Override
      public boolean examinesTransitions() {
        return false;
      }

      @Override
      public void examine(int from, int to, Reporter reporter) {}

      @Override
      public boolean excludesRaces() {
        return false;
      }

      @Override
      public Violation race(int state, Move first, Move second, long location) {
        throw new IllegalStateException("nobody looks for races");
      }
    };
  }

  private static long endless(CellProgram p, Independence independence, Search search) {
    StuckThreadPolicy none =
        new StuckThreadPolicy() {
          @Override
          public int[] mayWait(int state, int[] stuck) {
            return stuck;
          }

          @Override
          public Violation violation(int state, int[] stuck) {
            throw new IllegalStateException("nobody is stuck");
          }
        };
    Visited ending = new Visited();
    search.visited.forEach(
        s -> {
          if (search.ending.contains(s)) {
            ending.add(s);
          }
        });
    EndCheck check = new EndCheck(p, independence, ending, none, new Progress().limits());
    return check.run(search::forEachState, search::forEachSuspect, false, false).endless();
  }

  @Test
  void whoConcernsNobodyCanGoAlone() {
    long taken = 0;
    long there = 0;
    for (int seed = 1; seed <= PROGRAMS; seed++) {
      CellProgram p = new CellProgram(seed);
      Search plain = plain(p);
      if (plain != null) {
        String as = "seed " + seed + ": " + p;
        Settings awake = ALL.without(Reduction.SLEEP_SETS);
        for (Settings settings : List.of(awake, ALL)) {
          Search search = searched(p, p, settings);
          assertThat(violations(search, "invariant"))
              .as(as)
              .isEqualTo(violations(plain, "invariant"));
          assertThat(states(plain)).as(as).containsAll(states(search));
          assertShown(p, search);
          taken += search.transitions();
          there += plain.transitions();
        }
      }
    }
    assertThat((double) taken / there).isLessThan(0.6);
  }

  @Test
  void workersThatLeaveStatesToEachOtherMissNothing() {
    for (int seed = 1; seed <= PROGRAMS / 5; seed++) {
      CellProgram p = new CellProgram(seed);
      Search plain = plain(p);
      if (plain != null) {
        Settings settings = ALL.withTactics(ALL.tactics().withWorkers(2 + seed % 3));
        Search search =
            new ParallelDepthFirst(
                p,
                Independence.UNKNOWN,
                p,
                settings,
                new Progress(),
                seed % 5,
                new ParallelDepthFirst.Workers() {
                  @Override
                  public DepthFirst spawn(DepthFirst first) {
                    return new DepthFirst(p, Independence.UNKNOWN, p, first);
                  }

                  @Override
                  public void merge(DepthFirst worker) {}
                });
        assertThat(search.run()).isTrue();
        String as = "seed " + seed + ": " + p;
        assertThat(violations(search)).as(as).isEqualTo(violations(plain));
        assertThat(states(search)).as(as).isEqualTo(states(plain));
        assertShown(p, search);
      }
    }
  }
}
