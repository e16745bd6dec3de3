package dev.assay.machine.fs;

import java.util.Arrays;

/** A block of a file's content: immutable, without the zeros at its end. */
final class Block {
  static final int SIZE = 4096;

  private static final Block ZEROS = new Block(new byte[0]);

  private final byte[] bytes;

  /** 0 while not computed. */
  private int hash;

  private Block(byte[] bytes) {
    this.bytes = bytes;
  }

  /** The block with these bytes, at most {@link #SIZE}, and zeros after them. Copies if need be. */
  static Block of(byte[] bytes) {
    int end = bytes.length;
    while (end > 0 && bytes[end - 1] == 0) {
      end--;
    }
    if (end == 0) {
      return ZEROS;
    }
    return new Block(end == bytes.length ? bytes : Arrays.copyOf(bytes, end));
  }

  boolean isZeros() {
    return bytes.length == 0;
  }

  /** The block's bytes up to {@code end}, in a new array of {@link #SIZE}. */
  byte[] copy(int end) {
    byte[] copy = new byte[SIZE];
    System.arraycopy(bytes, 0, copy, 0, Math.min(end, bytes.length));
    return copy;
  }

  void read(int from, byte[] to, int at, int count) {
    int here = Math.max(0, Math.min(count, bytes.length - from));
    System.arraycopy(bytes, Math.min(from, bytes.length), to, at, here);
    Arrays.fill(to, at + here, at + count, (byte) 0);
  }

  @Override
  public boolean equals(Object other) {
    return other == this
        || (other instanceof Block that
            && hashCode() == that.hashCode()
            && Arrays.equals(bytes, that.bytes));
  }

  @Override
  public int hashCode() {
    if (hash == 0) {
      int h = Arrays.hashCode(bytes);
      hash = h == 0 ? 1 : h;
    }
    return hash;
  }
}
