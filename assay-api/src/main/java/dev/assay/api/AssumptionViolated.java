package dev.assay.api;

/**
 * Thrown by {@link Assay#assume} on an ordinary JVM when the assumption does not hold. It is no
 * failure of the program: the run merely does not count. In the machine it is never thrown.
 */
public final class AssumptionViolated extends Error {
  private static final long serialVersionUID = 1L;

  /** Creates the error; only {@link Assay} does. */
  AssumptionViolated() {
    super("the assumption does not hold in this run");
  }
}
