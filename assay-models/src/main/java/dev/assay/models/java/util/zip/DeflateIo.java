package dev.assay.models.java.util.zip;

/**
 * The input and output of a compressor: the buffers of the call being made, output that found no
 * room in earlier buffers, and up to seven bits that do not make a byte yet.
 */
final class DeflateIo {
  // The buffers of the call being made.
  private byte[] in;
  private int inAt;
  private int inEnd;
  private byte[] out;
  private int outAt;
  private int outEnd;

  /** Whether {@link #checksum} covers the input. */
  private boolean summing;

  private int checksum;

  // Output that waits for room.
  private byte[] pending = new byte[0];
  private int pendingFrom;
  private int pendingTo;
  private int bits;
  private int bitCount;

  void reset() {
    pendingFrom = 0;
    pendingTo = 0;
    bits = 0;
    bitCount = 0;
  }

  void open(byte[] in, int inOff, int inLen, byte[] out, int outOff, int outLen) {
    this.in = in;
    this.inAt = inOff;
    this.inEnd = inOff + inLen;
    this.out = out;
    this.outAt = outOff;
    this.outEnd = outOff + outLen;
  }

  /** Lets go of the caller's buffers. */
  void close() {
    in = null;
    out = null;
  }

  // ---- input

  int inputAt() {
    return inAt;
  }

  int inputLeft() {
    return inEnd - inAt;
  }

  /** Moves up to {@code n} bytes of input to {@code to[at]} and says how many there were. */
  int read(byte[] to, int at, int n) {
    int count = Math.min(n, inEnd - inAt);
    System.arraycopy(in, inAt, to, at, count);
    take(count);
    return count;
  }

  /** Copies the {@code n} bytes of input that were moved last. */
  void copyLastRead(byte[] to, int at, int n) {
    System.arraycopy(in, inAt - n, to, at, n);
  }

  // ---- straight output

  int outputAt() {
    return outAt;
  }

  int room() {
    return outEnd - outAt;
  }

  /** Copies to the output without waiting; there must be room and nothing pending. */
  void put(byte[] from, int at, int n) {
    System.arraycopy(from, at, out, outAt, n);
    outAt += n;
  }

  /** Moves input to the output; there must be enough of one, room in the other. */
  void pass(int n) {
    put(in, inAt, n);
    take(n);
  }

  private void take(int n) {
    if (summing) {
      checksum = Adler32Model.update(checksum, in, inAt, n);
    }
    inAt += n;
  }

  /** The Adler-32 checksum of the input taken since {@link #sum}. */
  int checksum() {
    return checksum;
  }

  /** Begins, or ends, to add input to a checksum. */
  void sum(boolean on, int initial) {
    summing = on;
    checksum = initial;
  }

  // ---- pending output

  boolean hasPending() {
    return pendingFrom != pendingTo;
  }

  /** Bits written since the last whole byte. */
  int looseBits() {
    return bitCount;
  }

  void writeBits(int value, int count) {
    bits |= value << bitCount;
    bitCount += count;
    while (bitCount >= 8) {
      writeByte(bits);
      bits >>>= 8;
      bitCount -= 8;
    }
  }

  /** Fills the last byte up with zero bits. */
  void alignToByte() {
    if (bitCount > 0) {
      writeByte(bits);
      bits = 0;
      bitCount = 0;
    }
  }

  void writeByte(int b) {
    reserve(1);
    pending[pendingTo++] = (byte) b;
  }

  void writeShortLittleEndian(int value) {
    writeByte(value);
    writeByte(value >>> 8);
  }

  void writeShortBigEndian(int value) {
    writeByte(value >>> 8);
    writeByte(value);
  }

  void writeIntBigEndian(int value) {
    writeShortBigEndian(value >>> 16);
    writeShortBigEndian(value);
  }

  void write(byte[] from, int at, int n) {
    reserve(n);
    System.arraycopy(from, at, pending, pendingTo, n);
    pendingTo += n;
  }

  /** Moves as much pending output to the caller's buffer as it has room for. */
  void flush() {
    int n = Math.min(pendingTo - pendingFrom, outEnd - outAt);
    put(pending, pendingFrom, n);
    pendingFrom += n;
    if (pendingFrom == pendingTo) {
      pendingFrom = 0;
      pendingTo = 0;
    }
  }

  private void reserve(int n) {
    int needed = pendingTo + n;
    if (needed > pending.length) {
      byte[] larger = new byte[Math.max(needed, Math.max(64, 2 * pending.length))];
      System.arraycopy(pending, pendingFrom, larger, pendingFrom, pendingTo - pendingFrom);
      pending = larger;
    }
  }
}
