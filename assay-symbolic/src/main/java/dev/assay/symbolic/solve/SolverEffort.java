package dev.assay.symbolic.solve;

/** What all solvers of one kind have done, and are doing. Written and read by any thread. */
public final class SolverEffort {
  private final SolverKind kind;
  private int decided;
  private int running;

  /** Time spent, with what is running counted as if it had begun at time 0. */
  private long nanos;

  public SolverEffort(SolverKind kind) {
    this.kind = kind;
  }

  public SolverKind kind() {
    return kind;
  }

  /** Questions that were answered with yes or no. */
  public synchronized int decided() {
    return decided;
  }

  /** Time spent on these and on others, up to now; 0 if there were none. */
  public synchronized long elapsedNanos() {
    return nanos + running * System.nanoTime();
  }

  /** A solver whose effort is counted here; it is started when it is first asked. */
  public Solver solver() {
    return new CountedSolver(this);
  }

  synchronized void begin() {
    running++;
    nanos -= System.nanoTime();
  }

  synchronized void end(boolean isDecided) {
    running--;
    nanos += System.nanoTime();
    decided += isDecided ? 1 : 0;
  }
}
