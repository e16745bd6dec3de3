package dev.assay.explore.model;

/** Finds threads whose transitions are enough to be explored from a state. */
@FunctionalInterface
public interface Independence {
  /** In place of a thread, where there is none. */
  int NONE = -1;

  /** Every thread counts. */
  Independence UNKNOWN = (state, enabled) -> NONE;

  /**
   * A thread that can move in a state and whose transition concerns no other thread, now or later;
   * {@link #NONE} if there is none.
   */
  int independent(int state, Enabled enabled);
}
