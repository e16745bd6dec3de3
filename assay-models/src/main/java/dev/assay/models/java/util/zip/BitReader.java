package dev.assay.models.java.util.zip;

/**
 * Reads bits from input that comes in pieces. A byte is taken from the input only when one of its
 * bits is needed, as zlib does it, because callers see how much was taken.
 */
final class BitReader {
  // Bits taken from the input but not used yet, the next one in the lowest place.
  private int held;
  private int count;

  // The input of the call being made.
  private byte[] in;
  private int at;
  private int end;

  void reset() {
    held = 0;
    count = 0;
  }

  void open(byte[] input, int off, int len) {
    in = input;
    at = off;
    end = off + len;
  }

  /** Lets go of the caller's buffer. */
  void close() {
    in = null;
  }

  /** The index of the next byte to take. */
  int position() {
    return at;
  }

  /** The bits that are there; all others are zero. */
  int held() {
    return held;
  }

  /** Makes sure of {@code n} bits; false if the input ends before that. */
  boolean need(int n) {
    while (count < n) {
      if (at == end) {
        return false;
      }
      held |= (in[at++] & 0xff) << count;
      count += 8;
    }
    return true;
  }

  /** Uses {@code n} bits that are there, and gives their value. */
  int take(int n) {
    int value = held & ((1 << n) - 1);
    drop(n);
    return value;
  }

  void drop(int n) {
    held >>>= n;
    count -= n;
  }

  void dropAll() {
    held = 0;
    count = 0;
  }

  /** Drops the rest of the last byte. */
  void alignToByte() {
    drop(count & 7);
  }

  /** The entry of the next code, not yet dropped; 0 if the input ends. */
  int peek(HuffmanDecoder code) {
    for (; ; ) {
      int entry = code.decode(held, count);
      if (entry != 0 || !need(count + 1)) {
        return entry;
      }
    }
  }

  /** Moves up to {@code n} whole bytes; no bits may be held. */
  int readBytes(byte[] to, int toAt, int n) {
    int moved = Math.min(n, end - at);
    System.arraycopy(in, at, to, toAt, moved);
    at += moved;
    return moved;
  }
}
