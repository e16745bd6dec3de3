package dev.assay.explore.limit;

import java.util.function.LongSupplier;

/** How far a search has come, for whoever wants to show it, and a way to end it early. */
public final class Progress {
  private final Limits limits;
  private volatile long start = System.currentTimeMillis();
  private volatile long states;
  private volatile long transitions;
  private volatile int depth;
  private volatile long open;

  public Progress() {
    this(System::nanoTime);
  }

  /** With another clock for the limit on time, for tests. */
  public Progress(LongSupplier nanoTime) {
    limits = new Limits(nanoTime);
  }

  /** When the search has to end early. */
  public Limits limits() {
    return limits;
  }

  public void update(long states, long transitions, int depth, long open) {
    this.states = states;
    this.transitions = transitions;
    this.depth = depth;
    this.open = open;
  }

  /** The search goes on from one that has taken so long before. */
  public void addEarlier(long millis) {
    start = System.currentTimeMillis() - millis;
    limits.addEarlier(millis);
  }

  /** When the search began; one that was taken up again, as if it had never paused. */
  public long startMillis() {
    return start;
  }

  public long states() {
    return states;
  }

  public long transitions() {
    return transitions;
  }

  public int depth() {
    return depth;
  }

  public long open() {
    return open;
  }

  /** Asks the search to stop as soon as it can. */
  public void cancel() {
    limits.interrupt();
  }
}
