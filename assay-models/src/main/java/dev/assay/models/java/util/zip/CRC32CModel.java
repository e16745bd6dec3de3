package dev.assay.models.java.util.zip;

/** The CRC-32C checksum (Castagnoli's polynomial) of RFC 3720, section 12.1. */
public final class CRC32CModel {
  private CRC32CModel() {}

  /** The tables, made when the first checksum is computed. */
  private static final class Tables {
    static final ReflectedCrc CRC = new ReflectedCrc(0x82F63B78);
  }

  /** The checksum of {@code crc}'s data followed by {@code len} bytes from {@code off}. */
  public static int update(int crc, byte[] data, int off, int len) {
    return ~updateRegister(~crc, data, off, off + len);
  }

  /**
   * Adds bytes to the register itself, which is the checksum's complement.
   *
   * @param to the index after the last byte
   */
  static int updateRegister(int register, byte[] data, int from, int to) {
    return Tables.CRC.steps(register, data, from, to);
  }
}
