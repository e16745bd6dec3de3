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
  private static final int CODES = 6;
  private static final int SYMBOL = 7;
  private static final int LITERAL = 8;
  private static final int MATCH_LENGTH = 9;
  private static final int MATCH_DISTANCE = 10;
  private static final int DISTANCE_BITS = 11;
  private static final int MATCH = 12;
  private static final int TRAILER = 13;
  private static final int DONE = 14;
  private static final int DAMAGED = 15;

  private final boolean wrapped;
  private final BitReader bits = new BitReader();
  private final BlockCodes codes = new BlockCodes();
  private final InflateWindow window = new InflateWindow();

  private int mode;
  private String message;
  private int adler;
  private boolean haveDictionary;

  // The block being read.
  private boolean lastBlock;
  private HuffmanDecoder literalCode;
  private HuffmanDecoder distanceCode;

  /** The rest of a stored block or of a match; or the value of a literal. */
  private int length;

  /** The distance of a match; or the symbol whose extra bits come next. */
  private int distance;

  // The buffers of the call being made.
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
    bits.reset();
    lastBlock = false;
    length = 0;
    distance = 0;
    consumed = 0;
    produced = 0;
    end();
  }

  /** Lets go of all memory. */
  public void end() {
    codes.clear();
    literalCode = null;
    distanceCode = null;
    window.clear();
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
    window.append(dictionary, off, len);
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
    bits.open(in, inOff, inLen);
    this.out = out;
    this.outStart = outOff;
    this.outAt = outOff;
    this.outEnd = outOff + outLen;
    boolean going = true;
    while (going) {
      going = advance();
    }
    sumOutput();
    consumed = bits.position() - inOff;
    produced = outAt - outOff;
    if (mode < DONE) {
      window.append(out, outOff, produced);
    }
    bits.close();
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
        return bits.need(16) && header();
      case DICTIONARY_ID:
        if (!bits.need(32)) {
          return false;
        }
        adler = Integer.reverseBytes(bits.held());
        bits.dropAll();
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
        return bits.need(32) && storedSize();
      case STORED_BYTES:
        return storedBytes();
      case CODES:
        return codes();
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

  // ---- zlib's wrapping, RFC 1950 section 2.2

  private boolean header() {
    int first = bits.held() & 0xff;
    int second = bits.held() >>> 8;
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
    bits.dropAll();
    return go((second & 0x20) != 0 ? DICTIONARY_ID : BLOCK);
  }

  private boolean trailer() {
    if (wrapped) {
      if (!bits.need(32)) {
        return false;
      }
      sumOutput();
      if (Integer.reverseBytes(bits.held()) != adler) {
        return damaged("incorrect data check");
      }
      bits.dropAll();
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
      bits.alignToByte();
      return go(TRAILER);
    }
    if (!bits.need(3)) {
      return false;
    }
    lastBlock = bits.take(1) != 0;
    int type = bits.held() & 3;
    if (type == 3) {
      return damaged("invalid block type");
    }
    bits.drop(2);
    if (type == 0) {
      bits.alignToByte();
      return go(STORED_SIZE);
    }
    if (type == 1) {
      literalCode = FixedCodes.LITERALS;
      distanceCode = FixedCodes.DISTANCES;
      return go(SYMBOL);
    }
    return go(CODES);
  }

  private boolean storedSize() {
    int size = bits.held() & 0xffff;
    if (size != (~bits.held() >>> 16)) {
      return damaged("invalid stored block lengths");
    }
    length = size;
    bits.dropAll();
    return go(STORED_BYTES);
  }

  private boolean storedBytes() {
    int n = bits.readBytes(out, outAt, Math.min(length, outEnd - outAt));
    outAt += n;
    length -= n;
    return length == 0 && go(BLOCK);
  }

  private boolean codes() {
    if (!codes.read(bits)) {
      return codes.damage() != null && damaged(codes.damage());
    }
    literalCode = codes.literals();
    distanceCode = codes.distances();
    codes.clear();
    return go(SYMBOL);
  }

  // ---- the contents of a block, RFC 1951 section 3.2.5

  /** Decodes symbols up to the first one that is not a literal with room for it. */
  private boolean symbols() {
    for (; ; ) {
      int entry = bits.peek(literalCode);
      if (entry == 0) {
        return false;
      }
      bits.drop(entry & 15);
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
    if (!bits.need(extra)) {
      return false;
    }
    length = DeflateFormat.LENGTH_BASE[distance] + bits.take(extra);
    return go(MATCH_DISTANCE);
  }

  private boolean matchDistance() {
    int entry = bits.peek(distanceCode);
    if (entry == 0) {
      return false;
    }
    bits.drop(entry & 15);
    distance = entry >> 4;
    if (distance >= DeflateFormat.DISTANCE_SYMBOLS) {
      return damaged("invalid distance code");
    }
    return go(DISTANCE_BITS);
  }

  private boolean distanceBits() {
    int extra = DeflateFormat.DISTANCE_EXTRA_BITS[distance];
    if (!bits.need(extra)) {
      return false;
    }
    distance = DeflateFormat.DISTANCE_BASE[distance] + bits.take(extra);
    return go(MATCH);
  }

  private boolean match() {
    int room = outEnd - outAt;
    if (room == 0) {
      return false;
    }
    int madeNow = outAt - outStart;
    if (distance > madeNow + window.size()) {
      return damaged("invalid distance too far back");
    }
    int n = Math.min(length, room);
    length -= n;
    // First what earlier calls made, then what this one made; the two may overlap the copy.
    int at = outAt;
    int stop = at + n;
    if (distance > madeNow) {
      int old = Math.min(n, distance - madeNow);
      window.copy(distance - madeNow, out, at, old);
      at += old;
    }
    for (int from = at - distance; at < stop; ) {
      out[at++] = out[from++];
    }
    outAt = stop;
    return length != 0 || go(SYMBOL);
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
