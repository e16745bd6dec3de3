package dev.assay.explore.replay;

import dev.assay.explore.ltl.TemporalCheck;
import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.Transition;
import dev.assay.explore.model.TransitionSystem;
import dev.assay.explore.property.Labelling;
import dev.assay.explore.result.Move;
import dev.assay.explore.result.Violation;
import dev.assay.logic.Lasso;
import dev.assay.logic.LassoSemantics;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntToLongFunction;

/**
 * A run of which somebody says that it can go on for ever and violates a formula. Nothing of that
 * is believed: the run is made again, and the formula is judged by its definition, not by the
 * automaton with which the run was found.
 */
final class LassoValidator {
  private final TemporalCheck check;
  private final TransitionSystem system;
  private final IntToLongFunction labelling;
  private final List<Integer> states;
  private final List<Move> moves;
  private final int cycle;

  /**
   * @param system tells which threads its transitions disable
   * @param labelling of its states
   * @param states the state before each move, and the one after the last unless the program has
   *     ended with it
   * @param cycle the index of the move from which on everything is repeated; the number of moves if
   *     nothing happens any more
   */
  LassoValidator(
      TemporalCheck check,
      TransitionSystem system,
      IntToLongFunction labelling,
      List<Integer> states,
      List<Move> moves,
      int cycle) {
    this.check = check;
    this.system = system;
    this.labelling = labelling;
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
      Transition t = system.take(states.get(states.size() - 1), last.thread(), last.choice());
      if (t.end() != Transition.End.EXIT) {
        throw new ReplayDivergence("the program does not end with the run any more");
      }
    } else {
      Enabled enabled = system.enabled(states.get(moves.size()));
      if (enabled.isAnyAwake() && !enabled.isOver()) {
        throw new ReplayDivergence("the program can go on after the run now");
      }
    }
  }

  private void requireCycle() {
    if (states.size() == moves.size() || !states.get(moves.size()).equals(states.get(cycle))) {
      throw new ReplayDivergence("the run does not come back to step " + cycle + " any more");
    }
    if (system.enabled(states.get(cycle)).isOver()) {
      throw new ReplayDivergence("only daemon threads are left on the run, which then ends, now");
    }
    for (int i = cycle; i < moves.size(); i++) {
      Enabled enabled = system.enabled(states.get(i));
      int thread = enabled.indexOf(moves.get(i).thread());
      if (thread < 0) {
        throw new ReplayDivergence("the thread that made step " + i + " cannot move any more");
      }
      if (enabled.isSpurious(thread)) {
        throw new ReplayDivergence("the run is one of endless spurious wake-ups now");
      }
    }
    if (check.isFair()) {
      requireFairness();
    }
  }

  /** Every thread that can move in all states of the cycle does so in one of them. */
  private void requireFairness() {
    Set<Integer> neglected = new LinkedHashSet<>();
    for (int thread : system.enabled(states.get(cycle)).able()) {
      neglected.add(thread); // any other has been unable to move
    }
    for (int i = cycle; i < moves.size(); i++) {
      int[] able = system.enabled(states.get(i)).able();
      neglected.removeIf(number -> Arrays.stream(able).noneMatch(t -> t == number));
      Move m = moves.get(i);
      Transition t = system.take(states.get(i), m.thread(), m.choice());
      neglected.remove(m.thread());
      Arrays.stream(t.disabled()).forEach(neglected::remove);
    }
    if (!neglected.isEmpty()) {
      throw new ReplayDivergence("the run is not fair any more: a thread that can move never does");
    }
  }

  /** What holds in a part of the states. */
  private long[] letters(int from, int to) {
    long[] letters = new long[to - from];
    for (int i = from; i < to; i++) {
      letters[i - from] = labelling.applyAsLong(states.get(i));
    }
    return letters;
  }
}
