package dev.assay.models.java.util.zip;

/**
 * Collects the literals and matches of a block and writes the block in the smallest of the three
 * forms of RFC 1951: stored, with the fixed codes, or with codes of its own.
 */
final class BlockWriter {
  /** zlib closes a block when it has one symbol less than its buffer for 2^14 would hold. */
  private static final int CAPACITY = (1 << 14) - 1;

  private static final int STORED = 0;
  private static final int FIXED = 1;
  private static final int DYNAMIC = 2;

  private static final int REPEAT = 16;
  private static final int FEW_ZEROS = 17;
  private static final int MANY_ZEROS = 18;

  private final DeflateIo io;

  private final HuffmanEncoder literals =
      new HuffmanEncoder(
          DeflateFormat.LITERAL_SYMBOLS,
          15,
          DeflateFormat.LENGTH_EXTRA_BITS,
          DeflateFormat.FIRST_LENGTH_SYMBOL,
          Fixed.LITERAL_LENGTHS);
  private final HuffmanEncoder distances =
      new HuffmanEncoder(
          DeflateFormat.DISTANCE_SYMBOLS,
          15,
          DeflateFormat.DISTANCE_EXTRA_BITS,
          0,
          Fixed.DISTANCE_LENGTHS);
  private final HuffmanEncoder meta =
      new HuffmanEncoder(
          DeflateFormat.META_SYMBOLS, 7, new int[] {2, 3, 7}, REPEAT, /* fixedLengths= */ null);

  // The block's symbols: distance 0 and a literal, or a distance and a length less three.
  private char[] distanceOf = new char[0];
  private byte[] valueOf = new byte[0];
  private int symbols;

  BlockWriter(DeflateIo io) {
    this.io = io;
    clear();
  }

  /** Forgets the block being collected. */
  void clear() {
    literals.clear();
    distances.clear();
    literals.frequency[DeflateFormat.END_OF_BLOCK] = 1;
    symbols = 0;
  }

  boolean isEmpty() {
    return symbols == 0;
  }

  /** Adds a literal and says whether the block is full. */
  boolean addLiteral(int value) {
    literals.frequency[value & 0xff]++;
    return add(0, value);
  }

  /** Adds a match and says whether the block is full. */
  boolean addMatch(int distance, int length) {
    int symbol = DeflateFormat.FIRST_LENGTH_SYMBOL + DeflateFormat.lengthSymbol(length);
    literals.frequency[symbol]++;
    distances.frequency[DeflateFormat.distanceSymbol(distance)]++;
    return add(distance, length - DeflateFormat.MIN_MATCH);
  }

  private boolean add(int distance, int value) {
    if (symbols == valueOf.length) {
      int size = Math.max(64, 2 * symbols);
      char[] moreDistances = new char[size];
      byte[] moreValues = new byte[size];
      System.arraycopy(distanceOf, 0, moreDistances, 0, symbols);
      System.arraycopy(valueOf, 0, moreValues, 0, symbols);
      distanceOf = moreDistances;
      valueOf = moreValues;
    }
    distanceOf[symbols] = (char) distance;
    valueOf[symbols] = (byte) value;
    return ++symbols == CAPACITY;
  }

  /**
   * Writes the block and begins a new one.
   *
   * @param text where the block's text is, unless {@code from} is negative: then part of it is gone
   * @param last whether the stream ends with this block
   */
  void write(byte[] text, int from, int size, boolean last) {
    literals.build();
    distances.build();
    int metaCount = buildMeta();
    int ownCost = literals.cost + distances.cost + meta.cost + 5 + 5 + 4 + 3 * metaCount;
    int ownBytes = (ownCost + 3 + 7) >>> 3;
    int fixedBytes = (literals.fixedCost + distances.fixedCost + 3 + 7) >>> 3;
    if (size + 4 <= Math.min(ownBytes, fixedBytes) && from >= 0) {
      writeStored(text, from, size, last);
    } else if (fixedBytes <= ownBytes) {
      writeHeader(FIXED, last);
      writeSymbols(
          Fixed.LITERAL_CODES, Fixed.LITERAL_LENGTHS, Fixed.DISTANCE_CODES, Fixed.DISTANCE_LENGTHS);
    } else {
      writeHeader(DYNAMIC, last);
      writeCodes(metaCount);
      writeSymbols(literals.code, literals.length, distances.code, distances.length);
    }
    clear();
    if (last) {
      io.alignToByte();
    }
  }

  /** Writes a stored block, whatever is being collected. */
  void writeStored(byte[] text, int from, int size, boolean last) {
    writeStoredHeader(size, last);
    io.write(text, from, size);
  }

  void writeStoredHeader(int size, boolean last) {
    writeHeader(STORED, last);
    io.alignToByte();
    io.writeShortLittleEndian(size);
    io.writeShortLittleEndian(~size);
  }

