package dev.assay.models.java.util.zip;

/** The natives of {@code java.util.zip.CRC32} that work on arrays. */
public final class CRC32Natives {
  private CRC32Natives() {}

  /** {@code CRC32.update(II)I}. */
  public static int update(int crc, int b) {
    return CRC32Model.update(crc, b);
  }

  /** {@code CRC32.updateBytes0(I[BII)I}; the caller has checked the range. */
  public static int updateBytes0(int crc, byte[] b, int off, int len) {
    return len <= 0 ? crc : CRC32Model.update(crc, b, off, len);
  }
}
