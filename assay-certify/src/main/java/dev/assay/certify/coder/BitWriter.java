package dev.assay.certify.coder;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/**
 * Writes bits by arithmetic coding: an interval of 32-bit numbers is divided in proportion to the
 * probabilities of a 0 and a 1, and the part of the bit that occurs is the next interval. Leading
 * bytes that both ends agree in are written.
 */
public final class BitWriter implements BitCoder {
  private final OutputStream out;
  private int low;
  private int high = -1;

  public BitWriter(OutputStream out) {
    this.out = out;
  }

  @Override
  public int code(int bit, int chance) {
    int middle = middle(low, high, chance);
    if (bit != 0) {
      high = middle;
    } else {
      low = middle + 1;
    }
    while (((low ^ high) & 0xff000000) == 0) {
      put(high >>> 24);
      low <<= 8;
      high = high << 8 | 255;
    }
    return bit;
  }

  /** The last number of the part that stands for a 1. */
  static int middle(int low, int high, int chance) {
    long range = (high & 0xffffffffL) - (low & 0xffffffffL);
    return low + (int) ((range * chance) >>> 16);
  }

  @Override
  public boolean isReading() {
    return false;
  }

  /** Writes what tells the last interval from others. */
  public void finish() {
    for (int i = 0; i < 4; i++) {
      put(low >>> 24);
      low <<= 8;
    }
  }

  private void put(int value) {
    try {
      out.write(value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
