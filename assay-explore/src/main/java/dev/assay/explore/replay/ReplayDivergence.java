package dev.assay.explore.replay;

/** A recorded run cannot be made again. */
public final class ReplayDivergence extends RuntimeException {
  private static final long serialVersionUID = 1;

  ReplayDivergence(String message) {
    super(message);
  }
}
