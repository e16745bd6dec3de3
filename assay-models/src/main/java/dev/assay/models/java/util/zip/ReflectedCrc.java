package dev.assay.models.java.util.zip;

/**
 * A 32-bit cyclic redundancy check over bytes taken least significant bit first, eight bytes per
 * step ("slicing by eight"): {@code table[k][b]} is the effect of byte {@code b} seen {@code k}
 * bytes before the end of the step.
 */
final class ReflectedCrc {
  private final int[] t0;
  private final int[] t1;
  private final int[] t2;
  private final int[] t3;
  private final int[] t4;
  private final int[] t5;
  private final int[] t6;
  private final int[] t7;

  /**
   * Makes the tables.
   *
   * @param polynomial the generator, with its bits in reversed order
   */
  ReflectedCrc(int polynomial) {
    t0 = new int[256];
    for (int b = 0; b < 256; b++) {
      int remainder = b;
      for (int bit = 0; bit < 8; bit++) {
        remainder = (remainder >>> 1) ^ ((remainder & 1) == 0 ? 0 : polynomial);
      }
      t0[b] = remainder;
    }
    t1 = oneByteFurther(t0);
    t2 = oneByteFurther(t1);
    t3 = oneByteFurther(t2);
    t4 = oneByteFurther(t3);
    t5 = oneByteFurther(t4);
    t6 = oneByteFurther(t5);
    t7 = oneByteFurther(t6);
  }

  private int[] oneByteFurther(int[] nearer) {
    int[] further = new int[256];
    for (int b = 0; b < 256; b++) {
      further[b] = (nearer[b] >>> 8) ^ t0[nearer[b] & 0xff];
    }
    return further;
  }

  /** Adds one byte to the register {@code r} (the checksum's complement). */
  int step(int r, int b) {
    return (r >>> 8) ^ t0[(r ^ b) & 0xff];
  }

  /** Adds the bytes from {@code from} up to {@code to} to the register {@code r}. */
  int steps(int r, byte[] data, int from, int to) {
    int at = from;
    int register = r;
    while (to - at >= 8) {
      int low = register ^ littleEndian(data, at);
      int high = littleEndian(data, at + 4);
      register =
          t7[low & 0xff]
              ^ t6[(low >>> 8) & 0xff]
              ^ t5[(low >>> 16) & 0xff]
              ^ t4[low >>> 24]
              ^ t3[high & 0xff]
              ^ t2[(high >>> 8) & 0xff]
              ^ t1[(high >>> 16) & 0xff]
              ^ t0[high >>> 24];
      at += 8;
    }
    while (at < to) {
      register = step(register, data[at++]);
    }
    return register;
  }

  private static int littleEndian(byte[] data, int at) {
    return (data[at] & 0xff)
        | (data[at + 1] & 0xff) << 8
        | (data[at + 2] & 0xff) << 16
        | data[at + 3] << 24;
  }
}
