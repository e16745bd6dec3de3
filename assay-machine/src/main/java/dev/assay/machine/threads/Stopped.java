package dev.assay.machine.threads;

/** The host has interrupted the run, between two turns of the program's threads. */
public final class Stopped extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public Stopped() {
    super("the run was interrupted", null, false, false);
  }
}
