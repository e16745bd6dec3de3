package dev.assay.models.java.util.zip;

/**
 * Compresses to a deflate stream (RFC 1951), bare or in zlib's wrapping (RFC 1950), making the same
 * choices as zlib, so that the output is the same to the byte. Input and output may come in pieces
 * of any size.
 */
public final class DeflaterModel {
  /** Compress as suits compression. */
  public static final int NO_FLUSH = 0;

  /** Write all input so that it can be decompressed, to a byte's end. */
  public static final int SYNC_FLUSH = 2;

  /** The same, and let decompression be able to begin here. */
  public static final int FULL_FLUSH = 3;

  /** Write all input and end the stream. */
  public static final int FINISH = 4;

  /** Write all input, not necessarily to a byte's end. */
  private static final int BLOCK_FLUSH = 5;

  /** There was progress. */
  public static final int OK = 0;

  /** The stream is complete. */
  public static final int STREAM_END = 1;

  /** The operation makes no sense at this point of the stream. */
  public static final int STREAM_ERROR = -2;

  /** There was nothing to do, or no room to do it. */
  public static final int BUFFER_ERROR = -5;

  // What has been written.
  private static final int NOTHING = 0;
  private static final int HEADER = 1;
  private static final int LAST_BLOCK = 2;

  /** No call yet, as the last call's flush. */
  private static final int NEVER = -2;

  /** A call that ran out of room, as the last call's flush: repeating it is not idle. */
  private static final int CUT_SHORT = -1;

  private final boolean wrapped;
  private final DeflateIo io = new DeflateIo();
  private final Compressor compressor;

  private int written;
  private int lastFlush;
  private boolean trailerWritten;

  private int consumed;
  private int produced;

  /**
   * Makes a compressor.
   *
   * @param level 0 to 9, or -1 for the default, which is 6
   * @param strategy 0, 1 (filtered) or 2 (Huffman codes only)
   * @param nowrap whether to make a bare stream, without zlib's header and trailer
   */
  public DeflaterModel(int level, int strategy, boolean nowrap) {
    wrapped = !nowrap;
    checkSettings(level, strategy);
    compressor = new Compressor(io, effective(level), strategy);
    reset();
  }

  private static void checkSettings(int level, int strategy) {
    if (level < -1 || level > 9 || strategy < 0 || strategy > 2) {
      throw new IllegalArgumentException();
    }
  }

  private static int effective(int level) {
    return level == -1 ? 6 : level;
  }

  /** Gets ready for a new stream with the same settings. */
  public void reset() {
    io.reset();
    compressor.reset();
    io.sum(wrapped, 1);
    written = NOTHING;
    lastFlush = NEVER;
    trailerWritten = false;
    consumed = 0;
    produced = 0;
  }

  /** Lets go of the large tables. */
  public void end() {
    compressor.reset();
  }

  /** How many bytes of input the last call took. */
  public int consumed() {
    return consumed;
  }

  /** How many bytes of output the last call made. */
  public int produced() {
    return produced;
  }

  /** The checksum of the input so far; of the dictionary, if there is one and nothing else yet. */
  public int getAdler() {
    return io.checksum();
  }

  /**
   * Provides text that the stream may refer to as if it had been compressed before.
   *
   * @return {@link #OK} or {@link #STREAM_ERROR}, if it is too late
   */
  public int setDictionary(byte[] dictionary, int off, int len) {
    boolean inWrapping = wrapped && !trailerWritten;
    if ((inWrapping && written != NOTHING) || compressor.hasAhead()) {
      return STREAM_ERROR;
    }
    int sum = io.checksum();
    if (inWrapping) {
      sum = Adler32Model.update(sum, dictionary, off, len);
    }
    io.sum(false, sum);
    int used = Math.min(len, MatchWindow.SIZE);
    io.open(dictionary, off + len - used, used, dictionary, 0, 0);
    compressor.preset(!wrapped && len >= MatchWindow.SIZE);
    io.close();
    io.sum(inWrapping, sum);
    return OK;
  }

