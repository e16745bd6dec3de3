package dev.assay.symbolic.solve;

import dev.assay.symbolic.term.Term;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A solver whose every <em>unsat</em> counts only if all others say the same. That conditions can
 * hold is tried with the values that a solver gives; that they cannot hold is its word alone.
 */
public final class CheckedSolver extends Frames {
  /** Questions that are remembered to be confirmed. */
  private static final int CONFIRMED = 10_000;

  private final Solver solver;
  private final List<Solver> others;
  private final Set<Set<Term>> confirmed =
      Collections.newSetFromMap(
          new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Set<Term>, Boolean> eldest) {
              return size() > CONFIRMED;
            }
          });

  /** Takes over all solvers, and closes them in the end. */
  public CheckedSolver(Solver solver, List<Solver> others) {
    this.solver = solver;
    this.others = List.copyOf(others);
  }

  @Override
  public String name() {
    return solver.name();
  }

  @Override
  Answer decide(Limit limit) {
    List<Term> conditions = conditions();
    Answer answer = solver.check(conditions, limit);
    Set<Term> question = new HashSet<>(conditions);
    if (!answer.isUnsat() || confirmed.contains(question)) {
      return answer;
    }
    if (others.size() < 2) {
      return new Answer.Unknown("there is no other solver here that could confirm an answer");
    }
    for (Solver each : others) {
      Answer again = each.check(conditions, limit);
      if (again.isSat()) {
        return new Answer.Unknown("solvers disagree: " + each.name() + " knows a solution");
      }
      if (again instanceof Answer.Unknown unknown) {
        return new Answer.Unknown(each.name() + " did not confirm an answer: " + unknown.reason());
      }
    }
    confirmed.add(question);
    return answer;
  }

  @Override
  public void close() {
    solver.close();
    others.forEach(Solver::close);
  }
}
