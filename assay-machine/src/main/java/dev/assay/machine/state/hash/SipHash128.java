package dev.assay.machine.state.hash;

import dev.assay.machine.state.ComponentHasher;

/**
 * SipHash-2-4 with a result of 128 bits, for messages of whole 64-bit words: a keyed hash that is
 * strong on short inputs. Aumasson and Bernstein, SipHash: a fast short-input PRF, INDOCRYPT 2012.
 */
final class SipHash128 implements ComponentHasher.Sink {
  private final long key0;
  private final long key1;
  private long v0;
  private long v1;
  private long v2;
  private long v3;
  private long words;
  private long result0;
  private long result1;

  SipHash128(long key0, long key1) {
    this.key0 = key0;
    this.key1 = key1;
  }

  /** Begins a message. */
  SipHash128 start() {
    v0 = key0 ^ 0x736f6d6570736575L;
    v1 = key1 ^ 0x646f72616e646f6dL ^ 0xee;
    v2 = key0 ^ 0x6c7967656e657261L;
    v3 = key1 ^ 0x7465646279746573L;
    words = 0;
    return this;
  }

  @Override
  public void put(long word) {
    words++;
    v3 ^= word;
    rounds(2);
    v0 ^= word;
  }

  /** Ends the message; then the results can be read. */
  void finish() {
    long last = words << 59;
    v3 ^= last;
    rounds(2);
    v0 ^= last;
    v2 ^= 0xee;
    rounds(4);
    result0 = v0 ^ v1 ^ v2 ^ v3;
    v1 ^= 0xdd;
    rounds(4);
    result1 = v0 ^ v1 ^ v2 ^ v3;
  }

  long result0() {
    return result0;
  }

  long result1() {
    return result1;
  }

  private void rounds(int count) {
    long a = v0;
    long b = v1;
    long c = v2;
    long d = v3;
    for (int i = 0; i < count; i++) {
      a += b;
      c += d;
      b = Long.rotateLeft(b, 13) ^ a;
      d = Long.rotateLeft(d, 16) ^ c;
      a = Long.rotateLeft(a, 32);
      c += b;
      a += d;
      b = Long.rotateLeft(b, 17) ^ c;
      d = Long.rotateLeft(d, 21) ^ a;
      c = Long.rotateLeft(c, 32);
    }
    v0 = a;
    v1 = b;
    v2 = c;
    v3 = d;
  }
}
