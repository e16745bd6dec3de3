package dev.assay.bench.compat;

/**
 * What came of one test method on one side.
 *
 * @param reason in one line, empty if there is nothing to say
 */
record Outcome(Kind kind, String reason) {
  /** The ways a test method can end. */
  enum Kind {
    PASS,
    FAIL,
    /** An assumption of the test did not hold. */
    SKIP,
    /** Not run at all: it needs more of JUnit than the runner offers. */
    LEFT,
    /** The machine says that it does not support what the test needs. */
    UNSUPPORTED,
    /** Nothing came of it in time. */
    SLOW,
    /** The run ended with the test unfinished. */
    ENDED
  }

  static final Outcome PASSED = new Outcome(Kind.PASS, "");

  boolean passed() {
    return kind == Kind.PASS;
  }
}
