package dev.assay.symbolic.solve;

import dev.assay.symbolic.term.Assignment;

/** What came of a question to a solver. */
public sealed interface Answer {
  /** The conditions hold with these values. */
  record Sat(Assignment model) implements Answer {}

  /** The conditions hold with no values. */
  record Unsat() implements Answer {}

  /** It is not known whether they can hold. */
  record Unknown(String reason) implements Answer {}

  default boolean isSat() {
    return this instanceof Sat;
  }

  default boolean isUnsat() {
    return this instanceof Unsat;
  }

  default boolean isUnknown() {
    return this instanceof Unknown;
  }
}
