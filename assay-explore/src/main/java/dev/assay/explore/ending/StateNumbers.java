package dev.assay.explore.ending;

import java.util.Arrays;

/** Numbers some states from 0 in the order in which they come: an open-addressing table. */
final class StateNumbers {
  /** In place of a number, for a state that has none. */
  static final int NONE = -1;

  /** Numbers plus 1, each at a place that follows from its state. */
  private int[] table = new int[64];

  private int[] states = new int[32];
  private int count;

  int count() {
    return count;
  }

  int state(int number) {
    return states[number];
  }

  int number(int state) {
    return table[place(state)] - 1;
  }

  /** Gives a state that has none the next number. */
  int add(int state) {
    if (count == states.length) {
      states = Arrays.copyOf(states, 2 * count);
      table = new int[4 * count];
      for (int n = 0; n < count; n++) {
        table[place(states[n])] = n + 1;
      }
    }
    states[count] = state;
    table[place(state)] = ++count;
    return count - 1;
  }

  /** Where a state's number is, or is to be put. */
  private int place(int state) {
    int mask = table.length - 1;
    int at = (state * 0x9e3779b9) >>> 7 & mask;
    while (table[at] != 0 && states[table[at] - 1] != state) {
      at = (at + 1) & mask;
    }
    return at;
  }
}
