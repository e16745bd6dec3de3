package dev.assay.machine.exec;

/**
 * The program needs something the machine does not offer. Ends the run as inconclusive (exit status
 * 3): never a wrong result.
 */
public final class Unsupported extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public Unsupported(String what) {
    super(what, null, false, false);
  }
}
