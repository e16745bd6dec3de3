package dev.assay.models.java.util.zip;

/**
 * The text a compressor can still refer to, the text it has yet to compress, and an index of the
 * former: chains of positions whose first three bytes have the same hash, latest position first.
 *
 * <p>Text is kept in an array of twice the distance a match can span. When the second half is
 * nearly full it moves to the first. Position 0 marks the end of a chain, so text there is never
 * matched; that, and the limits below, are zlib's.
 */
final class MatchWindow {
  static final int SIZE = 1 << 15;

  /** Text ahead of the position that lets matching go on without waiting for more input. */
  static final int ENOUGH_AHEAD = DeflateFormat.MAX_MATCH + DeflateFormat.MIN_MATCH + 1;

  static final int MAX_DISTANCE = SIZE - ENOUGH_AHEAD;

  private static final int MASK = SIZE - 1;
  private static final int HASH_MASK = (1 << 15) - 1;
  private static final int PAGE_BITS = 8;

  /** The text; grows up to twice {@link #SIZE}. */
  byte[] text = new byte[0];

  /** Where compression stands. */
  int position;

  /** How much text there is from {@link #position} on. */
  int ahead;

  /** Where the current block began; negative if that has moved out of the window. */
  int blockStart;

  /** How many positions before {@link #position} are not in the index yet. */
  int notIndexed;

  /** Where the match begins that {@link #longestMatch} found last. */
  int matchStart;

  /** The latest position with each hash, in pages that exist only where used. */
  private char[][] latest = new char[(HASH_MASK + 1) >>> PAGE_BITS][];

  /** For each position, modulo {@link #SIZE}, the one before it in its chain. */
  private char[] earlier = new char[0];

  void reset() {
    text = new byte[0];
    position = 0;
    ahead = 0;
    blockStart = 0;
    notIndexed = 0;
    matchStart = 0;
    clearIndex();
    earlier = new char[0];
  }

  /** Forgets the text before the position, if nothing is ahead of it. */
  void startOver() {
    position = 0;
    blockStart = 0;
    notIndexed = 0;
  }

  // ---- text

  /** Makes room for text up to {@code end}. */
  void reserve(int end) {
    if (end > text.length) {
      int size = Math.max(256, text.length);
      while (size < end) {
        size *= 2;
      }
      byte[] larger = new byte[size];
      System.arraycopy(text, 0, larger, 0, text.length);
      text = larger;
    }
  }

  /** How much more text fits in behind what is there. */
  int space() {
    return 2 * SIZE - ahead - position;
  }

  /** Whether so little can still come that the second half should move to the first. */
  boolean isNearlyFull() {
    return position >= SIZE + MAX_DISTANCE;
  }

  /** Moves the text of the second half to the first, without the index. */
  void moveDown() {
    reserve(2 * SIZE);
    System.arraycopy(text, SIZE, text, 0, SIZE);
    position -= SIZE;
    blockStart -= SIZE;
    matchStart -= SIZE;
    if (notIndexed > position) {
      notIndexed = position;
    }
  }

  /** Indexes what {@link #notIndexed} counts, as far as the three bytes there are known. */
  void catchUp() {
    while (notIndexed > 0 && ahead + notIndexed >= DeflateFormat.MIN_MATCH) {
      index(position - notIndexed);
      notIndexed--;
    }
  }

  // ---- index

  void clearIndex() {
    for (int i = 0; i < latest.length; i++) {
      latest[i] = null;
    }
  }

  /** Makes the index follow {@link #moveDown}. */
  void moveIndexDown() {
    for (int i = 0; i < latest.length; i++) {
      if (latest[i] != null) {
        moveDown(latest[i]);
      }
    }
    moveDown(earlier);
  }

  private static void moveDown(char[] positions) {
    for (int i = 0; i < positions.length; i++) {
      positions[i] = (char) Math.max(0, positions[i] - SIZE);
    }
  }

  /** Enters a position and gives the latest one before it with the same hash, or 0. */
  int index(int at) {
    int hash =
        ((text[at] & 0xff) << 10 ^ (text[at + 1] & 0xff) << 5 ^ (text[at + 2] & 0xff)) & HASH_MASK;
    char[] page = latest[hash >>> PAGE_BITS];
    if (page == null) {
      page = new char[1 << PAGE_BITS];
      latest[hash >>> PAGE_BITS] = page;
    }
    int slot = hash & ((1 << PAGE_BITS) - 1);
    char before = page[slot];
    page[slot] = (char) at;
    int link = at & MASK;
    if (link >= earlier.length) {
      char[] larger = new char[Math.max(256, 2 * Integer.highestOneBit(link))];
      System.arraycopy(earlier, 0, larger, 0, earlier.length);
      earlier = larger;
    }
    earlier[link] = before;
    return before;
  }

  /**
   * Looks along a chain for a match longer than {@code atLeast}.
   *
   * @param first the chain's first position
   * @param atLeast the length to beat
   * @param niceLength a length that ends the search
   * @param maxChain how many positions to try at most
   * @return the length found, or {@code atLeast}; no more than there is text ahead
   */
  int longestMatch(int first, int atLeast, int niceLength, int maxChain) {
    byte[] text = this.text;
    int at = position;
    int limit = Math.max(0, at - MAX_DISTANCE);
    int most = Math.min(DeflateFormat.MAX_MATCH, ahead);
    int nice = Math.min(niceLength, ahead);
    int best = atLeast;
    if (best >= most) {
      return most;
    }
    int candidate = first;
    int tries = maxChain;
    byte last = text[at + best];
    byte lastButOne = text[at + best - 1];
    do {
      if (text[candidate + best] == last
          && text[candidate + best - 1] == lastButOne
          && text[candidate] == text[at]
          && text[candidate + 1] == text[at + 1]) {
        int length = 2;
        while (length < most && text[candidate + length] == text[at + length]) {
          length++;
        }
        if (length > best) {
          matchStart = candidate;
          best = length;
          if (length >= nice) {
            break;
          }
          last = text[at + best];
          lastButOne = text[at + best - 1];
        }
      }
      candidate = earlier[candidate & MASK];
    } while (candidate > limit && --tries != 0);
    return best;
  }
}
