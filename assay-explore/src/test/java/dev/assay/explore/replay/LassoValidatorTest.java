package dev.assay.explore.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.explore.ltl.Lassos;
import dev.assay.explore.ltl.RandomRuns;
import dev.assay.explore.ltl.TemporalCheck;
import dev.assay.explore.model.Transition;
import dev.assay.explore.result.Move;
import dev.assay.explore.result.Violation;
import dev.assay.explore.search.Graph;
import dev.assay.logic.Formula;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A recorded run is believed only if it goes on for ever and violates the formula. */
class LassoValidatorTest {
  private static final int GRAPHS = 1500;

  private static boolean isAccepted(Graph g, Formula f, boolean fair, List<Move> moves, int cycle) {
    List<Integer> states = new ArrayList<>(List.of(0));
    for (Move m : moves) {
      Transition t = g.take(states.get(states.size() - 1), m.thread(), m.choice());
      if (t.leadsToState()) {
        states.add(t.target());
      }
    }
    TemporalCheck check = new TemporalCheck(f, fair);
    try {
      new LassoValidator(check, g, RandomRuns.labelling(g, f), states, moves, cycle).violation();
      return true;
    } catch (ReplayDivergence e) {
      assertThat(e.getMessage()).isNotEmpty();
      return false;
    }
  }

  @Test
  void aRunIsAcceptedIfItViolatesTheFormulaByDefinition() {
    int accepted = 0;
    int refused = 0;
    for (int seed = 1; seed <= GRAPHS; seed++) {
      RandomRuns random = new RandomRuns(seed);
      Graph g = random.graph(false);
      Formula f = random.formula();
      Random r = new Random(seed);
      for (int i = 0; i < 10; i++) {
        Violation run = Lassos.walk(g, r);
        boolean fair = r.nextBoolean();
        if (run != null) {
          int cycle = r.nextInt(4) == 0 ? r.nextInt(run.moves().size() + 1) : run.cycle();
          Violation claim = new Violation("ltl", "", "", "", List.of(), run.moves(), cycle);
          boolean isRight = Lassos.problem(g, f, fair, claim) == null;
          assertThat(isAccepted(g, f, fair, run.moves(), cycle))
              .as("seed %s, %s, fair %s, %s", seed, f, fair, claim)
              .isEqualTo(isRight);
          accepted += isRight ? 1 : 0;
          refused += isRight ? 0 : 1;
        }
      }
    }
    assertThat(accepted).isGreaterThan(GRAPHS);
    assertThat(refused).isGreaterThan(GRAPHS);
  }
}
