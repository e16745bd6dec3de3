package dev.assay.explore.external;

import java.util.Arrays;
import java.util.zip.CRC32C;

/**
 * Keys in blocks, sorted within each block: the difference to the key before, as a difference of
 * the right halves where the left ones are equal, in as few bytes as it takes. Each block has a
 * checksum.
 */
final class KeyBlocks implements AutoCloseable {
  /** Most keys in a block. */
  static final int BLOCK = 1024;

  /** Length of the coded keys, how many they are, checksum, first key. */
  private static final int HEADER = 20;

  private static final int LONGEST = 11;

  private final ByteStore bytes;
  private final byte[] buffer = new byte[HEADER + BLOCK * LONGEST];
  private final CRC32C checksum = new CRC32C();

  KeyBlocks(ByteStore bytes) {
    this.bytes = bytes;
  }

  /**
   * Appends some keys, at most {@link #BLOCK}, that are sorted.
   *
   * @return where the block begins
   */
  long append(long[] keys, int from, int to) {
    int at = HEADER;
    long before = keys[from];
    for (int i = from + 1; i < to; i++) {
      long key = keys[i];
      long left = (key >>> 32) - (before >>> 32);
      if (left == 0) {
        at = put(at, (key - before) << 1);
      } else {
        at = put(at, left << 1 | 1);
        at = put(at, key & 0xffff_ffffL);
      }
      before = key;
    }
    putInt(0, at - HEADER);
    putInt(4, to - from);
    putInt(12, (int) (keys[from] >>> 32));
    putInt(16, (int) keys[from]);
    putInt(8, checksum(at));
    return bytes.append(buffer, at);
  }

  /**
   * Reads a block.
   *
   * @param to has room for {@link #BLOCK} keys
   * @return how many keys there are
   * @throws StoreException if these are not the bytes that were written
   */
  int read(long at, long[] to) {
    bytes.read(at, buffer, HEADER);
    int length = getInt(0);
    int count = getInt(4);
    if (length < 0 || length > BLOCK * LONGEST || count < 1 || count > BLOCK) {
      throw new StoreException(bytes + " is damaged");
    }
    byte[] header = Arrays.copyOf(buffer, HEADER);
    bytes.read(at, buffer, HEADER + length);
    if (!Arrays.equals(header, 0, HEADER, buffer, 0, HEADER)
        || getInt(8) != checksum(HEADER + length)) {
      throw new StoreException(bytes + " is damaged");
    }
    long key = (long) getInt(12) << 32 | getInt(16) & 0xffff_ffffL;
    to[0] = key;
    int next = HEADER;
    for (int i = 1; i < count; i++) {
      int shift = 0;
      long value = 0;
      byte b;
      do {
        b = buffer[next++];
        value |= (long) (b & 0x7f) << shift;
        shift += 7;
      } while (b < 0);
      if ((value & 1) == 0) {
        key += value >>> 1;
      } else {
        long left = (key >>> 32) + (value >>> 1);
        shift = 0;
        value = 0;
        do {
          b = buffer[next++];
          value |= (long) (b & 0x7f) << shift;
          shift += 7;
        } while (b < 0);
        key = left << 32 | value;
      }
      to[i] = key;
    }
    return count;
  }

  /** Where the block after one begins. */
  long after(long at) {
    bytes.read(at, buffer, HEADER);
    return at + HEADER + getInt(0);
  }

  long size() {
    return bytes.size();
  }

  @Override
  public void close() {
    bytes.close();
  }

  private int checksum(int end) {
    checksum.reset();
    checksum.update(buffer, 0, 8);
    checksum.update(buffer, 12, end - 12);
    return (int) checksum.getValue();
  }

  private int put(int at, long value) {
    int next = at;
    long rest = value;
    while ((rest & ~0x7fL) != 0) {
      buffer[next++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    buffer[next++] = (byte) rest;
    return next;
  }

  private void putInt(int at, int value) {
    for (int i = 0; i < 4; i++) {
      buffer[at + i] = (byte) (value >>> 8 * i);
    }
  }

  private int getInt(int at) {
    return buffer[at] & 0xff
        | (buffer[at + 1] & 0xff) << 8
        | (buffer[at + 2] & 0xff) << 16
        | buffer[at + 3] << 24;
  }
}
