package dev.assay.certify.format;

/** A script, event by event, wherever it comes from. */
public interface ScriptSource {
  /** What a script tells. */
  enum Event {
    /** A state is entered: the first, or the new one the last step has led to. */
    ENTER,
    /** A transition is made from the current state. */
    STEP,
    /**
     * All transitions of the current state were told; the state before is the current one again.
     */
    LEAVE,
    /** The script is over. */
    END
  }

  ScriptForm form();

  /** The threads and instructions named so far. */
  Names names();

  /**
   * How to get to the first state; empty unless it is a part. It may be gone through once, before
   * the first event is asked for: it is read meanwhile, since a few bytes can tell millions of
   * steps.
   */
  Iterable<Step> path();

  /** The number of the first state in the whole script. */
  int root();

  /**
   * What comes next.
   *
   * @throws CertificateProblem if the script is damaged
   */
  Event next();

  /** After {@link Event#ENTER}, in a script that is not trustful: who can move. */
  EnabledThreads movers();

  /** After {@link Event#STEP}: the thread. */
  int thread();

  /** After {@link Event#STEP}: the instruction. */
  int place();

  /** After {@link Event#STEP}: the choice. */
  int choice();

  /** After {@link Event#STEP}: where it leads. */
  Kind kind();

  /** After a step of kind {@link Kind#ELSEWHERE}: the number of the state it leads to. */
  int elsewhere();

  /** After {@link Event#STEP}, or the end: whether a digest of targets is told with it. */
  boolean hasDigest();

  /** The digest told last. */
  int digest();
}