  /**
   * Changes level and strategy. If text compressed by other rules is waiting, it must first be
   * written, and all input must be used up, for which there may not be enough room.
   *
   * @return {@link #OK}, {@link #BUFFER_ERROR} if the call must be repeated with more room, or
   *     {@link #STREAM_ERROR} if the stream is complete
   */
  public int params(
      byte[] in,
      int inOff,
      int inLen,
      byte[] out,
      int outOff,
      int outLen,
      int level,
      int strategy) {
    checkSettings(level, strategy);
    int newLevel = effective(level);
    consumed = 0;
    produced = 0;
    if (compressor.needsFlushFor(newLevel, strategy) && lastFlush != NEVER) {
      int status = deflate(in, inOff, inLen, out, outOff, outLen, BLOCK_FLUSH);
      if (status == STREAM_ERROR) {
        return status;
      }
      if (consumed < inLen || compressor.hasUnwritten()) {
        return BUFFER_ERROR;
      }
    }
    compressor.set(newLevel, strategy);
    return OK;
  }

  /**
   * Compresses as far as input and room for output go. Afterwards {@link #consumed} and {@link
   * #produced} tell how far that was.
   *
   * @return {@link #OK}, {@link #STREAM_END}, {@link #BUFFER_ERROR} or {@link #STREAM_ERROR}
   */
  public int deflate(
      byte[] in, int inOff, int inLen, byte[] out, int outOff, int outLen, int flush) {
    io.open(in, inOff, inLen, out, outOff, outLen);
    int status = deflate(flush);
    consumed = io.inputAt() - inOff;
    produced = io.outputAt() - outOff;
    io.close();
    return status;
  }

  private int deflate(int flush) {
    if (written == LAST_BLOCK && flush != FINISH) {
      return STREAM_ERROR;
    }
    if (io.room() == 0) {
      return BUFFER_ERROR;
    }
    int flushBefore = lastFlush;
    lastFlush = flush;
    if (io.hasPending()) {
      io.flush();
      if (io.room() == 0) {
        return cutShort();
      }
    } else if (io.inputLeft() == 0 && flush != FINISH && rank(flush) <= rank(flushBefore)) {
      return BUFFER_ERROR;
    }
    if (written == LAST_BLOCK && io.inputLeft() != 0) {
      return BUFFER_ERROR;
    }
    if (written == NOTHING) {
      written = HEADER;
      if (wrapped) {
        writeHeader();
        io.flush();
        if (io.hasPending()) {
          return cutShort();
        }
      }
    }
    boolean work =
        io.inputLeft() != 0
            || compressor.hasAhead()
            || (flush != NO_FLUSH && written != LAST_BLOCK);
    if (work && !compress(flush)) {
      return OK;
    }
    if (flush != FINISH) {
      return OK;
    }
    if (!wrapped || trailerWritten) {
      return STREAM_END;
    }
    io.writeIntBigEndian(io.checksum());
    io.flush();
    trailerWritten = true;
    io.sum(false, io.checksum());
    return io.hasPending() ? OK : STREAM_END;
  }

  /** Compresses; false if the call ends here. */
  private boolean compress(int flush) {
    int state = compressor.run(flush);
    if (state == Compressor.FINISH_STARTED || state == Compressor.FINISH_DONE) {
      written = LAST_BLOCK;
    }
    if (state == Compressor.NEED_MORE || state == Compressor.FINISH_STARTED) {
      if (io.room() == 0) {
        cutShort();
      }
      return false;
    }
    if (state == Compressor.BLOCK_DONE) {
      if (flush != BLOCK_FLUSH) {
        compressor.writeSyncMark();
        if (flush == FULL_FLUSH) {
          compressor.forget();
        }
      }
      io.flush();
      if (io.room() == 0) {
        cutShort();
        return false;
      }
    }
    return true;
  }

  private int cutShort() {
    lastFlush = CUT_SHORT;
    return OK;
  }

  /** How much a flush asks for; asking again for no more than that, without input, is idle. */
  private static int rank(int flush) {
    return flush == BLOCK_FLUSH ? 1 : 2 * flush;
  }

  /** RFC 1950, section 2.2. */
  private void writeHeader() {
    int level = compressor.level();
    int hint = level < 2 ? 0 : level < 6 ? 1 : level == 6 ? 2 : 3;
    if (compressor.strategy() >= Compressor.HUFFMAN_ONLY) {
      hint = 0;
    }
    boolean dictionary = compressor.hasHistory();
    int header = 0x78 << 8 | hint << 6 | (dictionary ? 0x20 : 0);
    io.writeShortBigEndian(header + 31 - header % 31);
    if (dictionary) {
      io.writeIntBigEndian(io.checksum());
    }
    io.sum(true, 1);
  }
}
