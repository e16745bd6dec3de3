package dev.assay.explore.model;

import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Move;
import dev.assay.explore.result.Violation;
import org.jspecify.annotations.Nullable;

/**
 * What a program has to fulfil. A search shows it every state it comes to for the first time and
 * every transition it takes; what is wrong with them is reported.
 *
 * <p>Any of the methods may throw {@link PrecisionRefined}: the search then has to begin anew with
 * transitions that end earlier.
 */
public interface Specification {
  /** Is told what is wrong with a state or transition. */
  interface Reporter {
    /** Something is violated; the run that leads there is added by the search. */
    void violated(Violation v);

    /** Something could not be examined. */
    void incomplete(Incompleteness why);
  }

  /** In place of a thread, where it is not known whose transition has led to a state. */
  int ANY_THREAD = -2;

  /** Examines a state that is visited for the first time. */
  void examine(int state, Enabled enabled, Reporter reporter);

  /**
   * Examines a state that is visited for the first time if the thread whose transition has led
   * there has to wait now, so that it may wait for others that wait for it.
   *
   * @param thread its number, or {@link #ANY_THREAD}
   */
  default void examineWait(int state, int thread, Enabled enabled, Reporter reporter) {}

  /** Whether transitions have to be examined, whether or not they lead to new states. */
  boolean examinesTransitions();

  /** Examines a transition between two states. */
  void examine(int from, int to, Reporter reporter);

  /** Whether conflicting accesses of two threads are a violation. */
  boolean excludesRaces();

  /**
   * Two threads can both move in a state, and their transitions access the same location, at least
   * one of them writing it, without synchronisation: the violation, or null if it is none after
   * all.
   *
   * @param location object in the upper half, slot in the lower one
   */
  @Nullable Violation race(int state, Move first, Move second, long location);
}
