package dev.assay.models.java.util.zip;

/** The CRC-32 checksum of RFC 1952, section 8. */
public final class CRC32Model {
  private CRC32Model() {}

  /** The tables, made when the first checksum is computed. */
  private static final class Tables {
    static final ReflectedCrc CRC = new ReflectedCrc(0xEDB88320);
  }

  /** The checksum of {@code crc}'s data followed by one byte. */
  public static int update(int crc, int b) {
    return ~Tables.CRC.step(~crc, b);
  }

  /** The checksum of {@code crc}'s data followed by {@code len} bytes from {@code off}. */
  public static int update(int crc, byte[] data, int off, int len) {
    return ~Tables.CRC.steps(~crc, data, off, off + len);
  }
}
