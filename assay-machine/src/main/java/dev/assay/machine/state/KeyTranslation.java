package dev.assay.machine.state;

import java.io.DataInput;
import java.io.IOException;
import java.util.Arrays;

/**
 * Turns maps with another process's keys into maps with this one's. As other keys make a tree of
 * another form, the foreign maps are kept in tables of their own; a map is translated by what
 * distinguishes it from the one translated before.
 */
final class KeyTranslation {
  private final IntMaps maps;
  private final KeyCodec codec;
  private final IntMaps foreign = new IntMaps(new PairTable());

  /** By key space and key: one more than the key here, and one more than the key there. */
  private final LongIntMap here = new LongIntMap();

  private final LongIntMap there = new LongIntMap();

  /** By key space and foreign map: the map here. */
  private final LongIntMap translated = new LongIntMap();

  /** By key space: the foreign map that was translated last. */
  private final LongIntMap latest = new LongIntMap();

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
    int keySpace = StateStream.readNumber(in);
    int foreignKey = StateStream.readNumber(in);
    int key = codec.read(keySpace, in);
    if (key < 0) {
      throw StateStream.damaged("a key that stands for nothing");
    }
    // One more than the largest key is negative, but not zero.
    long toHere = (long) keySpace << 32 | foreignKey;
    long toThere = (long) keySpace << 32 | key;
    if (here.get(toHere) != 0 || there.get(toThere) != 0) {
      throw StateStream.damaged("a key that was sent twice");
    }
    here.put(toHere, key + 1);
    there.put(toThere, foreignKey + 1);
  }

  /** The map here that has the entries of a foreign one. */
  int translate(int keySpace, int foreignMap) throws IOException {
    if (foreignMap == 0) {
      return 0;
    }
    int known = translated.get((long) keySpace << 32 | foreignMap);
    if (known != 0) {
      return known;
    }
    int base = latest.get(keySpace);
    count = 0;
    try {
      foreign.diff(base, foreignMap, (key, old, value) -> change(keySpace, key, value));
    } catch (UnknownKeyException e) {
      throw StateStream.damaged("a map with a key that was not sent");
    }
    Arrays.sort(changes, 0, count);
    if (keys.length < count) {
      keys = new int[changes.length];
      values = new int[changes.length];
    }
    for (int i = 0; i < count; i++) {
      keys[i] = (int) (changes[i] >>> 32);
      values[i] = (int) changes[i];
    }
    int baseHere = base == 0 ? 0 : translated.get((long) keySpace << 32 | base);
    int map = maps.update(baseHere, keys, values, count);
    translated.put((long) keySpace << 32 | foreignMap, map);
    latest.put(keySpace, foreignMap);
    return map;
  }

  private void change(int keySpace, int foreignKey, int value) {
    int key = here.get((long) keySpace << 32 | foreignKey);
    if (key == 0) {
      // At once: a few damaged bytes can describe a map of two thousand million keys.
      throw new UnknownKeyException();
    }
    if (count == changes.length) {
      changes = Arrays.copyOf(changes, 2 * count);
    }
    changes[count++] = (long) (key - 1) << 32 | value;
  }

  private static final class UnknownKeyException extends RuntimeException {
    UnknownKeyException() {
      super(null, null, false, false);
    }
  }
}
