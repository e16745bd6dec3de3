package dev.assay.explore;

/** The search has to begin anew with a finer {@link Granularity}. */
final class Refined extends RuntimeException {
  private static final long serialVersionUID = 1L;

  static final Refined INSTANCE = new Refined();

  private Refined() {
    super(null, null, false, false);
  }
}
