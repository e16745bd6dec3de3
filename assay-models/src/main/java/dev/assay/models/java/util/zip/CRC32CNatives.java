package dev.assay.models.java.util.zip;

/**
 * A replacement for the array loop of {@code java.util.zip.CRC32C}, which is Java in the JDK but
 * reads the array through {@code Unsafe}.
 */
public final class CRC32CNatives {
  private CRC32CNatives() {}

  /** {@code CRC32C.updateBytes(I[BII)I}: {@code crc} is the raw register, {@code end} an index. */
  public static int updateBytes(int crc, byte[] b, int off, int end) {
    return CRC32CModel.updateRegister(crc, b, off, end);
  }
}
