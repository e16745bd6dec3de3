package dev.assay.machine.threads;

/**
 * Ends the current instruction without completing it. The instruction is executed again when the
 * thread goes on: after what it waits for has happened, or after the frames that were pushed on top
 * have returned.
 */
public final class Suspend extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The thread cannot go on for now; its status says why. */
  public static final Suspend BLOCKED = new Suspend();

  /** Frames were pushed; run them first. */
  public static final Suspend CALL_FIRST = new Suspend();

  private Suspend() {
    super(null, null, false, false);
  }
}
