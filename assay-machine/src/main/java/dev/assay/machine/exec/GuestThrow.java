package dev.assay.machine.exec;

/**
 * Carries an exception of the program under test out of the machine's own code to the interpreter,
 * which unwinds the program's stack. Never seen by users; has no host stack trace.
 */
public final class GuestThrow extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The Throwable object. */
  public final int object;

  public GuestThrow(int object) {
    super(null, null, false, false);
    this.object = object;
  }
}
