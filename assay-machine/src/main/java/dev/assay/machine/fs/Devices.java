package dev.assay.machine.fs;

import java.util.Arrays;

/**
 * The devices that programs use as files. Random bytes depend on nothing but the descriptor's
 * offset, so that a run can be repeated.
 */
final class Devices {
  private static final int NULL = 1 << 8 | 3;
  private static final int ZERO = 1 << 8 | 5;
  private static final int FULL = 1 << 8 | 7;
  private static final int RANDOM = 1 << 8 | 8;
  private static final int URANDOM = 1 << 8 | 9;

  private Devices() {}

  /** Fails if the node is not a device that can be opened. */
  static void requireSupported(Node.Special node) throws FsException {
    boolean character = (node.attributes().mode() & FileStat.S_IFMT) == FileStat.S_IFCHR;
    long device = node.rdev();
    if (!character
        || (device != NULL
            && device != ZERO
            && device != FULL
            && device != RANDOM
            && device != URANDOM)) {
      throw new FsException(Errno.ENXIO);
    }
  }

  static int read(Node.Special node, long offset, byte[] to, int at, int count) {
    if (node.rdev() == NULL) {
      return 0;
    }
    if (node.rdev() == ZERO || node.rdev() == FULL) {
      Arrays.fill(to, at, at + count, (byte) 0);
      return count;
    }
    for (int i = 0; i < count; i++) {
      long position = offset + i;
      to[at + i] = (byte) (mix(position >>> 3) >>> 8 * (position & 7));
    }
    return count;
  }

  static int write(Node.Special node, int count) throws FsException {
    if (node.rdev() == FULL && count > 0) {
      throw new FsException(Errno.ENOSPC);
    }
    return count;
  }

  /** SplitMix64's output function (Steele, Lea and Flood, 2014) for the n-th state. */
  private static long mix(long n) {
    long z = (n + 1) * 0x9E3779B97F4A7C15L;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }
}
