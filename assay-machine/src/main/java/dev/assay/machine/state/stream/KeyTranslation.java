package dev.assay.machine.state.stream;

import dev.assay.machine.state.IntMaps;
import dev.assay.machine.state.LongIntMap;
import dev.assay.machine.state.PairTable;
import java.io.DataInput;
import java.io.IOException;
import java.util.Arrays;

/**
 * Turns maps with another process's keys into maps with this one's. As other keys make a tree of
 * another form, the foreign maps are kept in tables of their own; a map is translated by what
 * distinguishes it from the one translated before.
 */
final class KeyTranslation {
  /** Set in a change of the odd half, beside half the key. */
  private static final long ODD = 1L << 62;

  private static final int KEY = (1 << 30) - 1;

  private final IntMaps maps;
  private final KeyCodec codec;
  private final IntMaps foreign = new IntMaps(new PairTable());

  /** By key: one more than the key here, and one more than the key there. */
  private final LongIntMap here = new LongIntMap();

  private final LongIntMap there = new LongIntMap();

  /** The halves of the foreign map that was translated last, and what they are here. */
  private final int[] foreignHalves = new int[2];

  private final int[] halves = new int[2];

  private long[] changes = new long[16];
  private int[] keys = new int[16];
  private int[] values = new int[16];
  private int count;

  KeyTranslation(IntMaps maps, KeyCodec codec) {
    this.maps = maps;
    this.codec = codec;
  }

  /** Where to build the maps as they arrive. Their values are components of this process. */
  IntMaps foreignMaps() {
    return foreign;
  }

  /** Reads a key and what it stands for. */
  void read(DataInput in) throws IOException {
    int foreignKey = StateStream.readNumber(in);
    int key = codec.readKey(in);
    if (key < 0) {
      throw StateStream.damaged("a key that stands for nothing");
    }
    // One more than the largest key is negative, but not zero.
    if (here.get(foreignKey) != 0 || there.get(key) != 0) {
      throw StateStream.damaged("a key that was sent twice");
    }
    here.put(foreignKey, key + 1);
    there.put(key, foreignKey + 1);
  }

  /** Goes on to the foreign map with these halves. */
  void moveTo(int foreignEven, int foreignOdd) throws IOException {
    count = 0;
    try {
      note(0, foreignEven);
      note(1, foreignOdd);
    } catch (UnknownKeyException e) {
      throw StateStream.damaged("a map with a key that was not sent");
    }
    // By half, then by key.
    Arrays.sort(changes, 0, count);
    if (keys.length < count) {
      keys = new int[changes.length];
      values = new int[changes.length];
    }
    int odd = 0;
    while (odd < count && changes[odd] < ODD) {
      odd++;
    }
    update(0, 0, odd);
    update(1, odd, count);
    foreignHalves[0] = foreignEven;
    foreignHalves[1] = foreignOdd;
  }

  /** A half of the map here: 0 the even keys, 1 the odd ones. */
  int half(int which) {
    return halves[which];
  }

  private void update(int half, int from, int to) {
    for (int i = from; i < to; i++) {
      keys[i - from] = (int) (changes[i] >>> 32) & KEY;
      values[i - from] = (int) changes[i];
    }
    halves[half] = maps.update(halves[half], keys, values, to - from);
  }

  private void note(int half, int foreignMap) {
    foreign.diff(
        foreignHalves[half], foreignMap, (key, old, value) -> change(2L * key + half, value));
  }

  private void change(long foreignKey, int value) {
    int key = here.get(foreignKey) - 1;
    if (key == -1) {
      // At once: a few damaged bytes can describe a map of two thousand million keys.
      throw new UnknownKeyException();
    }
    if (count == changes.length) {
      changes = Arrays.copyOf(changes, 2 * count);
    }
    changes[count++] = ((key & 1) == 0 ? 0 : ODD) | (long) (key >>> 1) << 32 | value;
  }

  private static final class UnknownKeyException extends RuntimeException {
    UnknownKeyException() {
      super(null, null, false, false);
    }
  }
}