  private void writeHeader(int form, boolean last) {
    io.writeBits(form << 1 | (last ? 1 : 0), 3);
  }

  private void writeSymbols(
      char[] literalCode, byte[] literalLength, char[] distanceCode, byte[] distanceLength) {
    for (int i = 0; i < symbols; i++) {
      int distance = distanceOf[i];
      int value = valueOf[i] & 0xff;
      if (distance == 0) {
        io.writeBits(literalCode[value], literalLength[value]);
        continue;
      }
      int length = value + DeflateFormat.MIN_MATCH;
      int symbol = DeflateFormat.lengthSymbol(length);
      int literal = symbol + DeflateFormat.FIRST_LENGTH_SYMBOL;
      io.writeBits(literalCode[literal], literalLength[literal]);
      io.writeBits(
          length - DeflateFormat.LENGTH_BASE[symbol], DeflateFormat.LENGTH_EXTRA_BITS[symbol]);
      symbol = DeflateFormat.distanceSymbol(distance);
      io.writeBits(distanceCode[symbol], distanceLength[symbol]);
      io.writeBits(
          distance - DeflateFormat.DISTANCE_BASE[symbol],
          DeflateFormat.DISTANCE_EXTRA_BITS[symbol]);
    }
    io.writeBits(
        literalCode[DeflateFormat.END_OF_BLOCK], literalLength[DeflateFormat.END_OF_BLOCK]);
  }

  // ---- the codes of a block, RFC 1951 section 3.2.7

  /** Builds the code for code lengths; says how many of its own lengths must be written. */
  private int buildMeta() {
    meta.clear();
    runs(literals, false);
    runs(distances, false);
    meta.build();
    int count = DeflateFormat.META_SYMBOLS;
    while (count > 4 && meta.length[DeflateFormat.META_ORDER[count - 1]] == 0) {
      count--;
    }
    return count;
  }

  private void writeCodes(int metaCount) {
    io.writeBits(literals.lastSymbol + 1 - 257, 5);
    io.writeBits(distances.lastSymbol + 1 - 1, 5);
    io.writeBits(metaCount - 4, 4);
    for (int i = 0; i < metaCount; i++) {
      io.writeBits(meta.length[DeflateFormat.META_ORDER[i]], 3);
    }
    runs(literals, true);
    runs(distances, true);
  }

  /** Breaks the lengths of a code into runs, and counts or writes the symbols for them. */
  private void runs(HuffmanEncoder code, boolean write) {
    int before = -1;
    int at = 0;
    while (at <= code.lastSymbol) {
      int length = code.length[at];
      // A repeat symbol stands for up to six lengths, after a first one that was written out.
      int most = length == 0 ? 138 : length == before ? 6 : 7;
      int run = 1;
      while (run < most && at + run <= code.lastSymbol && code.length[at + run] == length) {
        run++;
      }
      at += run;
      if (length == 0 && run >= 3) {
        if (run <= 10) {
          metaSymbol(FEW_ZEROS, run - 3, 3, write);
        } else {
          metaSymbol(MANY_ZEROS, run - 11, 7, write);
        }
      } else if (length != 0 && run >= (length == before ? 3 : 4)) {
        if (length != before) {
          metaSymbol(length, 0, 0, write);
          run--;
        }
        metaSymbol(REPEAT, run - 3, 2, write);
      } else {
        for (; run > 0; run--) {
          metaSymbol(length, 0, 0, write);
        }
      }
      before = length;
    }
  }

  private void metaSymbol(int symbol, int extra, int extraBits, boolean write) {
    if (write) {
      io.writeBits(meta.code[symbol], meta.length[symbol]);
      io.writeBits(extra, extraBits);
    } else {
      meta.frequency[symbol]++;
    }
  }

  /** The fixed codes of RFC 1951, section 3.2.6. */
  private static final class Fixed {
    static final byte[] LITERAL_LENGTHS = DeflateFormat.fixedLiteralLengths();
    static final char[] LITERAL_CODES = new char[LITERAL_LENGTHS.length];
    static final byte[] DISTANCE_LENGTHS = new byte[DeflateFormat.DISTANCE_SYMBOLS];
    static final char[] DISTANCE_CODES = new char[DeflateFormat.DISTANCE_SYMBOLS];

    static {
      for (int i = 0; i < DISTANCE_LENGTHS.length; i++) {
        DISTANCE_LENGTHS[i] = 5;
      }
      HuffmanEncoder.assignCodes(LITERAL_LENGTHS, LITERAL_CODES);
      HuffmanEncoder.assignCodes(DISTANCE_LENGTHS, DISTANCE_CODES);
    }
  }
}
