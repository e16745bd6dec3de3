package dev.assay.explore.replay;

import dev.assay.explore.ltl.DisabledDuring;
import dev.assay.explore.ltl.TemporalCheck;
import dev.assay.explore.model.Move;
import dev.assay.explore.program.TransitionExecutor;
import dev.assay.explore.property.Labelling;
import dev.assay.explore.property.PredicateEvaluator;
import dev.assay.explore.result.Violation;
import dev.assay.logic.Lasso;
import dev.assay.logic.LassoSemantics;
import dev.assay.machine.threads.GuestThread;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A run of which somebody says that it can go on for ever and violates a formula. Nothing of that
 * is believed: the run is made again, and the formula is judged by its definition, not by the
 * automaton with which the run was found.
 */
final class LassoValidator {
  private final TemporalCheck check;
  private final TransitionExecutor executor;
  private final Labelling valuation;
  private final List<Integer> states;
  private final List<Move> moves;
  private final int cycle;

  /**
   * @param states the state before each move, and the one after the last unless the program has
   *     ended with it
   * @param cycle the index of the move from which on everything is repeated; the number of moves if
   *     nothing happens any more
   */
  LassoValidator(
      TemporalCheck check,
      TransitionExecutor executor,
      PredicateEvaluator evaluator,
      List<Integer> states,
      List<Move> moves,
      int cycle) {
    this.check = check;
    this.executor = executor;
    this.valuation = new Labelling(evaluator, check.propositions());
    this.states = states;
    this.moves = moves;
    this.cycle = cycle;
  }

  /**
   * The violation.
   *
   * @throws ReplayDivergence if the run is not one for ever, or there is nothing wrong with it
   * @throws PrecisionRefined if the propositions read what they are not known to read
   */
  Violation violation() {
    boolean ends = cycle == moves.size();
    if (ends) {
      requireEnd();
    } else {
      requireCycle();
    }
    Lasso word;
    try {
      word =
          ends
              ? new Lasso(letters(0, states.size()), letters(states.size() - 1, states.size()))
              : new Lasso(letters(0, cycle), letters(cycle, moves.size()));
    } catch (Labelling.Missing e) {
      throw new ReplayDivergence("the formula has no value on the run any more: " + e.getMessage());
    }
    if (LassoSemantics.holds(check.formula(), word, check.formula().propositions())) {
      throw new ReplayDivergence("the formula holds on the run now");
    }
    return check.violation(moves, cycle);
  }

  /** Nothing can happen after the run: nobody can move, or the program is over. */
  private void requireEnd() {
    if (states.size() == moves.size()) {
      Move last = moves.get(moves.size() - 1);
      executor.restoreAfterAbort(states.get(states.size() - 1));
      if (executor.step(last.thread(), last.choice()) != TransitionExecutor.End.EXIT) {
        throw new ReplayDivergence("the program does not end with the run any more");
      }
    } else {
      executor.restoreAfterAbort(states.get(moves.size()));
      if (executor.enabled() > 0 && !executor.isOver()) {
        throw new ReplayDivergence("the program can go on after the run now");
      }
    }
  }

  private void requireCycle() {
    if (states.size() == moves.size() || !states.get(moves.size()).equals(states.get(cycle))) {
      throw new ReplayDivergence("the run does not come back to step " + cycle + " any more");
    }
    executor.restoreAfterAbort(states.get(cycle));
    if (executor.isOver()) {
      throw new ReplayDivergence("only daemon threads are left on the run, which then ends, now");
    }
    if (check.isFair()) {
      requireFairness();
    }
  }

  /** Every thread that can move in all states of the cycle does so in one of them. */
  private void requireFairness() {
    Set<Integer> neglected = new LinkedHashSet<>();
    for (GuestThread t : executor.machine().threads().all()) {
      if (!executor.isSystem(t)) {
        neglected.add(t.number);
      }
    }
    for (int i = cycle; i < moves.size(); i++) {
      executor.restoreAfterAbort(states.get(i));
      neglected.removeIf(number -> !canMove(number));
      DisabledDuring hindrance = new DisabledDuring(executor);
      executor.step(moves.get(i).thread(), moves.get(i).choice());
      neglected.remove(moves.get(i).thread());
      neglected.removeAll(hindrance.hindered());
    }
    if (!neglected.isEmpty()) {
      throw new ReplayDivergence("the run is not fair any more: a thread that can move never does");
    }
  }

  private boolean canMove(int number) {
    for (GuestThread t : executor.machine().threads().all()) {
      if (t.number == number) {
        return executor.isEnabled(t);
      }
    }
    return false;
  }

  /** What holds in a part of the states. */
  private long[] letters(int from, int to) {
    long[] letters = new long[to - from];
    for (int i = from; i < to; i++) {
      executor.restoreAfterAbort(states.get(i));
      letters[i - from] = valuation.letter();
    }
    return letters;
  }
}
