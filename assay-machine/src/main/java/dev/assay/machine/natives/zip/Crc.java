package dev.assay.machine.natives.zip;

/** A 32-bit cyclic redundancy check in the usual bit-reflected form, a byte at a time. */
final class Crc {
  /** The polynomials of CRC-32 (RFC 1952) and CRC-32C (RFC 3720), bits reversed. */
  static final Crc CRC32 = new Crc(0xEDB88320);

  static final Crc CRC32C = new Crc(0x82F63B78);

  private final int[] table = new int[256];

  private Crc(int polynomial) {
    for (int i = 0; i < 256; i++) {
      int r = i;
      for (int bit = 0; bit < 8; bit++) {
        r = (r >>> 1) ^ (polynomial & -(r & 1));
      }
      table[i] = r;
    }
  }

  /** Takes bytes into the register, which is the complement of the checksum. */
  int update(int register, byte[] b, int from, int to) {
    int r = register;
    for (int i = from; i < to; i++) {
      r = (r >>> 8) ^ table[(r ^ b[i]) & 0xff];
    }
    return r;
  }

  int update(int register, int b) {
    return (register >>> 8) ^ table[(register ^ b) & 0xff];
  }
}
