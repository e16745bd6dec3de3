package dev.assay.machine.threads;

/** How a wait may end although nothing has ended it. An explorer says so of each wait. */
public final class SpuriousWake {
  /** It does not. */
  public static final int NEVER = 0;

  /** The thread goes on where it waits. */
  public static final int DIRECT = 1;

  /** The explorer has to take the thread out of the queue that it waits in first. */
  public static final int FROM_QUEUE = 2;

  private SpuriousWake() {}
}
