package dev.assay.machine.threads;

/** The host has interrupted the run, or a {@link dev.assay.machine.exec.StopSignal} has. */
public final class Stopped extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public Stopped() {
    super("the run was interrupted", null, false, false);
  }
}
