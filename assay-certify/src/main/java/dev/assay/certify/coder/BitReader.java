package dev.assay.certify.coder;

import dev.assay.certify.CertificateProblem;
import java.io.IOException;
import java.io.InputStream;

/** Reads what a {@link BitWriter} has written. */
public final class BitReader implements BitCoder {
  /** The reader looks this far ahead of what it needs. */
  private static final int AHEAD = 4;

  private final InputStream in;
  private int low;
  private int high = -1;
  private int value;
  private int missing;

  public BitReader(InputStream in) {
    this.in = in;
    for (int i = 0; i < 4; i++) {
      value = value << 8 | get();
    }
  }

  @Override
  public int code(int ignored, int chance) {
    int middle = BitWriter.middle(low, high, chance);
    int bit;
    if (Integer.compareUnsigned(value, middle) <= 0) {
      bit = 1;
      high = middle;
    } else {
      bit = 0;
      low = middle + 1;
    }
    while (((low ^ high) & 0xff000000) == 0) {
      low <<= 8;
      high = high << 8 | 255;
      value = value << 8 | get();
    }
    return bit;
  }

  @Override
  public boolean isReading() {
    return true;
  }

  /** Checks that everything was read. */
  public void finish() {
    boolean isRest;
    try {
      isRest = missing == 0 && in.read() >= 0;
    } catch (IOException e) {
      throw new CertificateProblem("it cannot be read: " + e.getMessage());
    }
    if (isRest) {
      throw new CertificateProblem("there is more in it than its script");
    }
  }

  private int get() {
    int b;
    try {
      b = in.read();
    } catch (IOException e) {
      throw new CertificateProblem("it cannot be read: " + e.getMessage());
    }
    if (b < 0) {
      if (++missing > AHEAD) {
        throw new CertificateProblem("its script ends too early");
      }
      return 0;
    }
    return b;
  }
}
