package dev.assay.explore.limit;

/** How far a search has come, for whoever wants to show it, and a way to end it early. */
public final class Progress {
  private volatile long start = System.currentTimeMillis();
  private volatile long states;
  private volatile long transitions;
  private volatile int depth;
  private volatile long open;
  private volatile boolean cancelled;

  public void update(long states, long transitions, int depth, long open) {
    this.states = states;
    this.transitions = transitions;
    this.depth = depth;
    this.open = open;
  }

  /** The search goes on from one that has taken so long before. */
  public void addEarlier(long millis) {
    start = System.currentTimeMillis() - millis;
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
    cancelled = true;
  }

  public boolean isCancelled() {
    return cancelled;
  }
}
