package dev.assay.machine.natives.zip;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/** Natives of java.util.zip.CRC32; callers have checked the ranges. */
@NativesOf("java/util/zip/CRC32")
public final class CRC32Natives {
  private CRC32Natives() {}

  @Native("update(II)I")
  public static int update(int crc, int b) {
    return ~Crc.CRC32.update(~crc, b);
  }

  @Native("updateBytes0")
  public static int updateBytes0(Machine m, int crc, int array, int offset, int length) {
    m.tellRead(array, offset, length);
    return ~Crc.CRC32.update(~crc, m.heap().bytes(array), offset, offset + length);
  }

  @Native("updateByteBuffer0")
  public static int updateByteBuffer0(Machine m, int crc, long address, int offset, int length) {
    if (length <= 0) {
      return crc;
    }
    int from = (int) address + offset;
    return ~Crc.CRC32.update(~crc, m.rawMemory().bytesAt(address, false), from, from + length);
  }
}
