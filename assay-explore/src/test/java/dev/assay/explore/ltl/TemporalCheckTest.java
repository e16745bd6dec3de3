package dev.assay.explore.ltl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.explore.result.Violation;
import dev.assay.explore.search.Graph;
import dev.assay.logic.Formula;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Formulas over the runs of graphs, judged by their components and by the definition. */
class TemporalCheckTest {
  private static final int GRAPHS = 1500;

  private static TemporalCheck.Answer answer(Graph g, Formula f, boolean fair, Settings settings) {
    return new TemporalCheck(f, fair).run(g, RandomRuns.labelling(g, f), settings, new Progress());
  }

  @Test
  void theAnswerIsThatOfTheComponents() {
    int violated = 0;
    int fairOnly = 0;
    for (int seed = 1; seed <= GRAPHS; seed++) {
      RandomRuns random = new RandomRuns(seed);
      Graph g = random.graph(false);
      Formula f = random.formula();
      NaiveProduct product = new NaiveProduct(g, f);
      for (boolean fair : new boolean[] {false, true}) {
        String as = "seed " + seed + ", " + f + (fair ? ", fair" : "");
        TemporalCheck.Answer a = answer(g, f, fair, Settings.standard());
        assertThat(a.incompleteness()).as(as).isEmpty();
        assertThat(a.violation() != null).as(as).isEqualTo(product.hasViolation(fair));
        if (a.violation() != null) {
          assertThat(Lassos.problem(g, f, fair, a.violation())).as("%s: %s", as, a).isNull();
          violated++;
        }
      }
      fairOnly += product.hasViolation(false) && !product.hasViolation(true) ? 1 : 0;
    }
    assertThat(violated).isBetween(GRAPHS / 2, GRAPHS * 3 / 2);
    assertThat(fairOnly).as("formulas that hold of fair runs only").isGreaterThan(20);
  }

  @Test
  void noRunThatViolatesAFormulaIsMissed() {
    int violating = 0;
    for (int seed = 1; seed <= GRAPHS; seed++) {
      RandomRuns random = new RandomRuns(seed);
      Graph g = random.graph(false);
      Formula f = random.formula();
      boolean[] isViolated = new boolean[2];
      for (int fair = 0; fair < 2; fair++) {
        isViolated[fair] = answer(g, f, fair == 1, Settings.standard()).violation() != null;
      }
      Random r = new Random(seed);
      for (int i = 0; i < 20; i++) {
        Violation run = Lassos.walk(g, r);
        for (int fair = 0; run != null && fair < 2; fair++) {
          if (Lassos.problem(g, f, fair == 1, run) == null) {
            assertThat(isViolated[fair]).as("seed %s, %s, %s", seed, f, run).isTrue();
            violating++;
          }
        }
      }
    }
    assertThat(violating).isGreaterThan(GRAPHS);
  }

  @Test
  void whatCannotBeTakenToItsEndIsNamed() {
    int named = 0;
    for (int seed = 1; seed <= GRAPHS / 2; seed++) {
      RandomRuns random = new RandomRuns(seed);
      Graph g = random.graph(true);
      Formula f = random.formula();
      boolean fair = seed % 2 == 0;
      TemporalCheck.Answer a = answer(g.fresh(), f, fair, Settings.standard());
      boolean isIncomplete =
          g.taken().stream()
              .anyMatch(
                  s ->
                      g.take(s.state(), s.move().thread(), s.move().choice()).incompleteness()
                          != null);
      assertThat(!a.incompleteness().isEmpty()).as("seed %s", seed).isEqualTo(isIncomplete);
      named += isIncomplete ? 1 : 0;
      assertThat(a.violation() != null)
          .as("seed %s, %s", seed, f)
          .isEqualTo(new NaiveProduct(g, f).hasViolation(fair));
    }
    assertThat(named).isGreaterThan(40);
  }

  @Test
  void aLimitIsNamedIfNothingWasFoundBefore() {
    int cut = 0;
    for (int seed = 1; seed <= GRAPHS / 2; seed++) {
      RandomRuns random = new RandomRuns(seed);
      Graph g = random.graph(false);
      Formula f = random.formula();
      boolean fair = seed % 2 == 0;
      Settings settings = Settings.standard().withMaxStates(1 + seed % 5);
      TemporalCheck.Answer a = answer(g, f, fair, settings);
      boolean isViolated = new NaiveProduct(g, f).hasViolation(fair);
      if (a.violation() != null) {
        assertThat(isViolated).as("seed %s", seed).isTrue();
        assertThat(Lassos.problem(g, f, fair, a.violation())).as("seed %s", seed).isNull();
      } else if (isViolated) {
        assertThat(a.incompleteness())
            .extracting(Incompleteness::reason)
            .containsExactly(Reason.STATE_LIMIT);
      }
      cut += a.incompleteness().size();
    }
    assertThat(cut).isGreaterThan(40);
  }

  @Test
  void theSearchForACycleCanBeInterrupted() {
    int size = 1000;
    Graph g = new Graph();
    for (int s = 0; s < size; s++) {
      g.edge(s, 1, (s + 1) % size).letter(s, 1);
    }
    Formula f = Formula.parse("G F p");
    Progress progress = new Progress();
    TemporalCheck.Answer a =
        new TemporalCheck(f, true)
            .run(
                g,
                state -> {
                  if (state == size - 1) {
                    progress.cancel(); // all states are known then, and what follows is the product
                  }
                  return RandomRuns.labelling(g, f).applyAsLong(state);
                },
                Settings.standard(),
                progress);
    assertThat(a.violation()).isNull();
    assertThat(a.incompleteness())
        .extracting(Incompleteness::reason)
        .containsExactly(Reason.INTERRUPTED);
  }

  /**
   * When only daemons are left they may go on for a while, but a run of theirs is none for ever.
   */
  @Test
  void daemonsAloneDoNotGoOnForEver() {
    Formula f = Formula.parse("F G p || F G !p");
    for (boolean fair : new boolean[] {false, true}) {
      Graph g = new Graph().edge(0, 1, 1).edge(1, 1, 0).letter(0, 1);
      assertThat(answer(g, f, fair, Settings.standard()).violation()).isNotNull();
      g.over(0).over(1);
      assertThat(answer(g, f, fair, Settings.standard()).violation()).isNull();
    }
  }
}
