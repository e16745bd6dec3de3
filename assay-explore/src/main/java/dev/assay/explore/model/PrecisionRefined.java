package dev.assay.explore.model;

/** The search has to begin anew with a finer precision: transitions have to end earlier. */
public final class PrecisionRefined extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public static final PrecisionRefined INSTANCE = new PrecisionRefined();

  private PrecisionRefined() {
    super(null, null, false, false);
  }
}
