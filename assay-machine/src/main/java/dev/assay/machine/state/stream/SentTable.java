package dev.assay.machine.state.stream;

import dev.assay.machine.state.LongIntMap;
import java.util.Arrays;

/**
 * When things of a table were written, by number and kind of record: five bytes for each number in
 * use. A number seldom stands for things of different kinds, so the kinds after the first are kept
 * elsewhere.
 */
final class SentTable {
  private static final int CHUNK_BITS = 12;
  private static final int CHUNK = 1 << CHUNK_BITS;

  private int[][] times = new int[16][];
  private byte[][] kinds = new byte[16][];
  private final LongIntMap others = new LongIntMap();

  /** When a thing was written, from 1 on; 0 if it was not. */
  int get(int kind, int number) {
    int chunk = number >>> CHUNK_BITS;
    int at = number & (CHUNK - 1);
    if (chunk >= times.length || times[chunk] == null || times[chunk][at] == 0) {
      return 0;
    }
    return kinds[chunk][at] == kind ? times[chunk][at] : others.get(key(kind, number));
  }

  /** Notes when a thing, which was not written before, is. */
  void put(int kind, int number, int time) {
    int chunk = number >>> CHUNK_BITS;
    int at = number & (CHUNK - 1);
    if (chunk >= times.length) {
      int length = Math.max(chunk + 1, 2 * times.length);
      times = Arrays.copyOf(times, length);
      kinds = Arrays.copyOf(kinds, length);
    }
    if (times[chunk] == null) {
      times[chunk] = new int[CHUNK];
      kinds[chunk] = new byte[CHUNK];
    }
    if (times[chunk][at] == 0) {
      times[chunk][at] = time;
      kinds[chunk][at] = (byte) kind;
    } else {
      others.put(key(kind, number), time);
    }
  }

  private static long key(int kind, int number) {
    return (long) kind << 32 | number;
  }
}
