package dev.assay.certify.follow;

import dev.assay.machine.state.StateBatch;

/**
 * A walk through a transition system that a script leads: it is in one state at a time, goes on
 * from there, and back to states of its path. Numbers of states are asked for after they have been
 * reached, many at once: equal states have equal numbers.
 *
 * <p>The transitions of a state have a fixed order: by the thread that makes them, and of one
 * thread by its choice. How many choices there are shows when the first one is made.
 */
public interface Walk extends Labels {
  /** In place of the number of a state, where a transition leads to none. */
  int NOWHERE = -1;

  /** The numbers of so many states may be asked for at once. */
  int MOST_NOTED = StateBatch.SIZE;

  /** Goes to the first state. */
  void begin();

  /** Goes back to the state that was looked at last and has not been left yet. */
  void back();

  /** How many threads can move in the current state; then they can be asked for. */
  int enabled();

  /** A thread that can move. */
  int thread(int index);

  /** The instruction it begins with. */
  int place(int index);

  /**
   * Makes a transition from the current state; whether it leads to a state, which is then the
   * current one.
   */
  boolean make(int index, int choice);

  /**
   * Whether the current state is known to be on the path already, below itself. A walk that goes
   * round and round is found out sooner or later.
   */
  default boolean isRound() {
    return false;
  }

  /** Asks for the number of the current state. */
  void note();

  /**
   * Puts the numbers of the states, from 0, that were asked for since the last call into the array,
   * in the same order; how many there are.
   */
  int numbers(int[] out);

  /** How many choices there were for the transition made last; at least 1. */
  int alternatives();

  /**
   * Looks at the current state, which was not reached before: are all properties kept? Transitions
   * are then made from it until it is left, or until another state is looked at.
   */
  void look();

  /** Leaves the state that was looked at last and has not been left yet. */
  void leave();

  /** Whether there is no point in going on: a property was violated, or a limit is reached. */
  boolean isStopped();

  /**
   * Puts a hash of a state, with a key that nobody else knows, into the first two elements of
   * {@code out}; equal states have equal hashes in every process with the same key.
   */
  void fingerprint(int state, long[] out);
}
