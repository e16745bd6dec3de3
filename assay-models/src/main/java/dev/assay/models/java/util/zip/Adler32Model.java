package dev.assay.models.java.util.zip;

/** The Adler-32 checksum of RFC 1950, section 8.2. */
public final class Adler32Model {
  /** The largest prime below 65536. */
  private static final int MODULUS = 65521;

  /**
   * How many bytes can be summed before the second sum could exceed an unsigned 32-bit number:
   * {@code 255 n (n + 1) / 2 + (n + 1)(MODULUS - 1) < 2^31} holds for this signed variant.
   */
  private static final int RUN = 3800;

  private Adler32Model() {}

  /** The checksum of {@code adler}'s data followed by one byte. */
  public static int update(int adler, int b) {
    int sum = ((adler & 0xffff) + (b & 0xff)) % MODULUS;
    int sumOfSums = ((adler >>> 16) + sum) % MODULUS;
    return sumOfSums << 16 | sum;
  }

  /** The checksum of {@code adler}'s data followed by {@code len} bytes from {@code off}. */
  public static int update(int adler, byte[] data, int off, int len) {
    int sum = adler & 0xffff;
    int sumOfSums = adler >>> 16;
    int at = off;
    int end = off + len;
    while (at < end) {
      int stop = Math.min(end, at + RUN);
      while (at < stop) {
        sum += data[at++] & 0xff;
        sumOfSums += sum;
      }
      sum %= MODULUS;
      sumOfSums %= MODULUS;
    }
    return sumOfSums << 16 | sum;
  }
}
