package dev.assay.certify.format;

import dev.assay.certify.CertificateProblem;
import dev.assay.certify.coder.BitCoder;
import dev.assay.certify.coder.BitModel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Codes numbers and short texts, such as the names of threads and instructions. */
final class Texts {
  private static final int MOST_BYTES = 1 << 14;
  private static final int EVEN = 1 << 15;

  private final BitCoder coder;
  private final BitModel letters = new BitModel(16);
  private final BitModel sizes = new BitModel(12);

  Texts(BitCoder coder) {
    this.coder = coder;
  }

  /** A text of at most 16,384 bytes in UTF-8; each bit is predicted from the two letters before. */
  String text(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    int length = number(Math.min(bytes.length, MOST_BYTES), 1);
    if (length > MOST_BYTES) {
      throw new CertificateProblem("a name in it is too long");
    }
    if (coder.isReading()) {
      bytes = new byte[length];
    }
    int before = 0;
    for (int i = 0; i < length; i++) {
      int node = 1;
      for (int bit = 7; bit >= 0; bit--) {
        node = 2 * node + letters.code(coder, bytes[i] >> bit & 1, before << 8 | node);
      }
      bytes[i] = (byte) node;
      before = (before << 8 | (node & 255)) & 0xffff;
    }
    return new String(Arrays.copyOf(bytes, length), StandardCharsets.UTF_8);
  }

  /**
   * A number from 0: how many bits it has, then the bits below the first.
   *
   * @param context numbers of the same kind have the same
   */
  int number(int number, int context) {
    int width = 31 - Integer.numberOfLeadingZeros(number + 1);
    int bits = 0;
    while (sizes.code(coder, bits < width ? 1 : 0, context << 5 | bits) != 0) {
      if (++bits > 30) {
        throw new CertificateProblem("a number in it is too large");
      }
    }
    int result = 1;
    for (int i = bits - 1; i >= 0; i--) {
      result = 2 * result + coder.code((number + 1) >> i & 1, EVEN);
    }
    return result - 1;
  }

  /** 32 bits that nothing predicts. */
  int word(int word) {
    return bits(word, 32);
  }

  /** Some bits that nothing predicts. */
  int bits(int bits, int count) {
    int result = 0;
    for (int i = count - 1; i >= 0; i--) {
      result = 2 * result + coder.code(bits >>> i & 1, EVEN);
    }
    return result;
  }
}
