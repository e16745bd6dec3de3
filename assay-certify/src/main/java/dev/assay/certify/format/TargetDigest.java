package dev.assay.certify.format;

/**
 * Stands for the numbers of the states to which a script's transitions lead. The number of a state
 * that was visited before is not written: whoever follows the script finds it in the table of
 * states. But the script is bound to all of them by a digest of every {@value #BLOCK} transitions.
 */
public final class TargetDigest {
  /** So many transitions share a digest. */
  public static final int BLOCK = 4096;

  private long digest;
  private int count;

  /** Adds the number of a target, 0 for nowhere; true if the digest is to be told now. */
  public boolean add(int target) {
    digest = (digest ^ target) * 0x9fb21c651e98df25L;
    digest ^= digest >>> 32;
    return ++count == BLOCK;
  }

  /** The digest of the transitions since the last call, in 32 bits. */
  public int take() {
    int result = (int) (digest >>> 16);
    digest = 0;
    count = 0;
    return result;
  }
}
