package dev.assay.machine.state.hash;

/**
 * Remembers 128-bit hashes by a key of two words. An entry may be lost to another one: what is kept
 * is bounded, and grows with use up to that bound.
 */
final class HashCache {
  private static final int WORDS = 4;

  private final int maxBits;
  private int bits = 10;
  private long[] entries = new long[WORDS << bits];
  private int lost;
  private long found0;
  private long found1;

  HashCache(int maxBits) {
    this.maxBits = maxBits;
  }

  /** Whether the hash for a key is known; then it can be read. The first word must not be 0. */
  boolean find(long keyA, long keyB) {
    int at = at(keyA, keyB);
    if (entries[at] != keyA || entries[at + 1] != keyB) {
      return false;
    }
    found0 = entries[at + 2];
    found1 = entries[at + 3];
    return true;
  }

  long found0() {
    return found0;
  }

  long found1() {
    return found1;
  }

  void put(long keyA, long keyB, long hash0, long hash1) {
    int at = at(keyA, keyB);
    if (entries[at] != 0 && ++lost > 1 << (bits - 2) && bits < maxBits) {
      grow();
      at = at(keyA, keyB);
    }
    set(at, keyA, keyB, hash0, hash1);
  }

  private void grow() {
    long[] old = entries;
    bits++;
    lost = 0;
    entries = new long[WORDS << bits];
    for (int i = 0; i < old.length; i += WORDS) {
      if (old[i] != 0) {
        set(at(old[i], old[i + 1]), old[i], old[i + 1], old[i + 2], old[i + 3]);
      }
    }
  }

  private void set(int at, long keyA, long keyB, long hash0, long hash1) {
    entries[at] = keyA;
    entries[at + 1] = keyB;
    entries[at + 2] = hash0;
    entries[at + 3] = hash1;
  }

  private int at(long keyA, long keyB) {
    long h = (keyA * 0x9e3779b97f4a7c15L ^ keyB) * 0xd6e8feb86659fd93L;
    return WORDS * (int) (((h ^ (h >>> 32)) * 0x9fb21c651e98df25L) >>> (64 - bits));
  }
}
