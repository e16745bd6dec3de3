package dev.assay.models.java.util.zip;

/**
 * Decompresses a deflate stream (RFC 1951), bare or in zlib's wrapping (RFC 1950). Input and output
 * may come in pieces of any size: when either runs out, the model remembers where it was.
 *
 * <p>How much input is taken, when an error is noticed and what it is called follow zlib: input is
 * taken byte by byte and only when a bit of it is needed, and a symbol is decoded before it is seen
 * whether there is room for what it stands for.
 */
public final class InflaterModel {
  /** There was progress. */
  public static final int OK = 0;

  /** The stream has come to its end. */
  public static final int STREAM_END = 1;

  /** The stream asks for the dictionary whose checksum is {@link #getAdler}. */
  public static final int NEED_DICTIONARY = 2;

  /** The operation makes no sense at this point of the stream. */
  public static final int STREAM_ERROR = -2;

  /** The stream is damaged, or a dictionary is the wrong one; {@link #message} says how. */
  public static final int DATA_ERROR = -3;

  /** There was no input to take and no room to use. */
  public static final int BUFFER_ERROR = -5;

  // Where the decoder stands. Each name says what comes next.
  private static final int HEADER = 0;
  private static final int DICTIONARY_ID = 1;
  private static final int DICTIONARY = 2;
  private static final int BLOCK = 3;
  private static final int STORED_SIZE = 4;
  private static final int STORED_BYTES = 5;
  private static final int CODE_SIZES = 6;
  private static final int META_LENGTHS = 7;
  private static final int LENGTHS = 8;
  private static final int SYMBOL = 9;
  private static final int LITERAL = 10;
  private static final int MATCH_LENGTH = 11;
  private static final int MATCH_DISTANCE = 12;
  private static final int DISTANCE_BITS = 13;
  private static final int MATCH = 14;
  private static final int TRAILER = 15;
  private static final int DONE = 16;
  private static final int DAMAGED = 17;

  private static final int WINDOW = 1 << 15;

  private final boolean wrapped;

  private int mode;
  private String message;
  private int adler;
  private boolean haveDictionary;

  // Bits taken from the input but not used yet, the next one in the lowest place.
  private int hold;
  private int holdBits;

  // The block being read.
  private boolean lastBlock;
  private int literalCount;
  private int distanceCount;
  private int metaCount;
  private int lengthsRead;
  private byte[] lengths;
  private HuffmanDecoder metaCode;
  private HuffmanDecoder literalCode;
  private HuffmanDecoder distanceCode;

  /** The rest of a stored block or of a match; or the value of a literal. */
  private int length;

  /** The distance of a match; or the symbol whose extra bits come next. */
  private int distance;

  /** The last output of earlier calls: a ring once it holds {@link #WINDOW} bytes. */
  private byte[] window;

  private int windowSize;
  private int windowNext;

  // The buffers of the call being made.
  private byte[] in;
  private int inAt;
  private int inEnd;
  private byte[] out;
  private int outStart; // of what is not yet in the checksum
  private int outAt;
  private int outEnd;

  private int consumed;
  private int produced;

  /**
   * Makes a decompressor.
   *
   * @param nowrap whether the stream is bare, without zlib's header and trailer
   */
  public InflaterModel(boolean nowrap) {
    wrapped = !nowrap;
    reset();
  }

  /** Gets ready for a new stream. */
  public void reset() {
    mode = wrapped ? HEADER : BLOCK;
    message = null;
    adler = wrapped ? 1 : 0;
    haveDictionary = false;
    hold = 0;
    holdBits = 0;
    lastBlock = false;
    literalCount = 0;
    distanceCount = 0;
    metaCount = 0;
    lengthsRead = 0;
    length = 0;
    distance = 0;
    consumed = 0;
    produced = 0;
    end();
  }

  /** Lets go of all memory. */
  public void end() {
    lengths = null;
    metaCode = null;
    literalCode = null;
    distanceCode = null;
    window = null;
    windowSize = 0;
    windowNext = 0;
  }

  /** How many bytes of input the last call took. */
  public int consumed() {
    return consumed;
  }

  /** How many bytes of output the last call made. */
  public int produced() {
    return produced;
  }

  /** Whether the end of the stream was reached. */
  public boolean finished() {
    return mode == DONE;
  }

  /** Whether the stream waits for {@link #setDictionary}. */
  public boolean needDict() {
    return mode == DICTIONARY && !haveDictionary;
  }

  /** The checksum of the output so far; or of the dictionary asked for. 0 in a bare stream. */
  public int getAdler() {
    return adler;
  }

  /** What is wrong with the stream, or null. */
  public String message() {
    return message;
  }

