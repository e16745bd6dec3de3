package dev.assay.symbolic.run;

import dev.assay.symbolic.term.Term;

/**
 * Says which way a run goes where a condition decides that is no constant.
 *
 * <p>Whoever is not told stops, and executes the instruction again later: then the answers it had
 * got must be the same.
 */
public interface Decider {
  /** The answer to a question. */
  enum Answer {
    YES,
    NO,
    /** Not known: the run has to stop here. */
    STOP
  }

  Answer decide(Term condition);
}
