package dev.assay.models.java.util.zip;

/** The natives of {@code java.util.zip.Adler32} that work on arrays. */
public final class Adler32Natives {
  private Adler32Natives() {}

  /** {@code Adler32.update(II)I}. */
  public static int update(int adler, int b) {
    return Adler32Model.update(adler, b);
  }

  /** {@code Adler32.updateBytes(I[BII)I}; the caller has checked the range. */
  public static int updateBytes(int adler, byte[] b, int off, int len) {
    return Adler32Model.update(adler, b, off, len);
  }
}
