package dev.assay.explore.ltl;

import dev.assay.explore.config.Properties;
import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.TransitionSystem;
import dev.assay.explore.program.FailureDescriber;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Move;
import dev.assay.explore.result.Violation;
import dev.assay.logic.BuchiAutomaton;
import dev.assay.logic.Formula;
import dev.assay.logic.FormulaTooLarge;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.loading.InputProblem;
import dev.assay.machine.threads.Stopped;
import dev.assay.machine.types.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToLongFunction;
import org.jspecify.annotations.Nullable;

/** Whether all runs of a program satisfy a formula of temporal logic. */
public final class TemporalCheck {
  private final Formula formula;
  private final BuchiAutomaton violating;
  private final List<Method> propositions = new ArrayList<>();
  private final boolean fair;

  /**
   * Prepares a check of a program.
   *
   * @throws InputProblem if the formula or one of its propositions is wrong
   */
  public TemporalCheck(Properties properties, ProgramUnderTest subject) {
    this(properties.formula(), properties.fair());
    for (String p : formula.propositions()) {
      propositions.add(subject.predicate(p));
    }
  }

  /**
   * Prepares a check of a system whose states are labelled by other means than by methods.
   *
   * @throws InputProblem if the formula is too large
   */
  public TemporalCheck(Formula formula, boolean fair) {
    this.formula = formula;
    this.fair = fair;
    try {
      this.violating = BuchiAutomaton.of(new Formula.Not(formula), formula.propositions());
    } catch (FormulaTooLarge e) {
      throw new InputProblem("--ltl: " + e.getMessage());
    }
  }

  /**
   * What can be said about the formula.
   *
   * @param violation a run that does not satisfy it, or null
   * @param incompleteness why it is not proved, if there is no such run
   */
  public record Answer(@Nullable Violation violation, List<Incompleteness> incompleteness) {}

  /**
   * Looks for a run that does not satisfy the formula.
   *
   * @param system tells which threads its transitions disable
   * @param labelling of its states
   */
  public Answer run(
      TransitionSystem system, IntToLongFunction labelling, Settings settings, Progress progress) {
    List<Incompleteness> left = new ArrayList<>();
    Violation found = null;
    ProgramGraph graph = new ProgramGraph(system, labelling, settings, progress);
    try {
      ProgramGraph.Node first = graph.node(system.initial());
      if (fair) {
        graph.exploreAll(first);
      }
      boolean wakes = settings.environment().spuriousWakeups();
      LassoSearch.Lasso lasso = new LassoSearch(graph, violating, fair, wakes).find(first);
      found = lasso == null ? null : violation(lasso.moves(), lasso.cycle());
    } catch (ProgramGraph.Cut e) {
      left.add(e.why());
    } catch (Stopped e) {
      left.add(progress.limits().reason());
    } catch (Unsupported e) {
      left.add(FailureDescriber.unsupported(e));
    }
    left.addAll(graph.incompleteness());
    return new Answer(found, left);
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
}
