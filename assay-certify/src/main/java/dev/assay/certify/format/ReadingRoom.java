package dev.assay.certify.format;

import dev.assay.certify.CertificateProblem;

/**
 * Bounds the memory that a script may take which is read before anybody follows it: a file of few
 * bytes can tell of so many states that reading it uses up all there is, whether or not a word of
 * it is true.
 */
public final class ReadingRoom {
  /** What is left is for following the script. */
  private static final int SHARE = 4;

  /** What is kept of a state while the script is below it, about. */
  private static final int PER_DEPTH = 512;

  private long left;
  private int deepest;

  /** A share of the memory that this process may use. */
  public ReadingRoom() {
    this(Runtime.getRuntime().maxMemory() / SHARE);
  }

  ReadingRoom(long bytes) {
    left = bytes;
  }

  /**
   * Takes some bytes.
   *
   * @throws CertificateProblem if there are no more
   */
  public void take(long bytes) {
    left -= bytes;
    if (left < 0) {
      throw new CertificateProblem(
          "its script takes more memory than there is for reading ahead; without --workers and"
              + " --part it is followed while it is read");
    }
  }

  /** The script has come to a state with so many below it. */
  public void descend(int depth) {
    if (depth > deepest) {
      deepest = depth;
      take(PER_DEPTH);
    }
  }
}
