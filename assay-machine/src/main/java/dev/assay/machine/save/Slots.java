package dev.assay.machine.save;

import java.util.Arrays;

/**
 * Numbers the objects that states tell about, in the order in which they first occur in a state, so
 * that the maps of states have small and dense keys whatever the objects' positions are. Shared by
 * the machines that share a store; numbers once given stay.
 */
public final class Slots {
  /** By position: one more than the slot, or 0. */
  private volatile int[] slots = new int[1024];

  private volatile int[] positions = new int[1024];
  private int count;

  /** Whether some state has told about the object at a position. Another machine's may follow. */
  boolean isKnown(int position) {
    int[] known = slots;
    return position < known.length && known[position] != 0;
  }

  /** The slot for a position, given now if need be. */
  public int of(int position) {
    int[] known = slots;
    int slot = position < known.length ? known[position] : 0;
    return slot != 0 ? slot - 1 : add(position);
  }

  public int position(int slot) {
    return positions[slot];
  }

  private synchronized int add(int position) {
    if (position >= slots.length) {
      slots = Arrays.copyOf(slots, Math.max(position + 1, slots.length * 2));
    }
    if (slots[position] == 0) {
      if (count == positions.length) {
        positions = Arrays.copyOf(positions, count * 2);
      }
      positions[count] = position;
      slots[position] = ++count;
    }
    return slots[position] - 1;
  }
}
