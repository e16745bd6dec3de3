package dev.assay.machine.code;

import java.util.Arrays;

/**
 * The words of a method as they are emitted, with what {@link CodeMap} says about them. There are
 * two kinds. A thread can stop at an <i>impure</i> word: it may throw, need linking, touch what
 * other threads see, or branch on an input. A <i>pure</i> word only computes; a thread stops there
 * only if the frame is exact, that is, when a branch, a return or an exception leads there.
 */
final class WordBuffer {
  private long[] words;
  private int[] bcis;

  /** By word: the pending entries, as an index into {@link #loads}. */
  private int[] pending;

  /** By word: one more than the leader that begins there; 0 if none does. */
  private int[] leaders;

  private long[] loads = new long[16];
  private int loadCount = 1;

  /** The number of words so far. */
  int at;

  /** The bytecode that is being translated. */
  int bci;

  /** Before word exactAt the frame is exact for bytecode exactBci. */
  private int exactAt = -1;

  private int exactBci;

  /**
   * The last word if it computes the top of the operand stack, so that a store can redirect it to a
   * local; else -1.
   */
  private int producer = -1;

  WordBuffer(int expected) {
    words = new long[expected];
    bcis = new int[expected];
    pending = new int[expected];
    leaders = new int[expected];
  }

  /** Adds a word, or data that belongs to the word before. */
  void append(long w) {
    append(w, bci);
  }

  private void append(long w, int index) {
    if (at == words.length) {
      int longer = at + (at >> 1) + 16;
      words = Arrays.copyOf(words, longer);
      bcis = Arrays.copyOf(bcis, longer);
      pending = Arrays.copyOf(pending, longer);
      leaders = Arrays.copyOf(leaders, longer);
    }
    words[at] = w;
    bcis[at] = index;
    at++;
  }

  void pure(long w) {
    producer = -1;
    append(w, at == exactAt ? exactBci : bci);
  }

  /**
   * @param entries words that load the pending entries, of which there are {@code count}
   */
  void impure(long w, long[] entries, int count) {
    producer = -1;
    if (count > 0) {
      if (loads.length < loadCount + count + 1) {
        loads = Arrays.copyOf(loads, 2 * (loadCount + count));
      }
      System.arraycopy(entries, 0, loads, loadCount, count);
    }
    append(w, bci);
    if (count > 0) {
      pending[at - 1] = loadCount;
      loadCount += count + 1;
    }
  }

  long word(int pc) {
    return words[pc];
  }

  void replace(int pc, long w) {
    words[pc] = w;
  }

  /** The frame is exact before the current bytecode. */
  void noteExact() {
    exactAt = at;
    exactBci = bci;
  }

  /** The current bytecode begins a basic block. */
  void noteLeader() {
    producer = -1;
    if (at == leaders.length) {
      leaders = Arrays.copyOf(leaders, at + 8);
    }
    leaders[at] = bci + 1;
  }

  /** The bytecode whose basic block begins at a word, or -1. */
  int leaderAt(int pc) {
    return pc < leaders.length ? leaders[pc] - 1 : -1;
  }

  /** The last word has computed what is now the top of the operand stack. */
  void noteProducer() {
    producer = at - 1;
  }

  void forgetProducer() {
    producer = -1;
  }

  /**
   * Lets the last word write to a local what it would write to {@code slot}; false if it cannot.
   */
  boolean redirect(int slot, int local) {
    if (producer < 0 || Op.a(words[producer]) != slot) {
      return false;
    }
    words[producer] = (words[producer] & ~0xffff0000L) | ((long) local << 16);
    producer = -1;
    return true;
  }

  long[] words() {
    return Arrays.copyOf(words, at);
  }

  CodeMap map(StackHeights heights) {
    char[] stack = new char[at];
    for (int pc = 0; pc < at; pc++) {
      stack[pc] = (char) heights.at(bcis[pc]);
    }
    return new CodeMap(
        Arrays.copyOf(bcis, at),
        stack,
        Arrays.copyOf(pending, at),
        Arrays.copyOf(loads, loadCount));
  }
}