  /**
   * Provides text that the stream may refer to as if it had been output before.
   *
   * @return {@link #OK}, {@link #STREAM_ERROR} if the stream did not ask for a dictionary, or
   *     {@link #DATA_ERROR} if it asked for a different one
   */
  public int setDictionary(byte[] dictionary, int off, int len) {
    if (wrapped) {
      if (mode != DICTIONARY) {
        return STREAM_ERROR;
      }
      if (Adler32Model.update(1, dictionary, off, len) != adler) {
        return DATA_ERROR;
      }
    }
    remember(dictionary, off, len);
    haveDictionary = true;
    return OK;
  }

  /**
   * Decompresses as far as input and room for output go. Afterwards {@link #consumed} and {@link
   * #produced} tell how far that was, also when the stream turned out to be damaged.
   *
   * @return {@link #OK}, {@link #STREAM_END}, {@link #NEED_DICTIONARY}, {@link #DATA_ERROR} or
   *     {@link #BUFFER_ERROR}
   */
  public int inflate(byte[] in, int inOff, int inLen, byte[] out, int outOff, int outLen) {
    this.in = in;
    this.inAt = inOff;
    this.inEnd = inOff + inLen;
    this.out = out;
    this.outStart = outOff;
    this.outAt = outOff;
    this.outEnd = outOff + outLen;
    boolean going = true;
    while (going) {
      going = advance();
    }
    sumOutput();
    consumed = inAt - inOff;
    produced = outAt - outOff;
    if (mode < DONE) {
      remember(out, outOff, produced);
    }
    this.in = null;
    this.out = null;
    switch (mode) {
      case DONE:
        return STREAM_END;
      case DAMAGED:
        return DATA_ERROR;
      case DICTIONARY:
        return NEED_DICTIONARY;
      default:
        return consumed == 0 && produced == 0 ? BUFFER_ERROR : OK;
    }
  }

  /** Takes one step; says whether another one can follow. */
  private boolean advance() {
    switch (mode) {
      case HEADER:
        return need(16) && header();
      case DICTIONARY_ID:
        if (!need(32)) {
          return false;
        }
        adler = Integer.reverseBytes(hold);
        dropAll();
        return go(DICTIONARY);
      case DICTIONARY:
        if (!haveDictionary) {
          return false;
        }
        adler = 1;
        return go(BLOCK);
      case BLOCK:
        return block();
      case STORED_SIZE:
        return need(32) && storedSize();
      case STORED_BYTES:
        return storedBytes();
      case CODE_SIZES:
        return need(14) && codeSizes();
      case META_LENGTHS:
        return metaLengths();
      case LENGTHS:
        return codeLengths();
      case SYMBOL:
        return symbols();
      case LITERAL:
        if (outAt == outEnd) {
          return false;
        }
        out[outAt++] = (byte) length;
        return go(SYMBOL);
      case MATCH_LENGTH:
        return matchLength();
      case MATCH_DISTANCE:
        return matchDistance();
      case DISTANCE_BITS:
        return distanceBits();
      case MATCH:
        return match();
      case TRAILER:
        return trailer();
      default:
        return false;
    }
  }

  private boolean go(int next) {
    mode = next;
    return true;
  }

  private boolean damaged(String how) {
    message = how;
    mode = DAMAGED;
    return false;
  }

  // ---- bits

  /** Makes sure of {@code n} bits in {@link #hold}; false if the input ends before that. */
  private boolean need(int n) {
    while (holdBits < n) {
      if (inAt == inEnd) {
        return false;
      }
      hold |= (in[inAt++] & 0xff) << holdBits;
      holdBits += 8;
    }
    return true;
  }

  private int take(int n) {
    int value = hold & ((1 << n) - 1);
    drop(n);
    return value;
  }

  private void drop(int n) {
    hold >>>= n;
    holdBits -= n;
  }

  private void dropAll() {
    hold = 0;
    holdBits = 0;
  }

  /** The entry of the next code, not yet dropped from {@link #hold}; 0 if the input ends. */
  private int peek(HuffmanDecoder code) {
    for (; ; ) {
      int entry = code.decode(hold, holdBits);
      if (entry != 0 || !need(holdBits + 1)) {
        return entry;
      }
    }
  }

  // ---- zlib's wrapping, RFC 1950 section 2.2

  private boolean header() {
    int first = hold & 0xff;
    int second = hold >>> 8;
    if ((first << 8 | second) % 31 != 0) {
      return damaged("incorrect header check");
    }
    if ((first & 15) != 8) {
      return damaged("unknown compression method");
    }
    if (first >>> 4 > 7) {
      return damaged("invalid window size");
    }
    adler = 1;
    dropAll();
    return go((second & 0x20) != 0 ? DICTIONARY_ID : BLOCK);
  }

