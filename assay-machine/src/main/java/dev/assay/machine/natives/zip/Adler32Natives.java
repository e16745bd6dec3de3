package dev.assay.machine.natives.zip;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.util.zip.Adler32 (RFC 1950); callers have checked the ranges. */
@NativesOf("java/util/zip/Adler32")
public final class Adler32Natives {
  private static final int MODULUS = 65521;

  private Adler32Natives() {}

  @Native("update(II)I")
  public static int update(int adler, int b) {
    return add(adler, new byte[] {(byte) b}, 0, 1);
  }

  @Native("updateBytes(I[BII)I")
  public static int updateBytes(Machine m, int adler, int array, int offset, int length) {
    m.tellRead(array, offset, length);
    return add(adler, m.heap().bytes(array), offset, offset + length);
  }

  @Native("updateByteBuffer(IJII)I")
  public static int updateByteBuffer(Machine m, int adler, long address, int offset, int length) {
    if (length <= 0) {
      return adler;
    }
    int from = (int) address + offset;
    return add(adler, m.rawMemory().bytesAt(address, false), from, from + length);
  }

  private static int add(int adler, byte[] b, int from, int to) {
    int low = adler & 0xffff;
    int high = adler >>> 16;
    for (int i = from; i < to; i++) {
      low = (low + (b[i] & 0xff)) % MODULUS;
      high = (high + low) % MODULUS;
    }
    return high << 16 | low;
  }
}
