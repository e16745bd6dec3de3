package dev.assay.explore;

import dev.assay.logic.BuchiAutomaton;
import dev.assay.logic.Formula;
import dev.assay.logic.FormulaTooLarge;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.loading.InputProblem;
import dev.assay.machine.types.Method;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Whether all runs of a program satisfy a formula of temporal logic. */
final class TemporalCheck {
  private final Formula formula;
  private final BuchiAutomaton violating;
  private final List<Method> propositions = new ArrayList<>();
  private final boolean fair;
  private final Set<String> reasons = new LinkedHashSet<>();
  private int states;

  /**
   * Prepares a check.
   *
   * @throws InputProblem if the formula or one of its propositions is wrong
   */
  TemporalCheck(Properties properties, Subject subject) {
    this.formula = properties.formula();
    this.fair = properties.fair();
    for (String p : formula.propositions()) {
      propositions.add(subject.predicate(p));
    }
    try {
      this.violating = BuchiAutomaton.of(new Formula.Not(formula), formula.propositions());
    } catch (FormulaTooLarge e) {
      throw new InputProblem("--ltl: " + e.getMessage());
    }
  }

  /**
   * Looks for a run that does not satisfy the formula.
   *
   * @throws Refined if it has to begin anew
   */
  @Nullable Violation run(
      Stepper stepper,
      Judge judge,
      Settings settings,
      Progress progress,
      Evaluator evaluator,
      int initial) {
    reasons.clear();
    ProgramGraph graph =
        new ProgramGraph(stepper, judge, settings, progress, evaluator, propositions);
    try {
      ProgramGraph.Node first = graph.node(initial);
      if (fair) {
        graph.exploreAll(first);
      }
      LassoSearch.Lasso lasso = new LassoSearch(graph, violating, fair).find(first);
      return lasso == null ? null : violation(lasso);
    } catch (ProgramGraph.Cut e) {
      reasons.add(String.valueOf(e.getMessage()));
      return null;
    } catch (Unsupported e) {
      reasons.add("not supported: " + e.getMessage());
      return null;
    } finally {
      reasons.addAll(graph.reasons());
      states = graph.size();
    }
  }

  private Violation violation(LassoSearch.Lasso lasso) {
    boolean ends = lasso.cycle() == lasso.moves().size();
    return new Violation(
        "ltl",
        "formula " + formula + " does not hold of every " + (fair ? "fair run" : "run"),
        "",
        "",
        List.of(
            ends
                ? "after this run nothing happens any more"
                : "the last part of this run is repeated for ever"),
        lasso.moves(),
        lasso.cycle());
  }

  /** Why nothing is proved. */
  Set<String> reasons() {
    return reasons;
  }

  /** How many states were looked at last. */
  int states() {
    return states;
  }
}
