package dev.assay.machine.state;

import java.util.Arrays;
import java.util.function.LongToIntFunction;

/**
 * The numbers of pairs that were looked up lately. Parts of states are few compared with the states
 * that they make up, so most pairs were asked for a short while ago; here they are found without a
 * look at the tables, which are too large for the processor's caches.
 */
public final class RecentPairs {
  private final LongToIntFunction table;
  private final int shift;
  private final long[] keys;
  private final int[] numbers;

  /**
   * @param bits so many pairs are remembered, as a power of two
   * @param table the number of a pair; of a given pair always the same
   */
  public RecentPairs(int bits, LongToIntFunction table) {
    this.table = table;
    this.shift = 64 - bits;
    this.keys = new long[1 << bits];
    this.numbers = new int[1 << bits];
    Arrays.fill(keys, -1);
  }

  /**
   * The number of a pair.
   *
   * @param pair two halves of 31 bits, and in the upper bit of each what else tells pairs apart;
   *     not both of these bits
   */
  public int number(long pair) {
    int at = (int) ((pair ^ pair >>> 32) * 0x9e3779b97f4a7c15L >>> shift);
    if (keys[at] != pair) {
      numbers[at] = table.applyAsInt(pair);
      keys[at] = pair;
    }
    assert numbers[at] == table.applyAsInt(pair);
    return numbers[at];
  }
}
