package dev.assay.certify;

/**
 * Something that has states and moves between them, and can be searched. It is in one state at a
 * time. Equal states have equal numbers.
 *
 * <p>The transitions of a state have a fixed order: by the thread that makes them, and of one
 * thread by its choice. How many choices there are shows when the first one is made.
 */
public interface TransitionSystem extends Labels {
  /** What a transition leads to that leads to no state. */
  int NOWHERE = -1;

  /** Goes to the first state; its number, from 0. */
  int begin();

  /** Goes to a state that was reached before. */
  void restore(int state);

  /** How many threads can move in the current state; then they can be asked for. */
  int enabled();

  /** A thread that can move. */
  int thread(int index);

  /** The instruction it begins with. */
  int place(int index);

  /**
   * Makes a transition from the current state; the number of the state it leads to, or {@link
   * #NOWHERE}.
   */
  int make(int index, int choice);

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
