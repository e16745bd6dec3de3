package dev.assay.explore.model;

/**
 * The only door between a program and a search: something that has states and moves between them.
 * What a search does (its order, its reductions, what it remembers) needs no more than this, and
 * what a program is shows nowhere else.
 *
 * <p>States are numbers. In most systems equal states have equal numbers for good; a system may
 * also say that its numbers are positions on a path, see {@link PathSystem}.
 *
 * <p>The answers are immutable values that depend on the arguments and on what the system has
 * learnt about the program ({@code Precision}) when it was made, and on nothing that was asked
 * before.
 */
public interface TransitionSystem {
  /** In place of a state, where a transition leads to none. */
  int NOWHERE = -1;

  /** The state in which every run begins. */
  int initial();

  /** The threads that can move in a state. */
  Enabled enabled(int state);

  /**
   * Takes the transition of a thread that can move in a state. How many choices the thread has
   * shows in each of its transitions from there.
   *
   * @param choice the first choice is 0
   */
  Transition take(int state, int thread, int choice);
}
