package dev.assay.explore.search;

import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.TransitionSystem;

/**
 * Is told what a depth-first search does, in the order in which it does it: of each state that is
 * entered for the first time, of each step that is made from the state entered last and not left
 * yet, and of each return to the state before. Once a state is not gone on from, because it is too
 * far away, nothing more is told.
 */
public interface SearchObserver {
  /** The target of a step after which the program has no further state. */
  int NOWHERE = TransitionSystem.NOWHERE;

  /** The search begins in its first state; whatever was told before does not count any more. */
  void begins();

  /**
   * A new state is entered.
   *
   * @param state its number
   * @param enabled the threads that can move in it
   */
  void entered(int state, Enabled enabled);

  /**
   * A step was made; if it leads to a new state, that is entered next.
   *
   * @param index of the thread among those that can move
   * @param choice which of its possibilities the thread has taken
   * @param target the number of the state it leads to, or {@link #NOWHERE}
   */
  void stepped(int index, int choice, int target);

  /** All steps from the current state have been made; the one before is the current one again. */
  void left();
}
