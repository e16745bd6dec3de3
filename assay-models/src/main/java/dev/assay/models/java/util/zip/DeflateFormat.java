package dev.assay.models.java.util.zip;

/** The constants of the deflate format: RFC 1951, sections 3.2.5 to 3.2.7. */
final class DeflateFormat {
  static final int END_OF_BLOCK = 256;
  static final int FIRST_LENGTH_SYMBOL = 257;
  static final int LAST_LENGTH_SYMBOL = 285;
  static final int LITERAL_SYMBOLS = 286;
  static final int DISTANCE_SYMBOLS = 30;

  /** Symbols of the code in which the lengths of the other two codes are written. */
  static final int META_SYMBOLS = 19;

  static final int MIN_MATCH = 3;
  static final int MAX_MATCH = 258;

  /** The shortest length of each length symbol, and how many bits choose among longer ones. */
  static final int[] LENGTH_BASE = new int[29];

  static final int[] LENGTH_EXTRA_BITS = new int[29];

  /** The same for distances. */
  static final int[] DISTANCE_BASE = new int[DISTANCE_SYMBOLS];

  static final int[] DISTANCE_EXTRA_BITS = new int[DISTANCE_SYMBOLS];

  /** The order in which the lengths of the meta code are written: seldom used ones last. */
  static final int[] META_ORDER = {
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15
  };

  static {
    int base = MIN_MATCH;
    for (int symbol = 0; symbol < 28; symbol++) {
      int extra = symbol < 8 ? 0 : symbol / 4 - 1;
      LENGTH_BASE[symbol] = base;
      LENGTH_EXTRA_BITS[symbol] = extra;
      base += 1 << extra;
    }
    LENGTH_BASE[28] = MAX_MATCH;
    base = 1;
    for (int symbol = 0; symbol < DISTANCE_SYMBOLS; symbol++) {
      int extra = symbol < 4 ? 0 : symbol / 2 - 1;
      DISTANCE_BASE[symbol] = base;
      DISTANCE_EXTRA_BITS[symbol] = extra;
      base += 1 << extra;
    }
  }

  private DeflateFormat() {}

  /** The lengths of the fixed code for literals; two of its symbols have no meaning. */
  static byte[] fixedLiteralLengths() {
    byte[] lengths = new byte[LITERAL_SYMBOLS + 2];
    for (int i = 0; i < lengths.length; i++) {
      lengths[i] = (byte) (i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8);
    }
    return lengths;
  }

  /** Which of the 29 length symbols stands for a match of this length. */
  static int lengthSymbol(int length) {
    if (length == MAX_MATCH) {
      return 28;
    }
    int offset = length - MIN_MATCH;
    if (offset < 8) {
      return offset;
    }
    // Four symbols share a number of extra bits, so a symbol is an exponent and two more bits.
    int extra = 29 - Integer.numberOfLeadingZeros(offset);
    return 4 * extra + (offset >>> extra);
  }

  /** Which of the 30 distance symbols stands for this distance. */
  static int distanceSymbol(int distance) {
    int offset = distance - 1;
    if (offset < 4) {
      return offset;
    }
    int extra = 30 - Integer.numberOfLeadingZeros(offset);
    return 2 * extra + (offset >>> extra);
  }
}
