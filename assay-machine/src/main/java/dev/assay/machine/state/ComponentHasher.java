package dev.assay.machine.state;

/**
 * Says what of a component counts for a hash that is to be the same in every process. Contents may
 * hold numbers that mean something in this process only (of a class, of an object); the machine
 * puts what they stand for instead.
 */
@FunctionalInterface
public interface ComponentHasher {
  /** Takes what makes up the hash. Order counts. */
  interface Sink {
    /** Adds a number. An {@code int} counts like the equal {@code long}. */
    void put(long value);

    /** Adds a text, marking where it ends. */
    default void put(CharSequence text) {
      int length = text.length();
      put(length);
      long word = 0;
      for (int i = 0; i < length; i++) {
        word = word << 16 | text.charAt(i);
        if ((i & 3) == 3 || i == length - 1) {
          put(word);
          word = 0;
        }
      }
    }
  }

  /**
   * Puts the component into the sink. Components that mean the same must put the same, others
   * something else: whatever has a variable length has to tell it. The answer is remembered, so it
   * must not change.
   */
  void hash(int tag, Object data, Sink sink);

  /** Hashes tag, type and contents as they are. */
  static ComponentHasher plain() {
    return Contents::put;
  }
}
