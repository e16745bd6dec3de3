package dev.assay.symbolic.bound;

/** How far a check has come. Written by the check, read by whoever shows it. */
public final class BoundProgress {
  volatile int paths;
  volatile int merged;
  volatile int sent;
  volatile int solved;
  volatile int unwind;
  private volatile boolean ending;

  /** Ways through the program that have ended. */
  public int paths() {
    return paths;
  }

  /** How often two states became one. */
  public int merged() {
    return merged;
  }

  /** Blocks of questions that were sent to solvers. */
  public int sent() {
    return sent;
  }

  public int solved() {
    return solved;
  }

  /** The bound on loops. */
  public int unwind() {
    return unwind;
  }

  /** Ends the check soon, with what is known by then. */
  public void end() {
    ending = true;
  }

  boolean isEnding() {
    return ending;
  }
}
