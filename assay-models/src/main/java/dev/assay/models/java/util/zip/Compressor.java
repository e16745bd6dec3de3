package dev.assay.models.java.util.zip;

/**
 * Turns text into blocks, in one of zlib's four ways: stored as it is, matched greedily (levels 1
 * to 3), matched lazily (from level 4 on: a match waits to see whether one that begins a byte later
 * is longer), or without matches.
 */
final class Compressor {
  // How a run of the compressor ended.
  /** Input or room for output ran out. */
  static final int NEED_MORE = 0;

  /** All input is in blocks, and they are written. */
  static final int BLOCK_DONE = 1;

  /** The last block has begun to be written. */
  static final int FINISH_STARTED = 2;

  /** The last block is written. */
  static final int FINISH_DONE = 3;

  static final int FILTERED = 1;
  static final int HUFFMAN_ONLY = 2;

  // For each level: when a match is good enough to search less for a better one, how long a match
  // may be to search at all for a better one (or, matched greedily, for its inside to be indexed),
  // when to stop searching, and how many candidates to look at.
  private static final int[] GOOD_LENGTH = {0, 4, 4, 4, 4, 8, 8, 8, 32, 32};
  private static final int[] LAZY_LENGTH = {0, 4, 5, 6, 4, 16, 16, 32, 128, 258};
  private static final int[] NICE_LENGTH = {0, 8, 16, 32, 16, 32, 128, 128, 258, 258};
  private static final int[] MAX_CHAIN = {0, 4, 8, 32, 16, 32, 128, 256, 1024, 4096};

  /** A match of three bytes is not worth a distance beyond this. */
  private static final int TOO_FAR = 4096;

  private static final int NO_MATCH = DeflateFormat.MIN_MATCH - 1;

  /** The longest stored block. */
  private static final int MAX_STORED = 65535;

  /** How much zlib can hold back for want of room; it decides how stored blocks are cut. */
  private static final int PENDING_CAPACITY = 1 << 16;

  private final DeflateIo io;
  private final MatchWindow window = new MatchWindow();
  private final BlockWriter writer;

  private int level;
  private int strategy;

  // The match at the position, and the one at the position before.
  private int matchLength;
  private int earlierLength;

  /** Whether the byte before the position has not been written yet. */
  private boolean undecided;

  /** How often stored text made the window move since the index was right; 2 means often. */
  private int missedMoves;

  Compressor(DeflateIo io, int level, int strategy) {
    this.io = io;
    this.writer = new BlockWriter(io);
    this.level = level;
    this.strategy = strategy;
    reset();
  }

  void reset() {
    window.reset();
    writer.clear();
    matchLength = NO_MATCH;
    earlierLength = NO_MATCH;
    undecided = false;
    missedMoves = 0;
  }

  int level() {
    return level;
  }

  int strategy() {
    return strategy;
  }

  /** Whether other settings mean another way of compressing. */
  boolean needsFlushFor(int newLevel, int newStrategy) {
    return newStrategy != strategy || way(newLevel) != way(level);
  }

  /** 0 for stored, 1 for greedy, 2 for lazy. */
  private static int way(int level) {
    return level == 0 ? 0 : level < 4 ? 1 : 2;
  }

  void set(int newLevel, int newStrategy) {
    if (newLevel != level && missedMoves != 0) {
      if (missedMoves == 1) {
        window.moveIndexDown();
      } else {
        window.clearIndex();
      }
      missedMoves = 0;
    }
    level = newLevel;
    strategy = newStrategy;
  }

  /** Whether there is text that is not in a written block. */
  boolean hasUnwritten() {
    return window.position - window.blockStart + window.ahead != 0;
  }

  boolean hasAhead() {
    return window.ahead != 0;
  }

  boolean hasHistory() {
    return window.position != 0;
  }

  /** Writes an empty block, which brings the output to a byte's end. */
  void writeSyncMark() {
    writer.writeStoredHeader(0, false);
  }

  /** Forgets earlier text, so that decompression can begin here. */
  void forget() {
    window.clearIndex();
    if (window.ahead == 0) {
      window.startOver();
    }
  }

  /** Takes all input as text that matches can refer to, without compressing it. */
  void preset(boolean replace) {
    if (replace) {
      window.clearIndex();
      window.startOver();
    }
    fill();
    while (window.ahead >= DeflateFormat.MIN_MATCH) {
      for (int n = window.ahead - NO_MATCH; n > 0; n--) {
        window.index(window.position++);
      }
      window.ahead = NO_MATCH;
      fill();
    }
    window.position += window.ahead;
    window.blockStart = window.position;
    window.notIndexed = window.ahead;
    window.ahead = 0;
    matchLength = NO_MATCH;
    earlierLength = NO_MATCH;
    undecided = false;
  }

  /** Compresses as far as input and room for output go. */
  int run(int flush) {
    if (level == 0) {
      return stored(flush);
    }
    if (strategy == HUFFMAN_ONLY) {
      return literals(flush);
    }
    return way(level) == 1 ? greedy(flush) : lazy(flush);
  }

