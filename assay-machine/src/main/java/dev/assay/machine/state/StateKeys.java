package dev.assay.machine.state;

import java.util.Arrays;

/**
 * Tells states apart that are not stored: the key of a state consists of the numbers of the two
 * halves of its vector. Equal states have equal keys, different states different ones. There are
 * far fewer halves than states, so a set of keys may lie anywhere, on disk for instance, while the
 * halves stay at hand.
 *
 * <p>Halves are numbered from 1 in the order in which they first occur, so keys are positive. An
 * object of this class belongs to one thread.
 */
public final class StateKeys {
  private static final int LENGTHS = 8;

  /** Vectors of some lengths each: states that follow each other differ little or in length. */
  private final LiveVector[] vectors = new LiveVector[LENGTHS];

  private final LongIntMap numbers = new LongIntMap();

  /** By number of a half: how many parts the states have that it belongs to, and its root. */
  private long[] halves = new long[1 << 10];

  private int count;

  /** None yet, of states in the given store. */
  public StateKeys(StateStore store) {
    Arrays.setAll(vectors, i -> new LiveVector(store));
  }

  /** The key of the state of the given parts, of which there are at least two. */
  public long key(int[] parts) {
    int length = parts.length;
    long children = vectors[length % LENGTHS].children(parts, length);
    long left = number(length, (int) (children >>> 32));
    return left << 32 | number(length, (int) children);
  }

  private int number(int length, int root) {
    long half = (long) length << 32 | root;
    int number = numbers.get(half);
    if (number == 0) {
      if (++count == halves.length) {
        if (count == 1 << 30) {
          throw new TableFullException();
        }
        halves = Arrays.copyOf(halves, 2 * count);
      }
      number = count;
      halves[number] = half;
      numbers.put(half, number);
    }
    return number;
  }

  /**
   * The parts of the state with a key.
   *
   * @param spare is made use of for the result if it has the right length
   */
  public int[] parts(long key, int[] spare) {
    long left = halves[(int) (key >>> 32)];
    long right = halves[(int) key];
    int length = (int) (left >>> 32);
    LiveVector vector = vectors[length % LENGTHS];
    vector.moveToChildren(left << 32 | right & 0xffff_ffffL, length);
    int[] parts = spare.length == length ? spare : new int[length];
    System.arraycopy(vector.parts(), 0, parts, 0, length);
    return parts;
  }

  /** How many halves there are. */
  public int halves() {
    return count;
  }

  /** The memory that the halves take here, apart from what they consist of. */
  public long bytes() {
    return 8L * halves.length + numbers.bytes();
  }
}
