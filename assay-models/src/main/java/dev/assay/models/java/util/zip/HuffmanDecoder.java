package dev.assay.models.java.util.zip;

/**
 * A canonical Huffman code (RFC 1951, section 3.2.2), ready for decoding. Short codes are found in
 * one look-up; longer ones by walking the code lengths.
 *
 * <p>An <em>entry</em> is {@code symbol << 4 | length}. Codes have 1 to 15 bits, so an entry is
 * never zero.
 */
final class HuffmanDecoder {
  /** The symbol of a bit pattern that stands for nothing. */
  static final int NO_SYMBOL = 0x7ff;

  private static final int MAX_LENGTH = 15;

  /** Which codes a set of lengths may describe; see {@link #of}. */
  enum Kind {
    /** The code for code lengths: must be complete, or empty. */
    CODE_LENGTHS,
    /** Literals or distances: may also be a single code of one bit. */
    SYMBOLS
  }

  private final int rootBits;
  private final char[] root;

  /** How many codes there are of each length, and the symbols in the order of their codes. */
  private final char[] count;

  private final char[] symbols;

  private HuffmanDecoder(int rootBits, char[] root, char[] count, char[] symbols) {
    this.rootBits = rootBits;
    this.root = root;
    this.count = count;
    this.symbols = symbols;
  }

  /**
   * The code with the given lengths, or null if there is none: if they ask for more codes than
   * there are, or leave some unused. Two unfinished codes are accepted, as zlib does, because
   * encoders make them: the empty code, and the code of one symbol. What they leave unused decodes
   * to {@link #NO_SYMBOL} after one bit. (In the empty code for code lengths, zlib decodes it to
   * zero.)
   *
   * @param lengths a length for each symbol, 0 for a symbol that is not used
   * @param from where the lengths begin
   * @param size how many there are
   */
  static HuffmanDecoder of(Kind kind, byte[] lengths, int from, int size, int rootBits) {
    char[] count = new char[MAX_LENGTH + 1];
    for (int i = 0; i < size; i++) {
      count[lengths[from + i]]++;
    }
    int longest = MAX_LENGTH;
    while (longest > 0 && count[longest] == 0) {
      longest--;
    }
    count[0] = 0;
    int unused = 1;
    for (int length = 1; length <= MAX_LENGTH; length++) {
      unused = 2 * unused - count[length];
      if (unused < 0) {
        return null;
      }
    }
    if (longest == 0) {
      int symbol = kind == Kind.CODE_LENGTHS ? 0 : NO_SYMBOL;
      char entry = (char) (symbol << 4 | 1);
      return new HuffmanDecoder(1, new char[] {entry, entry}, count, new char[0]);
    }
    if (unused > 0 && (kind == Kind.CODE_LENGTHS || longest != 1)) {
      return null;
    }
    int bits = Math.min(rootBits, longest);
    char[] next = new char[MAX_LENGTH + 1];
    for (int length = 1; length < MAX_LENGTH; length++) {
      next[length + 1] = (char) (next[length] + count[length]);
    }
    char[] symbols = new char[next[MAX_LENGTH] + count[MAX_LENGTH]];
    for (int i = 0; i < size; i++) {
      int length = lengths[from + i];
      if (length != 0) {
        symbols[next[length]++] = (char) i;
      }
    }
    return new HuffmanDecoder(bits, rootTable(bits, count, symbols), count, symbols);
  }

  /** For every pattern of {@code bits} bits, the entry of the code it begins with, or 0. */
  private static char[] rootTable(int bits, char[] count, char[] symbols) {
    char[] root = new char[1 << bits];
    int code = 0;
    int index = 0;
    for (int length = 1; length <= bits; length++) {
      for (int i = 0; i < count[length]; i++) {
        char entry = (char) (symbols[index++] << 4 | length);
        int first = Integer.reverse(code) >>> (32 - length);
        for (int pattern = first; pattern < root.length; pattern += 1 << length) {
          root[pattern] = entry;
        }
        code++;
      }
      code <<= 1;
    }
    if (symbols.length == 1) {
      root[1] = (char) (NO_SYMBOL << 4 | 1);
    }
    return root;
  }

  /**
   * The entry of the code that {@code bits} begins with, or 0 if it takes more bits to tell.
   *
   * @param bits the next bits of the stream, the first one in the lowest place
   * @param available how many of them are known
   */
  int decode(int bits, int available) {
    int entry = root[bits & ((1 << rootBits) - 1)];
    if (entry != 0) {
      return (entry & 15) <= available ? entry : 0;
    }
    // The walk keeps the code read so far relative to the first code of its length.
    int code = 0;
    int index = 0;
    int rest = bits;
    for (int length = 1; length <= available && length <= MAX_LENGTH; length++) {
      code |= rest & 1;
      rest >>>= 1;
      int here = count[length];
      if (code < here) {
        return symbols[index + code] << 4 | length;
      }
      index += here;
      code = (code - here) << 1;
    }
    return 0;
  }
}