  // ---- input

  /** Reads input until there is enough ahead to look for any match. */
  private void fill() {
    do {
      int space = window.space();
      if (window.isNearlyFull()) {
        window.moveDown();
        window.moveIndexDown();
        space += MatchWindow.SIZE;
      }
      if (io.inputLeft() == 0) {
        return;
      }
      int end = window.position + window.ahead;
      window.reserve(end + Math.min(space, io.inputLeft()));
      window.ahead += io.read(window.text, end, space);
      window.catchUp();
    } while (window.ahead < MatchWindow.ENOUGH_AHEAD && io.inputLeft() != 0);
  }

  /** Reads input; false if compression must wait for more. */
  private boolean prepare(int flush) {
    if (window.ahead < MatchWindow.ENOUGH_AHEAD) {
      fill();
      return window.ahead >= MatchWindow.ENOUGH_AHEAD || flush != DeflaterModel.NO_FLUSH;
    }
    return true;
  }

  // ---- blocks

  /** Writes the current block; false if the output is full now. */
  private boolean writeBlock(boolean last) {
    writer.write(window.text, window.blockStart, window.position - window.blockStart, last);
    window.blockStart = window.position;
    io.flush();
    return io.room() != 0;
  }

  /** Writes what is left when the input is used up. */
  private int close(int flush) {
    if (flush == DeflaterModel.FINISH) {
      return writeBlock(true) ? FINISH_DONE : FINISH_STARTED;
    }
    if (!writer.isEmpty() && !writeBlock(false)) {
      return NEED_MORE;
    }
    return BLOCK_DONE;
  }

  private int indexPosition() {
    return window.ahead >= DeflateFormat.MIN_MATCH ? window.index(window.position) : 0;
  }

  private boolean inReach(int candidate) {
    return candidate != 0 && window.position - candidate <= MatchWindow.MAX_DISTANCE;
  }

  private int search(int candidate) {
    int chain = MAX_CHAIN[level];
    if (earlierLength >= GOOD_LENGTH[level]) {
      chain >>= 2;
    }
    return window.longestMatch(candidate, earlierLength, NICE_LENGTH[level], chain);
  }

  private void skipByte() {
    window.position++;
    window.ahead--;
  }

  // ---- the four ways

  private int greedy(int flush) {
    for (; ; ) {
      if (!prepare(flush)) {
        return NEED_MORE;
      }
      if (window.ahead == 0) {
        break;
      }
      int candidate = indexPosition();
      if (inReach(candidate)) {
        matchLength = search(candidate);
      }
      boolean full;
      if (matchLength >= DeflateFormat.MIN_MATCH) {
        full = writer.addMatch(window.position - window.matchStart, matchLength);
        window.ahead -= matchLength;
        if (matchLength <= LAZY_LENGTH[level] && window.ahead >= DeflateFormat.MIN_MATCH) {
          for (int i = 1; i < matchLength; i++) {
            window.index(window.position + i);
          }
        }
        window.position += matchLength;
        matchLength = 0;
      } else {
        full = writer.addLiteral(window.text[window.position]);
        skipByte();
      }
      if (full && !writeBlock(false)) {
        return NEED_MORE;
      }
    }
    window.notIndexed = Math.min(window.position, NO_MATCH);
    return close(flush);
  }

  private int lazy(int flush) {
    for (; ; ) {
      if (!prepare(flush)) {
        return NEED_MORE;
      }
      if (window.ahead == 0) {
        break;
      }
      int candidate = indexPosition();
      earlierLength = matchLength;
      int earlierStart = window.matchStart;
      matchLength = NO_MATCH;
      if (earlierLength < LAZY_LENGTH[level] && inReach(candidate)) {
        matchLength = search(candidate);
        if (matchLength <= 5 && (strategy == FILTERED || isFarAndShort())) {
          matchLength = NO_MATCH;
        }
      }
      if (earlierLength >= DeflateFormat.MIN_MATCH && matchLength <= earlierLength) {
        if (takeEarlier(earlierStart) && !writeBlock(false)) {
          return NEED_MORE;
        }
      } else if (undecided) {
        boolean full = writer.addLiteral(window.text[window.position - 1]);
        if (full) {
          writeBlock(false);
        }
        skipByte();
        if (io.room() == 0) {
          return NEED_MORE;
        }
      } else {
        undecided = true;
        skipByte();
      }
    }
    if (undecided) {
      writer.addLiteral(window.text[window.position - 1]);
      undecided = false;
    }
    window.notIndexed = Math.min(window.position, NO_MATCH);
    return close(flush);
  }

  private boolean isFarAndShort() {
    return matchLength == DeflateFormat.MIN_MATCH && window.position - window.matchStart > TOO_FAR;
  }

