package dev.assay.machine.natives.zip;

import dev.assay.machine.Machine;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;

/**
 * Faster forms of two loops of java.util.zip.CRC32C. They work on the raw register, and the third
 * number is the end of the range.
 */
@NativesOf("java/util/zip/CRC32C")
public final class CRC32CNatives {
  private CRC32CNatives() {}

  @Native("updateBytes(I[BII)I")
  public static int updateBytes(Machine m, int register, int array, int from, int to) {
    m.tellRead(array, from, to - from);
    return Crc.CRC32C.update(register, m.heap().bytes(array), from, to);
  }

  @Native("updateDirectByteBuffer(IJII)I")
  public static int updateDirectByteBuffer(
      Machine m, int register, long address, int from, int to) {
    if (from >= to) {
      return register;
    }
    int base = (int) address;
    return Crc.CRC32C.update(
        register, m.rawMemory().bytesAt(address, false), base + from, base + to);
  }
}
