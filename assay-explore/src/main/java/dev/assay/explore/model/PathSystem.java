package dev.assay.explore.model;

/**
 * A system whose states are positions on one path: the first state has position 0, a transition
 * from a position leads to the next one and forgets what was behind it. So nothing has to be looked
 * up to take a transition; equal states are recognised later, many at a time.
 */
public interface PathSystem extends TransitionSystem {
  /** So many numbers may be asked for at once. */
  int MOST_NOTED = 256;

  /** The number of the state at a position; equal states have equal numbers. */
  int number(int position);

  /** Whether the states at two positions are equal. */
  default boolean areEqual(int position, int other) {
    return number(position) == number(other);
  }

  /** Asks for the number of the state at a position, to be given by {@link #numbers}. */
  void note(int position);

  /**
   * Puts the numbers that were asked for since the last call into an array, in the same order; how
   * many there are.
   */
  int numbers(int[] out);
}