  /** Uses the match that began one byte before the position; says whether the block is full. */
  private boolean takeEarlier(int earlierStart) {
    boolean full = writer.addMatch(window.position - 1 - earlierStart, earlierLength);
    int lastToIndex = window.position + window.ahead - DeflateFormat.MIN_MATCH;
    // The match's first two positions are in the index already.
    int end = window.position - 1 + earlierLength;
    for (int at = window.position + 1; at < end && at <= lastToIndex; at++) {
      window.index(at);
    }
    window.ahead -= end - window.position;
    window.position = end;
    undecided = false;
    matchLength = NO_MATCH;
    earlierLength = 0;
    return full;
  }

  private int literals(int flush) {
    for (; ; ) {
      if (window.ahead == 0) {
        fill();
        if (window.ahead == 0) {
          if (flush == DeflaterModel.NO_FLUSH) {
            return NEED_MORE;
          }
          break;
        }
      }
      matchLength = 0;
      boolean full = writer.addLiteral(window.text[window.position]);
      skipByte();
      if (full && !writeBlock(false)) {
        return NEED_MORE;
      }
    }
    window.notIndexed = 0;
    return close(flush);
  }

  /**
   * Stores text as it is. A block that is large enough, or that a flush asks for, goes straight
   * from the input to the output. What is left gathers in the window, and goes from there to
   * pending output when it makes a block.
   */
  private int stored(int flush) {
    if (storeStraight(flush)) {
      return FINISH_DONE;
    }
    boolean flushing = flush != DeflaterModel.NO_FLUSH;
    if (flushing
        && flush != DeflaterModel.FINISH
        && io.inputLeft() == 0
        && window.position == window.blockStart) {
      return BLOCK_DONE;
    }
    gather();
    int most = Math.min(PENDING_CAPACITY - storedHeaderBytes(), MAX_STORED);
    int gathered = window.position - window.blockStart;
    boolean forced =
        (gathered != 0 || flush == DeflaterModel.FINISH)
            && flushing
            && io.inputLeft() == 0
            && gathered <= most;
    boolean last = false;
    if (gathered >= Math.min(most, MatchWindow.SIZE) || forced) {
      int size = Math.min(gathered, most);
      last = flush == DeflaterModel.FINISH && io.inputLeft() == 0 && size == gathered;
      writer.writeStored(window.text, window.blockStart, size, last);
      window.blockStart += size;
      io.flush();
    }
    return last ? FINISH_STARTED : NEED_MORE;
  }

  /** The block's three bits, padding, and two lengths, after the bits there are. */
  private int storedHeaderBytes() {
    return (io.looseBits() + 3 + 7 + 32) >>> 3;
  }

  /** Writes stored blocks to the output while that is worth it; says whether one was the last. */
  private boolean storeStraight(int flush) {
    int worthwhile = Math.min(PENDING_CAPACITY - 5, MatchWindow.SIZE);
    int inputBefore = io.inputLeft();
    boolean last = false;
    while (!last) {
      int room = io.room() - storedHeaderBytes();
      if (room < 0) {
        break;
      }
      int gathered = window.position - window.blockStart;
      long all = (long) gathered + io.inputLeft();
      int size = (int) Math.min(Math.min(MAX_STORED, all), room);
      boolean whole = size == all;
      if (size < worthwhile
          && (flush == DeflaterModel.NO_FLUSH
              || !whole
              || (size == 0 && flush != DeflaterModel.FINISH))) {
        break;
      }
      last = flush == DeflaterModel.FINISH && whole;
      writer.writeStoredHeader(size, last);
      io.flush();
      int fromWindow = Math.min(gathered, size);
      io.put(window.text, window.blockStart, fromWindow);
      window.blockStart += fromWindow;
      io.pass(size - fromWindow);
    }
    remember(inputBefore - io.inputLeft());
    return last;
  }

  /** Puts the last {@code passed} bytes of input into the window, as history. */
  private void remember(int passed) {
    if (passed == 0) {
      return;
    }
    if (passed >= MatchWindow.SIZE) {
      missedMoves = 2;
      window.reserve(MatchWindow.SIZE);
      io.copyLastRead(window.text, 0, MatchWindow.SIZE);
      window.position = MatchWindow.SIZE;
      window.notIndexed = MatchWindow.SIZE;
    } else {
      if (window.space() <= passed) {
        moveStoredDown();
      }
      window.reserve(window.position + passed);
      io.copyLastRead(window.text, window.position, passed);
      advanceStored(passed);
    }
    window.blockStart = window.position;
  }

  /** Reads as much input into the window as fits. */
  private void gather() {
    if (io.inputLeft() > window.space() && window.blockStart >= MatchWindow.SIZE) {
      moveStoredDown();
    }
    int size = Math.min(window.space(), io.inputLeft());
    window.reserve(window.position + size);
    io.read(window.text, window.position, size);
    advanceStored(size);
  }

  private void moveStoredDown() {
    window.moveDown();
    missedMoves = Math.min(missedMoves + 1, 2);
  }

  private void advanceStored(int n) {
    window.position += n;
    window.notIndexed = Math.min(window.notIndexed + n, MatchWindow.SIZE);
  }
}
