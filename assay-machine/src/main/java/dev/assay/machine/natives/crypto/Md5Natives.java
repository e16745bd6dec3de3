package dev.assay.machine.natives.crypto;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** MD5: RFC 1321, section 3.4. */
@NativesOf("sun/security/provider/MD5")
public final class Md5Natives {
  /** The integer parts of 2^32 times the absolute sines of 1 to 64. */
  private static final int[] K = {
    0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee, 0xf57c0faf, 0x4787c62a, 0xa8304613, 0xfd469501,
    0x698098d8, 0x8b44f7af, 0xffff5bb1, 0x895cd7be, 0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821,
    0xf61e2562, 0xc040b340, 0x265e5a51, 0xe9b6c7aa, 0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8,
    0x21e1cde6, 0xc33707d6, 0xf4d50d87, 0x455a14ed, 0xa9e3e905, 0xfcefa3f8, 0x676f02d9, 0x8d2a4c8a,
    0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c, 0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70,
    0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05, 0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665,
    0xf4292244, 0x432aff97, 0xab9423a7, 0xfc93a039, 0x655b59c3, 0x8f0ccc92, 0xffeff47d, 0x85845dd1,
    0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1, 0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391
  };

  private static final int[][] ROTATIONS = {
    {7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}
  };

  private Md5Natives() {}

  @Native("implCompress0")
  public static void compress(Machine m, int self, int buffer, int offset) {
    byte[] block = Blocks.bytes(m, buffer, offset, 64);
    int[] s = (int[]) Blocks.state(m, self);
    int[] x = new int[16];
    for (int i = 0; i < 16; i++) {
      x[i] = (int) Blocks.LITTLE_INT.get(block, offset + 4 * i);
    }
    int a = s[0];
    int b = s[1];
    int c = s[2];
    int d = s[3];
    for (int i = 0; i < 64; i++) {
      int round = i / 16;
      int f =
          switch (round) {
            case 0 -> ((b & c) | (~b & d)) + x[i];
            case 1 -> ((b & d) | (c & ~d)) + x[(5 * i + 1) % 16];
            case 2 -> (b ^ c ^ d) + x[(3 * i + 5) % 16];
            default -> (c ^ (b | ~d)) + x[7 * i % 16];
          };
      int next = b + Integer.rotateLeft(a + f + K[i], ROTATIONS[round][i % 4]);
      a = d;
      d = c;
      c = b;
      b = next;
    }
    s[0] += a;
    s[1] += b;
    s[2] += c;
    s[3] += d;
  }
}
