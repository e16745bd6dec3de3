package dev.assay.explore.ltl;

import dev.assay.explore.config.Properties;
import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.Move;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.program.TransitionExecutor;
import dev.assay.explore.property.PredicateEvaluator;
import dev.assay.explore.property.SafetyChecker;
import dev.assay.explore.result.Violation;
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
public final class TemporalCheck {
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
  public TemporalCheck(Properties properties, ProgramUnderTest subject) {
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
   * @throws PrecisionRefined if it has to begin anew
   */
  public @Nullable Violation run(
      TransitionExecutor executor,
      SafetyChecker checker,
      Settings settings,
      Progress progress,
      PredicateEvaluator evaluator,
      int initial) {
    reasons.clear();
    ProgramGraph graph =
        new ProgramGraph(executor, checker, settings, progress, evaluator, propositions);
    try {
      ProgramGraph.Node first = graph.node(initial);
      if (fair) {
        graph.exploreAll(first);
      }
      LassoSearch.Lasso lasso = new LassoSearch(graph, violating, fair).find(first);
      return lasso == null ? null : violation(lasso.moves(), lasso.cycle());
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

  /**
   * The violation that a run without end shows.
   *
   * @param cycle the index of the move from which on everything is repeated; the number of moves if
   *     nothing happens any more
   */
  public Violation violation(List<Move> moves, int cycle) {
    boolean ends = cycle == moves.size();
    return new Violation(
        "ltl",
        "formula " + formula + " does not hold of every " + (fair ? "fair run" : "run"),
        "",
        "",
        List.of(
            ends
                ? "after this run nothing happens any more"
                : "the last part of this run is repeated for ever"),
        moves,
        cycle);
  }

  public Formula formula() {
    return formula;
  }

  /** The methods that the formula's propositions name, in their order. */
  public List<Method> propositions() {
    return propositions;
  }

  /** Whether only fair runs count. */
  public boolean isFair() {
    return fair;
  }

  /** Why nothing is proved. */
  public Set<String> reasons() {
    return reasons;
  }

  /** How many states were looked at last. */
  int states() {
    return states;
  }
}
