package dev.assay.explore;

import dev.assay.machine.exec.Monitors;
import dev.assay.machine.save.StateKeeper;
import java.util.Arrays;

/**
 * Remembers with which data no invariant is violated. What a method of the program returns depends
 * on the objects and classes of a state and on nothing else, as long as it does not ask for
 * threads; and most steps change what threads are doing and no data. A method that has entered
 * monitors returns the same wherever these are free; where one is held there is no answer, and
 * nothing violated. If there was no answer because a monitor was held, that is remembered for as
 * long as it is held.
 *
 * <p>The memory for that is fixed: what comes later takes the place of what came earlier.
 */
final class KnownData {
  private static final int BITS = 14;
  private static final int KEY = 3;

  /** The numbers of the data, and the monitor that has to be held; 0 if none has to. */
  private static final int WORDS = KEY + 1;

  private final StateKeeper keeper;
  private final Monitors monitors;
  private final int[] known = new int[WORDS << BITS];
  private final int[] key = new int[KEY];

  KnownData(StateKeeper keeper, Monitors monitors) {
    this.keeper = keeper;
    this.monitors = monitors;
    Arrays.fill(known, -1); // which stands for no data
  }

  /** Whether it is known that the state saved or restored last violates no invariant. */
  boolean hold() {
    int at = find();
    if (known[at] != key[0] || known[at + 1] != key[1] || known[at + 2] != key[2]) {
      return false;
    }
    int held = known[at + KEY];
    return held == 0 || !monitors.isFree(held);
  }

  /**
   * It does not.
   *
   * @param held the monitor because of which some invariants have no answer; 0 if all have one
   */
  void add(int held) {
    int at = find();
    System.arraycopy(key, 0, known, at, KEY);
    known[at + KEY] = held;
  }

  private int find() {
    keeper.data(key);
    int h = (key[0] * 0x9e3779b9 ^ key[1]) * 0x85ebca6b ^ key[2];
    return WORDS * ((h * 0xc2b2ae35) >>> (32 - BITS));
  }
}
