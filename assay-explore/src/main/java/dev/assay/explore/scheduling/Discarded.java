package dev.assay.explore.scheduling;

/** The current run is of no interest any more: an assumption does not hold. */
public final class Discarded extends RuntimeException {
  private static final long serialVersionUID = 1L;

  static final Discarded INSTANCE = new Discarded();

  private Discarded() {
    super(null, null, false, false);
  }
}
