package dev.assay.explore;

import dev.assay.machine.save.StateKeeper;
import java.util.Arrays;

/**
 * Remembers with which data all invariants hold. What a method of the program returns depends on
 * the objects and classes of a state and on nothing else, as long as it does not ask for monitors
 * or threads; and most steps change what threads are doing and no data. The memory for that is
 * fixed: what comes later takes the place of what came earlier.
 */
final class KnownData {
  private static final int BITS = 14;
  private static final int WORDS = 3;

  private final StateKeeper keeper;
  private final int[] known = new int[WORDS << BITS];
  private final int[] key = new int[WORDS];

  KnownData(StateKeeper keeper) {
    this.keeper = keeper;
    Arrays.fill(known, -1); // which stands for no data
  }

  /** Whether all invariants hold with the data of the state saved or restored last. */
  boolean hold() {
    int at = find();
    return known[at] == key[0] && known[at + 1] == key[1] && known[at + 2] == key[2];
  }

  /** They do. */
  void add() {
    System.arraycopy(key, 0, known, find(), WORDS);
  }

  private int find() {
    keeper.data(key);
    int h = (key[0] * 0x9e3779b9 ^ key[1]) * 0x85ebca6b ^ key[2];
    return WORDS * ((h * 0xc2b2ae35) >>> (32 - BITS));
  }
}