  private boolean trailer() {
    if (wrapped) {
      if (!need(32)) {
        return false;
      }
      sumOutput();
      if (Integer.reverseBytes(hold) != adler) {
        return damaged("incorrect data check");
      }
      dropAll();
    }
    mode = DONE;
    return false;
  }

  /** Adds the output made since the last time to the checksum. */
  private void sumOutput() {
    if (wrapped && outAt > outStart) {
      adler = Adler32Model.update(adler, out, outStart, outAt - outStart);
      outStart = outAt;
    }
  }

  // ---- blocks, RFC 1951 section 3.2.3

  private boolean block() {
    if (lastBlock) {
      drop(holdBits & 7);
      return go(TRAILER);
    }
    if (!need(3)) {
      return false;
    }
    lastBlock = take(1) != 0;
    int type = hold & 3;
    if (type == 3) {
      return damaged("invalid block type");
    }
    drop(2);
    if (type == 0) {
      drop(holdBits & 7);
      return go(STORED_SIZE);
    }
    if (type == 1) {
      literalCode = FixedCodes.LITERALS;
      distanceCode = FixedCodes.DISTANCES;
      return go(SYMBOL);
    }
    return go(CODE_SIZES);
  }

  private boolean storedSize() {
    int size = hold & 0xffff;
    if (size != (~hold >>> 16)) {
      return damaged("invalid stored block lengths");
    }
    length = size;
    dropAll();
    return go(STORED_BYTES);
  }

  private boolean storedBytes() {
    int n = Math.min(length, Math.min(inEnd - inAt, outEnd - outAt));
    System.arraycopy(in, inAt, out, outAt, n);
    inAt += n;
    outAt += n;
    length -= n;
    return length == 0 && go(BLOCK);
  }

  // ---- the codes of a block, RFC 1951 section 3.2.7

  private boolean codeSizes() {
    literalCount = take(5) + 257;
    distanceCount = take(5) + 1;
    metaCount = take(4) + 4;
    if (literalCount > 286 || distanceCount > 30) {
      return damaged("too many length or distance symbols");
    }
    lengths = new byte[DeflateFormat.META_SYMBOLS];
    lengthsRead = 0;
    return go(META_LENGTHS);
  }

  private boolean metaLengths() {
    while (lengthsRead < metaCount) {
      if (!need(3)) {
        return false;
      }
      lengths[DeflateFormat.META_ORDER[lengthsRead++]] = (byte) take(3);
    }
    metaCode =
        HuffmanDecoder.of(
            HuffmanDecoder.Kind.CODE_LENGTHS, lengths, 0, DeflateFormat.META_SYMBOLS, 7);
    if (metaCode == null) {
      return damaged("invalid code lengths set");
    }
    lengths = new byte[literalCount + distanceCount];
    lengthsRead = 0;
    return go(LENGTHS);
  }

  private boolean codeLengths() {
    int all = literalCount + distanceCount;
    while (lengthsRead < all) {
      int entry = peek(metaCode);
      if (entry == 0) {
        return false;
      }
      int symbol = entry >> 4;
      int codeBits = entry & 15;
      if (symbol < 16) {
        drop(codeBits);
        lengths[lengthsRead++] = (byte) symbol;
        continue;
      }
      // 16 repeats the length before it; 17 and 18 stand for few and for many zeros.
      int extra = symbol == 16 ? 2 : symbol == 17 ? 3 : 7;
      if (!need(codeBits + extra)) {
        return false;
      }
      drop(codeBits);
      if (symbol == 16 && lengthsRead == 0) {
        return damaged("invalid bit length repeat");
      }
      byte repeated = symbol == 16 ? lengths[lengthsRead - 1] : 0;
      int times = take(extra) + (symbol == 18 ? 11 : 3);
      if (lengthsRead + times > all) {
        return damaged("invalid bit length repeat");
      }
      while (times-- > 0) {
        lengths[lengthsRead++] = repeated;
      }
    }
    if (lengths[DeflateFormat.END_OF_BLOCK] == 0) {
      return damaged("invalid code -- missing end-of-block");
    }
    literalCode = HuffmanDecoder.of(HuffmanDecoder.Kind.SYMBOLS, lengths, 0, literalCount, 9);
    if (literalCode == null) {
      return damaged("invalid literal/lengths set");
    }
    distanceCode =
        HuffmanDecoder.of(HuffmanDecoder.Kind.SYMBOLS, lengths, literalCount, distanceCount, 6);
    if (distanceCode == null) {
      return damaged("invalid distances set");
    }
    metaCode = null;
    lengths = null;
    return go(SYMBOL);
  }

