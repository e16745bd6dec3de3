package dev.assay.certify.coder;

import java.util.Arrays;

/**
 * What was seen so far in each of many contexts: an estimate of the probability of a 1, which moves
 * towards every bit that comes, by less and less the more bits there were.
 */
public final class BitModel {
  /** An estimate has 22 bits; below it stands the number of bits seen, up to {@link #LIMIT}. */
  private static final int COUNT_BITS = 10;

  private static final int LIMIT = 80;

  /** An estimate from which on it does not become better, of 4096. */
  public static final int CERTAIN = 4091;

  private static final int[] RATE = new int[LIMIT + 1];

  static {
    for (int n = 0; n <= LIMIT; n++) {
      RATE[n] = 131072 / (2 * n + 3);
    }
  }

  private final int[] cells;
  private final int shift;

  /** For {@code 1 << bits} contexts. */
  public BitModel(int bits) {
    cells = new int[1 << bits];
    shift = 64 - bits;
    Arrays.fill(cells, 1 << 31);
  }

  /** Where a context, given by any number, has its estimate; two may share one. */
  public int place(long context) {
    long h = context * 0x9e3779b97f4a7c15L;
    h ^= h >>> 32;
    return (int) ((h * 0xd6e8feb86659fd93L) >>> shift);
  }

  /** The estimate with 12 bits. */
  public int get(int place) {
    return cells[place] >>> 20;
  }

  public void update(int place, int bit) {
    int cell = cells[place];
    int count = cell & ((1 << COUNT_BITS) - 1);
    int estimate = cell >>> COUNT_BITS;
    int goal = bit == 0 ? 0 : (1 << 22) - 1;
    estimate += (int) (((long) (goal - estimate) * RATE[count]) >> 16);
    cells[place] = estimate << COUNT_BITS | Math.min(count + 1, LIMIT);
  }

  /** The same where an estimate that is nearly certain, and was right, stays as it is. */
  public void learn(int place, int bit) {
    int estimate = get(place);
    if (bit != 0 ? estimate < CERTAIN : estimate > 4095 - CERTAIN) {
      update(place, bit);
    }
  }

  /** Codes a bit in one context. */
  public int code(BitCoder coder, int bit, long context) {
    int place = place(context);
    int result = coder.code(bit, Math.max(1, Math.min(65535, cells[place] >>> 16)));
    update(place, result);
    return result;
  }
}
