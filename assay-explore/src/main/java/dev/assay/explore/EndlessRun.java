package dev.assay.explore;

import dev.assay.logic.Lasso;
import dev.assay.logic.LassoSemantics;
import dev.assay.machine.exec.GuestThread;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A run of which somebody says that it can go on for ever and violates a formula. Nothing of that
 * is believed: the run is made again, and the formula is judged by its definition, not by the
 * automaton with which the run was found.
 */
final class EndlessRun {
  private final TemporalCheck check;
  private final Stepper stepper;
  private final Valuation valuation;
  private final List<Integer> states;
  private final List<Move> moves;
  private final int cycle;

  /**
   * @param states the state before each move, and the one after the last unless the program has
   *     ended with it
   * @param cycle the index of the move from which on everything is repeated; the number of moves if
   *     nothing happens any more
   */
  EndlessRun(
      TemporalCheck check,
      Stepper stepper,
      Evaluator evaluator,
      List<Integer> states,
      List<Move> moves,
      int cycle) {
    this.check = check;
    this.stepper = stepper;
    this.valuation = new Valuation(evaluator, check.propositions());
    this.states = states;
    this.moves = moves;
    this.cycle = cycle;
  }

  /**
   * The violation.
   *
   * @throws LostTrack if the run is not one for ever, or there is nothing wrong with it
   * @throws Refined if the propositions read what they are not known to read
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
    } catch (Valuation.Missing e) {
      throw new LostTrack("the formula has no value on the run any more: " + e.getMessage());
    }
    if (LassoSemantics.holds(check.formula(), word, check.formula().propositions())) {
      throw new LostTrack("the formula holds on the run now");
    }
    return check.violation(moves, cycle);
  }

  /** Nothing can happen after the run: nobody can move, or the program is over. */
  private void requireEnd() {
    if (states.size() == moves.size()) {
      Move last = moves.get(moves.size() - 1);
      stepper.restoreAfterAbort(states.get(states.size() - 1));
      if (stepper.step(last.thread(), last.choice()) != Stepper.End.EXIT) {
        throw new LostTrack("the program does not end with the run any more");
      }
    } else {
      stepper.restoreAfterAbort(states.get(moves.size()));
      if (stepper.enabled() > 0 && !stepper.isOver()) {
        throw new LostTrack("the program can go on after the run now");
      }
    }
  }

  private void requireCycle() {
    if (states.size() == moves.size() || !states.get(moves.size()).equals(states.get(cycle))) {
      throw new LostTrack("the run does not come back to step " + cycle + " any more");
    }
    stepper.restoreAfterAbort(states.get(cycle));
    if (stepper.isOver()) {
      throw new LostTrack("only daemon threads are left on the run, which then ends, now");
    }
    if (check.isFair()) {
      requireFairness();
    }
  }

  /** Every thread that can move in all states of the cycle does so in one of them. */
  private void requireFairness() {
    Set<Integer> neglected = new LinkedHashSet<>();
    for (GuestThread t : stepper.machine().threads().all()) {
      if (!stepper.isSystem(t)) {
        neglected.add(t.number);
      }
    }
    for (int i = cycle; i < moves.size(); i++) {
      stepper.restoreAfterAbort(states.get(i));
      neglected.removeIf(number -> !canMove(number));
      Hindrance hindrance = new Hindrance(stepper);
      stepper.step(moves.get(i).thread(), moves.get(i).choice());
      neglected.remove(moves.get(i).thread());
      neglected.removeAll(hindrance.hindered());
    }
    if (!neglected.isEmpty()) {
      throw new LostTrack("the run is not fair any more: a thread that can move never does");
    }
  }

  private boolean canMove(int number) {
    for (GuestThread t : stepper.machine().threads().all()) {
      if (t.number == number) {
        return stepper.isEnabled(t);
      }
    }
    return false;
  }

  /** What holds in a part of the states. */
  private long[] letters(int from, int to) {
    long[] letters = new long[to - from];
    for (int i = from; i < to; i++) {
      stepper.restoreAfterAbort(states.get(i));
      letters[i - from] = valuation.letter();
    }
    return letters;
  }
}