  // ---- the contents of a block, RFC 1951 section 3.2.5

  /** Decodes symbols up to the first one that is not a literal with room for it. */
  private boolean symbols() {
    for (; ; ) {
      int entry = peek(literalCode);
      if (entry == 0) {
        return false;
      }
      drop(entry & 15);
      int symbol = entry >> 4;
      if (symbol < DeflateFormat.END_OF_BLOCK) {
        if (outAt == outEnd) {
          length = symbol;
          return go(LITERAL);
        }
        out[outAt++] = (byte) symbol;
        continue;
      }
      if (symbol == DeflateFormat.END_OF_BLOCK) {
        literalCode = null;
        distanceCode = null;
        return go(BLOCK);
      }
      if (symbol > DeflateFormat.LAST_LENGTH_SYMBOL) {
        return damaged("invalid literal/length code");
      }
      distance = symbol - DeflateFormat.FIRST_LENGTH_SYMBOL;
      return go(MATCH_LENGTH);
    }
  }

  private boolean matchLength() {
    int extra = DeflateFormat.LENGTH_EXTRA_BITS[distance];
    if (!need(extra)) {
      return false;
    }
    length = DeflateFormat.LENGTH_BASE[distance] + take(extra);
    return go(MATCH_DISTANCE);
  }

  private boolean matchDistance() {
    int entry = peek(distanceCode);
    if (entry == 0) {
      return false;
    }
    drop(entry & 15);
    distance = entry >> 4;
    if (distance >= DeflateFormat.DISTANCE_SYMBOLS) {
      return damaged("invalid distance code");
    }
    return go(DISTANCE_BITS);
  }

  private boolean distanceBits() {
    int extra = DeflateFormat.DISTANCE_EXTRA_BITS[distance];
    if (!need(extra)) {
      return false;
    }
    distance = DeflateFormat.DISTANCE_BASE[distance] + take(extra);
    return go(MATCH);
  }

  private boolean match() {
    int room = outEnd - outAt;
    if (room == 0) {
      return false;
    }
    int madeNow = outAt - outStart;
    if (distance > madeNow + windowSize) {
      return damaged("invalid distance too far back");
    }
    int n = Math.min(length, room);
    length -= n;
    // First what earlier calls made, then what this one made; the two may overlap the copy.
    int at = outAt;
    int stop = at + n;
    if (distance > madeNow) {
      int from = windowNext - (distance - madeNow);
      int old = Math.min(n, distance - madeNow);
      if (from < 0) {
        from += WINDOW;
      }
      for (; old > 0; old--) {
        out[at++] = window[from++];
        from &= WINDOW - 1;
      }
    }
    for (int from = at - distance; at < stop; ) {
      out[at++] = out[from++];
    }
    outAt = stop;
    return length != 0 || go(SYMBOL);
  }

  // ---- the window

  /** Appends to the window. */
  private void remember(byte[] data, int off, int len) {
    int from = off;
    int left = len;
    if (left > WINDOW) {
      from += left - WINDOW;
      left = WINDOW;
    }
    if (left == 0) {
      return;
    }
    growWindow(Math.min(windowSize + left, WINDOW));
    int first = Math.min(left, WINDOW - windowNext);
    System.arraycopy(data, from, window, windowNext, first);
    System.arraycopy(data, from + first, window, 0, left - first);
    windowNext = (windowNext + left) & (WINDOW - 1);
    windowSize = Math.min(windowSize + left, WINDOW);
  }

  private void growWindow(int atLeast) {
    int size = window == null ? 0 : window.length;
    if (size >= atLeast) {
      return;
    }
    int larger = Math.max(size, 256);
    while (larger < atLeast) {
      larger *= 2;
    }
    byte[] grown = new byte[larger];
    if (window != null) {
      System.arraycopy(window, 0, grown, 0, windowSize);
    }
    window = grown;
  }

  /** The fixed codes of RFC 1951, section 3.2.6, made when first used. */
  private static final class FixedCodes {
    static final HuffmanDecoder LITERALS;
    static final HuffmanDecoder DISTANCES;

    static {
      byte[] lengths = DeflateFormat.fixedLiteralLengths();
      LITERALS = HuffmanDecoder.of(HuffmanDecoder.Kind.SYMBOLS, lengths, 0, lengths.length, 9);
      byte[] five = new byte[32];
      for (int i = 0; i < five.length; i++) {
        five[i] = 5;
      }
      DISTANCES = HuffmanDecoder.of(HuffmanDecoder.Kind.SYMBOLS, five, 0, five.length, 5);
    }
  }
}
