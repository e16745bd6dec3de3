package dev.assay.machine.threads;

/** No thread of the program can move. HotSpot would hang here. */
public final class Deadlock extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Threads threads;

  Deadlock(Threads threads) {
    super("deadlock: no thread can move", null, false, false);
    this.threads = threads;
  }

  public Threads threads() {
    return threads;
  }
}
