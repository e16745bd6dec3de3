package dev.assay.certify.coder;

/**
 * What the answer was the last times that something was asked in each of many contexts, and how
 * often in a row it has been right. Where it mostly is, one bit says so instead of the many that
 * would tell the answer.
 */
public final class Predictor {
  /** Below the answer plus 1 stands how often it was right, up to this. */
  private static final int MOST = 15;

  private static final int COUNT_BITS = 4;

  private final int[] cells;
  private final int shift;
  private int place;

  /** For {@code 1 << bits} contexts. */
  public Predictor(int bits) {
    cells = new int[1 << bits];
    shift = 64 - bits;
  }

  /** Asks in a context, given by any number; two may share one. The answer, -1 if there is none. */
  public int ask(long context) {
    place = (int) (((context ^ context >>> 29) * 0x9e3779b97f4a7c15L) >>> shift);
    return (cells[place] >> COUNT_BITS) - 1;
  }

  /** How often the answer that was given last has been right in a row. */
  public int count() {
    return cells[place] & MOST;
  }

  /** Tells the right answer; another one takes its place when it has been wrong too often. */
  public void update(int answer) {
    int there = (cells[place] >> COUNT_BITS) - 1;
    int count = count();
    if (there == answer) {
      cells[place] = (answer + 1) << COUNT_BITS | Math.min(MOST, count + 1);
    } else if (count > 1) {
      cells[place] = (there + 1) << COUNT_BITS | count >> 1;
    } else {
      cells[place] = (answer + 1) << COUNT_BITS;
    }
  }
}
