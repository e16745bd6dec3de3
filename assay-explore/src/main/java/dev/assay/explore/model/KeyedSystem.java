package dev.assay.explore.model;

/**
 * A system that keeps no states: each is known by a key, and is put at a position to be looked at.
 * The first state has position 0; a transition from a position leads to the next one and forgets
 * what was there.
 */
public interface KeyedSystem extends TransitionSystem {
  /** The key of the state at a position, a positive number: equal states have equal keys. */
  long key(int position);

  /**
   * Whether something was learnt about the program since this system was made, so that transitions
   * may lead elsewhere now; the search will begin anew with another one.
   */
  boolean isOutdated();

  /** Puts a state at a position other than 0. */
  void put(int position, long key);

  /**
   * The number of the state at a position in systems of the same program that number their states.
   */
  int number(int position);
}
