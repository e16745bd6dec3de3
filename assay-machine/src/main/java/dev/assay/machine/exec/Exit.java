package dev.assay.machine.exec;

/** The program has ended its run with the given status. */
public final class Exit extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public final int status;

  public Exit(int status) {
    super(null, null, false, false);
    this.status = status;
  }
}
