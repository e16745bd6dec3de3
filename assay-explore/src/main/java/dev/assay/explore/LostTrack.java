package dev.assay.explore;

/** A recorded run cannot be made again. */
public final class LostTrack extends RuntimeException {
  private static final long serialVersionUID = 1;

  LostTrack(String message) {
    super(message);
  }
}
