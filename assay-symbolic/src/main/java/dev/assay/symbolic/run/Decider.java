package dev.assay.symbolic.run;

import dev.assay.symbolic.term.Term;

/**
 * Says which way a run goes where a condition decides that is no constant.
 *
 * <p>Whoever is not told stops, and executes the instruction again later: then the answers it had
 * got must be the same.
 */
public interface Decider {
  /** Which way it goes. */
  enum Way {
    YES,
    NO,
    /** Not known: the run has to stop here. */
    STOP
  }

  Way decide(Term condition);

  /** Whether a condition is seen to hold from others, without being decided. */
  default boolean isCertain(Term condition) {
    return false;
  }
}
