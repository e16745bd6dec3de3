package dev.assay.explore.property;

import dev.assay.machine.save.StateKeeper;
import java.util.Arrays;
import java.util.function.IntPredicate;

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
final class KnownAnswers {
  private static final int BITS = 14;
  private static final int KEY = StateKeeper.DATA;

  /** The numbers of the data, and the monitor that has to be held; 0 if none has to. */
  private static final int WORDS = KEY + 1;

  private final int[] known = new int[WORDS << BITS];

  KnownAnswers() {
    clear();
  }

  void clear() {
    Arrays.fill(known, -1); // which stands for no data
  }

  /**
   * Whether it is known that a state with this data violates no invariant.
   *
   * @param isHeld whether somebody holds the monitor of an object in that state
   */
  boolean hold(int[] data, IntPredicate isHeld) {
    int at = find(data);
    if (!Arrays.equals(known, at, at + KEY, data, 0, KEY)) {
      return false;
    }
    int held = known[at + KEY];
    return held == 0 || isHeld.test(held);
  }

  /**
   * It does not.
   *
   * @param held the monitor because of which some invariants have no answer; 0 if all have one
   */
  void add(int[] data, int held) {
    int at = find(data);
    System.arraycopy(data, 0, known, at, KEY);
    known[at + KEY] = held;
  }

  private static int find(int[] data) {
    int h = (data[0] * 0x9e3779b9 ^ data[1]) * 0x85ebca6b ^ data[2];
    return WORDS * ((h * 0xc2b2ae35) >>> (32 - BITS));
  }
}
