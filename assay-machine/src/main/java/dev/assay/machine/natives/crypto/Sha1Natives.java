package dev.assay.machine.natives.crypto;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** SHA-1: FIPS 180-4, section 6.1.2. */
@NativesOf("sun/security/provider/SHA")
public final class Sha1Natives {

  private Sha1Natives() {}

  @Native("implCompress0")
  public static void compress(Machine m, int self, int buffer, int offset) {
    byte[] block = Blocks.bytes(m, buffer, offset, 64);
    int[] s = (int[]) Blocks.state(m, self);
    int[] w = new int[80];
    for (int t = 0; t < 16; t++) {
      w[t] = (int) Blocks.BIG_INT.get(block, offset + 4 * t);
    }
    for (int t = 16; t < 80; t++) {
      w[t] = Integer.rotateLeft(w[t - 3] ^ w[t - 8] ^ w[t - 14] ^ w[t - 16], 1);
    }
    int a = s[0];
    int b = s[1];
    int c = s[2];
    int d = s[3];
    int e = s[4];
    for (int t = 0; t < 80; t++) {
      int f =
          switch (t / 20) {
            case 0 -> ((b & c) | (~b & d)) + 0x5a827999;
            case 1 -> (b ^ c ^ d) + 0x6ed9eba1;
            case 2 -> ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc;
            default -> (b ^ c ^ d) + 0xca62c1d6;
          };
      int next = Integer.rotateLeft(a, 5) + f + e + w[t];
      e = d;
      d = c;
      c = Integer.rotateLeft(b, 30);
      b = a;
      a = next;
    }
    s[0] += a;
    s[1] += b;
    s[2] += c;
    s[3] += d;
    s[4] += e;
  }
}
